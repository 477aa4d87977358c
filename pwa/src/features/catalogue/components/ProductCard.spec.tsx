import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { aProduct } from '#test-data/a-product.ts';
import { ProductCard } from './ProductCard';

function show(...named: Parameters<typeof aProduct>) {
  const product = aProduct(...named);
  render(
    <MemoryRouter>
      <ProductCard
        product={product}
        renderHeart={({ _id }) => <button type="button">{`heart ${_id}`}</button>}
      />
    </MemoryRouter>,
  );
  return { product, card: within(screen.getByRole('article', { name: product.name })) };
}

describe('a product card', () => {
  it('shows name, unit and the price after discount beside the price before', () => {
    const { card } = show({ name: 'Toor Dal', unit: '1 kg', price: 199, discount: 15 });
    expect(card.getByRole('heading', { name: 'Toor Dal' })).toBeTruthy();
    expect(card.getByText('1 kg')).toBeTruthy();
    // ceil(199 × 15 %) = 30
    expect(card.getByText('₹169')).toBeTruthy();
    expect(card.getByText('₹199').closest('s')).toBeTruthy();
    expect(card.getByText('15% OFF')).toBeTruthy();
  });

  it('strikes nothing through and shows no badge without a discount', () => {
    const { card } = show({ price: 199, discount: 0 });
    expect(card.getByText('₹199').closest('s')).toBeNull();
    expect(card.queryByText(/OFF/)).toBeNull();
  });

  it('says whether it is in stock', () => {
    expect(show({ stock: 1 }).card.getByText('In Stock')).toBeTruthy();
    expect(show({ stock: 0 }).card.getByText('Out of Stock')).toBeTruthy();
  });

  it('says its rating with one decimal and how many reviews there are, or that there are none', () => {
    const { card } = show({ averageRating: 4.26, totalReviews: 7 });
    expect(card.getByRole('img', { name: '4.3 out of 5' }).textContent).toBe('4.3');
    expect(card.getByText('7 reviews')).toBeTruthy();
    expect(show({ averageRating: 0, totalReviews: 0 }).card.getByText('No reviews yet')).toBeTruthy();
  });

  it('shows its picture, of the size it needs', () => {
    show({ image: ['/images/demo/dal-320.webp'] });
    const picture = screen.getByRole('article').querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/images/demo/dal-320.webp');
    expect(picture?.getAttribute('srcset')).toContain('320w');
  });

  it('leads to the product by its name and id', () => {
    const { product, card } = show({ name: 'Salt & Pepper, Set' });
    const link = card.getByRole('link', { name: product.name });
    expect(link.getAttribute('href')).toBe(`/product/Salt-Pepper-Set-${product._id}`);
  });

  it('has a slot for the heart', () => {
    const { product, card } = show();
    expect(card.getByRole('button', { name: `heart ${product._id}` })).toBeTruthy();
  });
});
