import type { Page } from 'playwright-core';
import { onScreen } from '../harness/on-screen';
import type { Screen } from '../harness/screens';
import type { Person } from './routes';

/** A screen with something open on it. */
interface State {
  readonly person: Person;
  /** The name of the route it is on. */
  readonly route: string;
  /** Where it exists; on both screens when missing. */
  readonly screen?: Screen;
  /** Opens it. */
  readonly open: (page: Page) => Promise<void>;
}

const cartPanel = async (page: Page) => {
  await page.getByRole('button', { name: /^My Cart/ }).click();
  await page.getByRole('dialog', { name: 'Cart' }).waitFor();
};

/** What the routes alone do not show, with the name its pictures get. */
export const states: Readonly<Record<string, State>> = {
  'cart-panel': { person: 'shopper', route: 'home', open: cartPanel },
  'cart-panel-empty': { person: 'visitor', route: 'home', open: cartPanel },
  'account-menu': {
    person: 'shopper',
    route: 'home',
    screen: 'desktop',
    open: async (page) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Account/ })
        .click();
      await page.getByRole('button', { name: 'Log Out' }).waitFor();
    },
  },
  'filters-drawer': {
    person: 'visitor',
    route: 'listing',
    screen: 'phone',
    open: async (page) => {
      await onScreen(page)
        .getByRole('button', { name: /^Filters/ })
        .click();
      await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    },
  },
  'quick-view': {
    person: 'visitor',
    route: 'home',
    open: async (page) => {
      await onScreen(page)
        .getByRole('button', { name: /^Quick View/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('link', { name: 'View Full Details' }).waitFor();
    },
  },
  suggestions: {
    person: 'visitor',
    route: 'search-start',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Search' }).pressSequentially('mas');
      await page.getByRole('option').first().waitFor();
    },
  },
  'new-address': {
    person: 'shopper',
    route: 'address',
    open: async (page) => {
      await onScreen(page).getByRole('button', { name: 'Add New Address' }).first().click();
      await page.getByRole('dialog', { name: 'Add New Address' }).waitFor();
    },
  },
  'verification-otp': {
    person: 'visitor',
    route: 'forgot-password',
    open: async (page) => {
      await onScreen(page).locator('[name=email]').fill('asha.verma@mail.example');
      await onScreen(page).getByRole('button', { name: 'Send OTP' }).click();
      await onScreen(page).getByRole('heading', { level: 1, name: 'Enter your code' }).waitFor();
    },
  },
  'profile-picture': {
    person: 'shopper',
    route: 'profile',
    open: async (page) => {
      await onScreen(page).getByRole('button', { name: 'Edit profile picture' }).click();
      await page.getByRole('dialog', { name: 'Profile picture' }).waitFor();
    },
  },
  'delete-account': {
    person: 'shopper',
    route: 'profile',
    open: async (page) => {
      await onScreen(page).getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('dialog', { name: 'Delete my account' }).waitFor();
    },
  },
  'admin-search': {
    person: 'admin',
    route: 'stock',
    open: async (page) => {
      await page.getByRole('button', { name: /^Search orders/ }).click();
      await page.getByRole('combobox', { name: /^Search orders/ }).fill('a');
      await page.getByRole('option').first().waitFor();
    },
  },
  'login-refused': {
    person: 'visitor',
    route: 'login',
    open: async (page) => {
      const form = onScreen(page).getByRole('form', { name: 'Login' });
      await form.locator('[name=email]').fill('nobody@mail.example');
      await form.locator('[name=password]').fill('not-the-password');
      await form.getByRole('button', { name: 'Login' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
};
