import type { AdminProduct } from '@jhola/shared/contracts/product.contract';

/** A published product as administrators get it; `change` says what is different. */
export const anAdminProduct = (change: Partial<AdminProduct> = {}): AdminProduct => ({
  _id: 'e'.repeat(24),
  name: 'Kurta',
  image: ['/images/kurta.webp'],
  category: [{ _id: 'a'.repeat(24), name: 'Clothing' }],
  subCategory: [{ _id: 'b'.repeat(24), name: 'Kurtas' }],
  unit: 'pack',
  productType: 'fixed',
  stock: 12,
  inStock: true,
  price: 999,
  discount: 10,
  averageRating: 0,
  totalReviews: 0,
  hasVariants: false,
  createdAt: '2026-01-02T03:04:05.000Z',
  description: 'Cotton.',
  more_details: {},
  variants: [],
  published: true,
  version: 7,
  ...change,
});
