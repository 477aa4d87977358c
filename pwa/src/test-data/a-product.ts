import type { ProductSummary } from '@jhola/shared/contracts/product.contract';

let made = 0;

/** A product for a test: what the test does not name is believable. */
export function aProduct(named: Partial<ProductSummary> = {}): ProductSummary {
  made += 1;
  return {
    _id: made.toString(16).padStart(24, '0'),
    name: `Masoor Dal ${made}`,
    image: ['/images/demo/dal-320.webp'],
    category: [{ _id: 'c'.repeat(24), name: 'Groceries' }],
    subCategory: [{ _id: 'd'.repeat(24), name: 'Dal' }],
    unit: '1 kg',
    productType: 'fixed',
    stock: 10,
    inStock: true,
    price: 100,
    discount: 0,
    averageRating: 4.2,
    totalReviews: 12,
    hasVariants: false,
    createdAt: '2026-01-15T08:00:00.000Z',
    ...named,
  };
}
