import { ADMIN_ORDERS_PATH, adminOrderPath } from '@jhola/shared/domain/slugs/paths';
import type { Page } from 'playwright-core';
import { onScreen, titled } from '../harness/on-screen';
import type { Scene } from './scenes';

/** Opens a dialog by its button. */
const dialogOf = (name: RegExp) => async (page: Page) => {
  await onScreen(page).getByRole('button', { name }).first().click();
  await page.getByRole('dialog').first().waitFor();
};

/** Adds one to a list of settings that begins empty. */
const added = (name: RegExp) => async (page: Page) => {
  await onScreen(page).getByRole('button', { name }).click();
  await onScreen(page).getByRole('heading', { level: 2 }).first().waitFor();
};

/** What an administrator sees besides the routes: orders in each state, what opens on them, forms that are begun, nothing found. */
export const adminScenes: Readonly<Record<string, Scene>> = {
  'admin-order-placed': { person: 'admin', address: ({ placed }) => adminOrderPath(placed) },
  'admin-order-delivered': { person: 'admin', address: ({ delivered }) => adminOrderPath(delivered) },
  'admin-order-cancelled': { person: 'admin', address: ({ cancelled }) => adminOrderPath(cancelled) },
  'admin-change-address': {
    person: 'admin',
    address: ({ placed }) => adminOrderPath(placed),
    open: dialogOf(/^(Change Address|पता बदलें)/),
  },
  'admin-cancel-items': {
    person: 'admin',
    address: ({ placed }) => adminOrderPath(placed),
    open: dialogOf(/^(Cancel Items|कुछ सामान रद्द करें)/),
  },
  'admin-orders-selected': {
    person: 'admin',
    address: () => ADMIN_ORDERS_PATH,
    open: async (page) => {
      await onScreen(page).getByRole('checkbox').last().check();
    },
  },
  'admin-products-selected': {
    person: 'admin',
    address: () => '/dashboard/product',
    open: async (page) => {
      await onScreen(page).getByRole('checkbox').first().check();
    },
  },
  'admin-orders-none-found': { person: 'admin', address: () => `${ADMIN_ORDERS_PATH}?search=zzzzqqqq` },
  'admin-customer': {
    person: 'admin',
    address: () => '/dashboard/customers',
    open: async (page) => {
      await onScreen(page).getByRole('link', { name: 'Asha Verma' }).first().click();
      await titled(page, 'Asha Verma');
    },
  },
  'admin-banner': {
    person: 'admin',
    address: () => '/dashboard/settings/banners',
    open: added(/^(Add Banner|बैनर जोड़ें)/),
  },
  'admin-delivery-area': {
    person: 'admin',
    address: () => '/dashboard/settings/delivery',
    open: added(/^(Add area|इलाका जोड़ें)/),
  },
  'admin-settings-unsaved': {
    person: 'admin',
    address: () => '/dashboard/settings/shop',
    open: async (page) => {
      await onScreen(page).getByRole('textbox').first().fill('Sharma Stores');
      await onScreen(page)
        .getByRole('button', { name: /^(Discard changes|बदलाव छोड़ दें)/ })
        .waitFor();
    },
  },
  'admin-set-up-logo': { person: 'admin', address: () => '/dashboard/set-up?step=logo' },
  'admin-set-up-products': { person: 'admin', address: () => '/dashboard/set-up?step=products' },
};
