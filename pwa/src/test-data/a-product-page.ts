import type { Product } from '@jhola/shared/contracts/product.contract';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import {
  boughtTogether,
  otherCategoryProducts,
  productDetails,
  relatedProducts,
} from '#data/api/catalogue-api.ts';
import { clearTokens } from '#data/api/tokens.ts';
import { aProduct } from './a-product';

/** Says of everything that it is near the screen. */
class AllNear extends IntersectionObserver {
  constructor(private readonly callback: IntersectionObserverCallback) {
    super(callback);
  }
  override observe(target: Element): void {
    this.callback([{ isIntersecting: true, target } as IntersectionObserverEntry], this);
  }
}

/** The product that the page's tests open. */
export const whole: Product = {
  ...aProduct({ name: 'Fastrack Watch', price: 1999, discount: 10, averageRating: 4.26, totalReviews: 3 }),
  description: 'Tells the time.',
  more_details: { Strap: 'Leather', Dial: 'Round' },
  variants: [],
};

/** The address of a product's page, under a stale name. */
export const pathOf = ({ _id }: Product) => `/product/any-name-${_id}`;
export const title = (name = whole.name) => screen.findByRole('heading', { level: 1, name });
export const region = (name: string) => screen.findByRole('region', { name });
export const shown = (text: string) => screen.getAllByText(text).length > 0;

/** Before each test: a visitor, and a shop that answers. The specs mock the calls of catalogue-api. */
export function prepareProductPage(): void {
  vi.stubGlobal('IntersectionObserver', AllNear);
  clearTokens();
  vi.mocked(productDetails).mockReset().mockResolvedValue(whole);
  vi.mocked(boughtTogether).mockReset().mockResolvedValue([]);
  vi.mocked(relatedProducts)
    .mockReset()
    .mockResolvedValue([aProduct({ name: 'Titan Watch' })]);
  vi.mocked(otherCategoryProducts)
    .mockReset()
    .mockResolvedValue([aProduct({ name: 'Cotton Saree' })]);
}
