import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { LocaleContext } from '#i18n/use-texts.ts';
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

  it('is called by its Hindi name in Hindi, and leads to the same address', () => {
    const product = aProduct({ name: 'Toor Dal', nameHindi: 'तूर दाल' });
    render(
      <LocaleContext value={{ language: 'hi', dictionary: new Map() }}>
        <MemoryRouter>
          <ProductCard product={product} />
        </MemoryRouter>
      </LocaleContext>,
    );
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'तूर दाल' });
    expect(link.pathname).toBe(`/product/Toor-Dal-${product._id}`);
    expect(screen.getByRole('article', { name: 'तूर दाल' })).toBeTruthy();
  });

  it('strikes nothing through and shows no badge without a discount', () => {
    const { card } = show({ price: 199, discount: 0 });
    expect(card.getByText('₹199').closest('s')).toBeNull();
    expect(card.queryByText(/OFF/)).toBeNull();
  });

  it.each([
    ['500 g', 89, '₹178/kg'],
    ['2 x 150 ml', 60, '₹200/litre'],
  ])('says what a kilogram or litre of a pack of %s costs', (unit, price, per) => {
    const { card } = show({ unit, price });
    expect(card.getByText(unit)).toBeTruthy();
    expect(card.getByText(per)).toBeTruthy();
  });

  it('says how many options there are to choose from, and from which price on', () => {
    const variants = [
      { _id: '1'.repeat(24), name: '500 g', price: 60 },
      { _id: '2'.repeat(24), name: '1 kg', price: 110 },
    ];
    const { card } = show({ unit: '500 g', hasVariants: true, variants, price: 60 });
    expect(card.getByText('2 options')).toBeTruthy();
    expect(card.getByText('from')).toBeTruthy();
    expect(card.getByText('₹60')).toBeTruthy();
    expect(card.queryByText(/\/kg/)).toBeNull();
  });

  it.each([
    [0, 'Out of Stock'],
    [1, 'Only 1 left'],
    [5, 'Only 5 left'],
  ])('with %i pieces says %j', (stock, words) => {
    expect(show({ stock }).card.getByText(words)).toBeTruthy();
  });

  it('says nothing of its stock where there is enough', () => {
    expect(show({ stock: 6 }).card.queryByText(/stock|left/i)).toBeNull();
  });

  it('says its rating with one decimal and how many reviews there are', () => {
    const { card } = show({ averageRating: 4.26, totalReviews: 7 });
    expect(card.getByRole('img', { name: '4.3 out of 5' }).textContent).toBe('4.3');
    expect(card.getByText('7 reviews')).toBeTruthy();
  });

  it('says nothing of reviews where there are none', () => {
    const { card } = show({ averageRating: 0, totalReviews: 0 });
    expect(card.queryByRole('img', { name: /out of 5/ })).toBeNull();
    expect(card.queryByText(/reviews/)).toBeNull();
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
