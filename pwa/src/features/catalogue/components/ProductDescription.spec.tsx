import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aProduct } from '#test-data/a-product.ts';
import { ProductDescription } from './ProductDescription';

const details = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

it('shows a field of the owner’s that is called Unit beside the unit of the pack', () => {
  const errors = vi.spyOn(console, 'error');
  const product = { ...aProduct({ unit: '500 g' }), description: 'Long grains.' };
  const { rerender } = render(
    <ProductDescription
      delivery="usual"
      product={{ ...product, more_details: { Unit: 'Gram', Brand: 'Anokhi' } }}
    />,
  );
  expect(details()).toEqual(['Unit500 g', 'UnitGram', 'BrandAnokhi']);
  rerender(
    <ProductDescription delivery="usual" product={{ ...product, more_details: { Brand: 'Anokhi' } }} />,
  );
  expect(details()).toEqual(['Unit500 g', 'BrandAnokhi']);
  expect(errors).not.toHaveBeenCalled();
});
