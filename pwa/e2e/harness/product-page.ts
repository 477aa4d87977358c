import { type Product, ProductAnswer, productPaths } from '@jhola/shared/contracts/product.contract';
import type { Page } from 'playwright-core';
import { admin, newShopper, type SignedIn, signInByApi } from './account';
import { addProduct, findProducts } from './catalogue';
import { onScreen } from './on-screen';

/** A product of the demo catalogue with everything a page can show, and a shopper. */
export interface ProductsToSee {
  readonly asha: SignedIn;
  readonly whole: Product;
}

/** A product with several pictures, a discount, stock, a category and no variants; and somebody to look at it. */
export async function aWholeProduct(url: string): Promise<ProductsToSee> {
  const asha = await newShopper(url);
  const found = (await findProducts(asha, 'watch')).find(
    ({ image, stock, discount, hasVariants, category }) =>
      image.length > 3 && stock > 5 && discount > 0 && !hasVariants && category.length > 0,
  );
  const details = await asha.call('POST', productPaths.details, { productId: found?._id });
  return { asha, whole: ProductAnswer.parse(details).data };
}

/** Sold out, but for its second variant. */
export async function shirtSoldOut(url: string, picture: string): Promise<Product> {
  return addProduct(await signInByApi(url, admin), {
    name: 'Madras Check Shirt',
    image: [picture],
    price: 500,
    stock: 0,
    variants: [
      { name: 'S', stock: 0 },
      { name: 'M', price: 450, stock: 3 },
    ],
  });
}

export const region = (page: Page, name: string) => onScreen(page).getByRole('region', { name });
export const button = (page: Page, name: string | RegExp) => onScreen(page).getByRole('button', { name });
export const pictures = (page: Page) => region(page, 'Pictures of the product');
export const thumbnail = (page: Page, name: string, index: number) =>
  pictures(page).getByRole('button', { name: `${name}, picture ${index}`, exact: true });
/** The large picture that is looked at. */
export const picture = (page: Page) => pictures(page).locator('button[tabindex="0"][aria-pressed]');
export const quantity = (page: Page) => onScreen(page).getByRole('group', { name: 'Quantity' });
