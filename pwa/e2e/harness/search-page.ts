import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { onScreen } from './on-screen';

/** The search field of /search. */
export const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const title = (page: Page) => onScreen(page).getByRole('heading', { level: 1 });
export const hasFocus = (page: Page) =>
  expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
export const titled = (page: Page, term: string) =>
  expect.poll(() => title(page).innerText()).toBe(`Search Results for "${term}"`);
