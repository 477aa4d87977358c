import { expect, inject } from 'vitest';
import { expectAccessible } from './harness/axe';
import { onScreen, pageLoaded } from './harness/on-screen';
import { itWithoutCode as it } from './harness/visits';

const url = inject('shopUrl');

it('says in its own words that it is away when it goes on a first visit, and opens the page when it is back', async ({
  visit,
}) => {
  const page = await visit(url, 'phone');
  let away = false;
  let opened = 0;
  await page.route('**/*', (route) => (away ? route.abort() : route.continue()));
  page.on('load', () => {
    opened += 1;
  });
  await page.goto('/');
  await pageLoaded(page);
  away = true;

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Categories' }).click();
  const alert = onScreen(page).getByRole('alert');
  await alert.getByText('Not on this device yet').waitFor();
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('You are offline. This needs a connection.').first().waitFor();
  expect(opened).toBe(1);

  away = false;
  await expect.poll(() => opened).toBe(2);
  await onScreen(page).getByRole('heading', { level: 2 }).first().waitFor();
  expect(await alert.count()).toBe(0);
});
