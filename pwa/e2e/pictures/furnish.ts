import { categoryPaths } from '@jhola/shared/contracts/category.contract';
import type { Product, ProductSummary } from '@jhola/shared/contracts/product.contract';
import { questionPaths } from '@jhola/shared/contracts/questions.contract';
import { reviewPaths } from '@jhola/shared/contracts/reviews.contract';
import { wishlistPaths } from '@jhola/shared/contracts/wishlist.contract';
import { aFreshName, aSubcategory } from '@jhola/test-doubles/builders/categories';
import { cancel } from '@jhola/test-doubles/builders/orders';
import { newShopper, type SignedIn } from '../harness/account';
import { addProduct, findProducts } from '../harness/catalogue';
import { addHome, deliver, orderCart, putIntoCart } from '../harness/orders';

/** What the pictures show, beside what every shop has. */
export interface Furnished {
  /** Reduced, and to be had. */
  readonly shown: ProductSummary;
  /** Of which a size must be chosen; with a size guide, reviews and an answered question. */
  readonly shirt: Product;
  readonly soldOut: Product;
  /** The numbers of orders of the shopper that are where they say. */
  readonly placed: string;
  readonly delivered: string;
  readonly cancelled: string;
}

/**
 * Gives a shopper something on every screen: an address, orders, a wishlist and a cart.
 * @returns the product whose page and listing are shown: reduced, and to be had
 */
export async function furnish(account: SignedIn): Promise<ProductSummary> {
  const { shown, others } = await masalas(account);
  await ordered(account, shown, 2);
  for (const { _id } of others.slice(0, 4)) await account.call('POST', wishlistPaths.add, { productId: _id });
  for (const { _id } of others.slice(0, 3)) await putIntoCart(account, _id, 1);
  return shown;
}

/** The same, and what else has a look of its own: products of every kind, and orders that have ended. */
export async function furnishAll(account: SignedIn, office: SignedIn): Promise<Furnished> {
  const { shown, others } = await masalas(account);
  const home = await addHome(account);
  const delivered = await ordered(account, shown, 1, home);
  const cancelled = await ordered(account, shown, 2, home);
  await deliver(office, delivered);
  await cancel(account.shop, account, cancelled);
  for (const { _id } of others.slice(2, 4)) await putIntoCart(account, _id, 1);
  const placed = await ordered(account, shown, 2, home);
  for (const { _id } of others.slice(0, 4)) await account.call('POST', wishlistPaths.add, { productId: _id });
  for (const { _id } of others.slice(0, 3)) await putIntoCart(account, _id, 1);
  const kurtas = await sizedListing(office);
  const shirt = await addProduct(office, { ...kurtas, ...cottonShirt });
  await discuss(shirt, office);
  const soldOut = await addProduct(office, { ...kurtas, ...silkScarf });
  return { shown, shirt, soldOut, placed, delivered, cancelled };
}

async function masalas(account: SignedIn) {
  const products = await findProducts(account, 'masala');
  const buyable = products.filter(({ stock, hasVariants }) => stock > 8 && !hasVariants);
  const shown = buyable.find(({ discount }) => discount > 0);
  if (!shown) throw new Error('The demo catalogue has no masala to buy');
  return { shown, others: buyable.filter(({ _id }) => _id !== shown._id) };
}

/** Orders what is in the cart and pieces of a product. Returns the order's number. */
async function ordered(
  account: SignedIn,
  { _id }: ProductSummary,
  quantity: number,
  addressId?: string,
): Promise<string> {
  await putIntoCart(account, _id, quantity);
  return (await orderCart(account, addressId)).orderId;
}

/** A category with a size guide and a subcategory. */
async function sizedListing(office: SignedIn) {
  const made = await office.call('POST', categoryPaths.add, {
    name: aFreshName('Clothing'),
    image: '/logo.svg',
    sizeGuide: 'Size | Chest (cm) | Length (cm)\nS | 96 | 68\nM | 102 | 70\nL | 108 | 72\nXL | 114 | 74',
  });
  const category = (made as { data: { _id: string; name: string } }).data;
  const subcategory = await aSubcategory(office.shop, office, [category], aFreshName('Shirts'));
  return { category: [category._id], subCategory: [subcategory._id] };
}

const cottonShirt = {
  name: 'Khadi Cotton Shirt with Mandarin Collar',
  unit: '1 pc',
  price: 1299,
  discount: 15,
  stock: 20,
  description: 'Handspun khadi, soft after the first wash. Coconut buttons, a pocket, and room to move.',
  more_details: { Fabric: '100 % cotton', Fit: 'Regular', Care: 'Machine wash cold' },
  variants: [{ name: 'S', stock: 0 }, { name: 'M', stock: 3 }, { name: 'L' }, { name: 'XL', price: 1399 }],
};
const silkScarf = {
  name: 'Bandhani Silk Scarf',
  unit: '1 pc',
  price: 899,
  discount: 20,
  stock: 0,
  description: 'Tied and dyed by hand in Kutch.',
};

const comments = [
  [5, 'Lovely cloth, fits as the size guide says.'],
  [4, 'Good shirt. The colour is a little paler than on the picture.'],
  [2, 'Too long for me.'],
] as const;

/** Lets shoppers review a product and ask about it, and the owner answer. */
async function discuss({ _id: productId }: Product, office: SignedIn): Promise<void> {
  for (const [rating, comment] of comments) {
    const reviewer = await newShopper(office.shop.url);
    await reviewer.call('POST', reviewPaths.add, { productId, rating, comment });
  }
  const asker = await newShopper(office.shop.url);
  const text = 'Does it shrink when it is washed?';
  const asked = await asker.call('POST', questionPaths.ask, { productId, text });
  const questionId = (asked as { data: { _id: string } }).data._id;
  const answer = 'By one or two per cent at the first wash; it is cut with that in mind.';
  await office.call('POST', questionPaths.answer, { questionId, answer });
}
