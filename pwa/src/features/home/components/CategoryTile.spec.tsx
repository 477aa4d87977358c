import type { Category } from '@jhola/shared/contracts/category.contract';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CategoryTile } from './CategoryTile';

const category: Category = { _id: '65f0a1b2c3d4e5f6a7b8c9d0', name: 'Snacks', image: '' };

const show = (listing: string | undefined) =>
  render(
    <MemoryRouter>
      <CategoryTile category={category} listing={listing} />
    </MemoryRouter>,
  );

it('leads to the listing it is given', () => {
  show('/Snacks-1/Chips-2');
  expect(screen.getByRole('link', { name: 'Snacks' }).getAttribute('href')).toBe('/Snacks-1/Chips-2');
});

it('leads nowhere without one', () => {
  show(undefined);
  expect(screen.getByText('Snacks')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
