import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { Locator, Page } from 'playwright-core';
import { takeTheShopAlong } from '../harness/offline';
import { onScreen, open } from '../harness/on-screen';
import type { Screen } from '../harness/screens';
import { adminScenes } from './admin-scenes';
import type { Furnished } from './furnish';
import type { Person } from './routes';

/** What somebody sees of something that pictures are made of: a product, an order, a dialog, a page without a network. */
export interface Scene {
  readonly person: Person;
  readonly address: (made: Furnished) => string;
  /** Where it exists; on both screens when missing. */
  readonly screen?: Screen;
  /** What opens on it, by its words in either language. */
  readonly open?: (page: Page, made: Furnished) => Promise<void>;
  /** Without a network, after the whole shop has been brought onto the device. */
  readonly offline?: true;
}

const button = (page: Page, name: RegExp): Locator => onScreen(page).getByRole('button', { name }).first();

/** Opens a dialog by its button. */
const dialogOf = (name: RegExp) => async (page: Page) => {
  await button(page, name).click();
  await page.getByRole('dialog').first().waitFor();
};

const WRITE_REVIEW = /^(Write a review|रिव्यू लिखें)/;

/** New / Pending, Delivered and Cancelled. */
const orderTabs = (page: Page): Locator =>
  onScreen(page)
    .getByRole('group', { name: /^(Orders by state|स्थिति के अनुसार ऑर्डर)/ })
    .getByRole('button');

const orderPath = (orderId: string) => `/dashboard/myorders/${orderId}`;
const searchFor = (text: string) => `/search?q=${encodeURIComponent(text)}`;

/** Adds the product on screen, as a visitor: the first Add leads to the login; who goes on has it in a cart on the device. */
async function fillCart(page: Page): Promise<void> {
  await button(page, /^(Add to Cart|कार्ट में जोड़ें)/).click();
  await page.waitForURL('**/login');
  await open(page, '/cart');
  await onScreen(page).getByRole('listitem').first().waitFor();
}

/** Each with the name its pictures get. */
export const scenes: Readonly<Record<string, Scene>> = {
  ...adminScenes,
  'product-choice': { person: 'visitor', address: ({ shirt }) => productPath(shirt) },
  'product-sold-out': { person: 'visitor', address: ({ soldOut }) => productPath(soldOut) },
  'choice-sheet': {
    person: 'visitor',
    address: ({ shirt }) => productPath(shirt),
    open: dialogOf(/^(Add to Cart|कार्ट में जोड़ें)/),
  },
  'size-guide': {
    person: 'visitor',
    address: ({ shirt }) => productPath(shirt),
    open: dialogOf(/^(Size guide|साइज़ गाइड)/),
  },
  'search-filters': {
    person: 'visitor',
    address: () => searchFor('atta'),
    screen: 'phone',
    open: dialogOf(/^(Filters|फ़िल्टर)/),
  },
  'search-filtered': { person: 'visitor', address: () => `${searchFor('atta')}&inStock=1&sort=lowToHigh` },
  'search-corrected': { person: 'visitor', address: () => searchFor('zzmasalla') },
  'listing-of-choices': { person: 'visitor', address: () => searchFor('Khadi Cotton Shirt') },
  'cart-of-visitor': { person: 'visitor', address: ({ shown }) => productPath(shown), open: fillCart },
  'success-order': { person: 'shopper', address: ({ placed }) => `/success?orderId=${placed}` },
  'cancel-of-order': { person: 'shopper', address: ({ cancelled }) => `/cancel?orderId=${cancelled}` },
  'order-placed': { person: 'shopper', address: ({ placed }) => orderPath(placed) },
  'order-delivered': { person: 'shopper', address: ({ delivered }) => orderPath(delivered) },
  'order-cancelled': { person: 'shopper', address: ({ cancelled }) => orderPath(cancelled) },
  'orders-delivered': {
    person: 'shopper',
    address: () => '/my-orders',
    open: (page) => orderTabs(page).nth(1).click(),
  },
  'orders-cancelled': {
    person: 'shopper',
    address: () => '/my-orders',
    open: (page) => orderTabs(page).nth(2).click(),
  },
  'cancel-order': {
    person: 'shopper',
    address: ({ placed }) => orderPath(placed),
    open: dialogOf(/^(Cancel Order|ऑर्डर रद्द करें)/),
  },
  'edit-address': {
    person: 'shopper',
    address: () => '/dashboard/address',
    open: dialogOf(/^(Edit|.*बदलें)/),
  },
  'delete-address': {
    person: 'shopper',
    address: () => '/dashboard/address',
    open: dialogOf(/^(Delete|.*हटाएँ)/),
  },
  'write-review': {
    person: 'shopper',
    address: ({ shirt }) => productPath(shirt),
    open: dialogOf(WRITE_REVIEW),
  },
  'ask-question': {
    person: 'shopper',
    address: ({ shirt }) => productPath(shirt),
    open: async (page) => {
      // questions are loaded once they come near the screen
      await button(page, WRITE_REVIEW).scrollIntoViewIfNeeded();
      await dialogOf(/^(Ask a question|सवाल पूछें)/)(page);
    },
  },
  storage: { person: 'shopper', address: () => '/dashboard/storage' },
  'home-offline': { person: 'shopper', address: () => '/', offline: true },
  'search-offline': { person: 'shopper', address: () => searchFor('atta'), offline: true },
  'search-nothing-offline': { person: 'shopper', address: () => searchFor('zzzzqqqq'), offline: true },
  'product-offline': { person: 'shopper', address: ({ shirt }) => productPath(shirt), offline: true },
  'cart-offline': { person: 'shopper', address: () => '/cart', offline: true },
  'checkout-offline': { person: 'shopper', address: () => '/checkout', offline: true },
  'order-offline': { person: 'shopper', address: ({ placed }) => orderPath(placed), offline: true },
  'page-not-on-device': { person: 'shopper', address: () => orderPath('ORD-NOTHERE'), offline: true },
};

/** Takes a page as somebody's who has been in the shop, who has the whole of it on the device, and no network any more. */
export async function takeAlongOffline(page: Page): Promise<void> {
  // home's rows are known, and the small pictures have come
  await open(page, '/');
  await takeTheShopAlong(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

/** Shows a scene; an offline one after {@link takeAlongOffline}. */
export async function showScene(
  page: Page,
  { address, open: unfold }: Scene,
  made: Furnished,
): Promise<void> {
  await open(page, address(made));
  await unfold?.(page, made);
}
