import type { Locator, Page } from 'playwright-core';
import type { Account } from './account';

/** Fills the fields of a form by their names, as the contracts call them. */
async function fill(form: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await form.locator(`[name="${name}"]`).fill(text);
}

/** Signs up; the shop then shows the sign-in page. */
export async function register(page: Page, { email, password }: Account, name: string): Promise<void> {
  await page.goto('/register');
  const form = page.getByRole('form', { name: 'Register' });
  await fill(form, { name, email, password, confirmPassword: password });
  await form.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/login');
}

/** Signs in; the shop then shows the home page. */
export async function signIn(page: Page, account: Account): Promise<void> {
  if (!page.url().endsWith('/login')) await page.goto('/login');
  const form = page.getByRole('form', { name: 'Login' });
  await fill(form, { email: account.email, password: account.password });
  await form.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('banner').getByText('Login successful!').waitFor();
  await page.waitForURL((url) => url.pathname === '/');
}

/** Types into the search bar and opens the product of that name among what is found. */
export async function searchAndOpen(page: Page, typed: string, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Search for atta dal and more' }).click();
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill(typed);
  // Suggestions lie over the results until they are put away.
  await field.press('Enter');
  await page.getByRole('heading', { name: `Search Results for "${typed}"` }).waitFor();
  await page.getByRole('article', { name, exact: true }).getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Puts two of the product whose page is open into the cart. */
export async function addTwoToCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('button', { name: 'My Cart: 2 items' }).waitFor();
}

/** From a product's page on a phone by its bar to the cart and the order, paid at the door, at an address that is written on the way. */
export async function orderByCash(page: Page, address: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('link', { name: /^View Cart/ }).click();
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByRole('button', { name: '+ Add New Address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  await fill(dialog, address);
  await dialog.getByRole('button', { name: 'Save Address' }).click();
  await page.getByRole('radio', { name: address.name }).and(page.locator(':checked')).waitFor();
  await page.getByRole('button', { name: 'Cash on Delivery' }).click();
  await page.getByRole('heading', { name: 'Order Successfully' }).waitFor();
}

/** The orders under a tab of an orders page: New / Pending, Delivered or Cancelled. */
export async function showOrders(page: Page, tab: string): Promise<Locator> {
  await page.getByRole('group', { name: 'Orders by state' }).getByRole('button', { name: tab }).click();
  return page.getByRole('article');
}
