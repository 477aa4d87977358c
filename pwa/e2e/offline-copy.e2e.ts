import { catalogueSyncPaths } from '@jhola/shared/contracts/catalogue-sync.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject } from 'vitest';
import { admin, newShopper, type SignedIn, signInByApi } from './harness/account';
import { addProduct, changeProduct } from './harness/catalogue';
import { storedRow } from './harness/device-store';
import { takeTheShopAlong } from './harness/offline';
import { onScreen, open } from './harness/on-screen';
import { visitAs } from './harness/visit-as';
import { it, itWithWorker } from './harness/visits';

const url = inject('shopUrl');
const SLICES = `**${catalogueSyncPaths.changes}?*`;

let asha: SignedIn;
beforeAll(async () => {
  asha = await newShopper(url);
});

/** How far the copy of a device is. */
const copyRow = (page: Page) =>
  storedRow<{ cursor: string | null; whole: boolean; since: number }>(page, 'catalogueCopy', 'copy');
const copyNow = (page: Page) => onScreen(page).getByRole('button', { name: 'Copy now' }).click();
const complete = (page: Page) => onScreen(page).getByText('Complete', { exact: true }).waitFor();

/** The slices a page asks for, as it asks. */
function slicesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(catalogueSyncPaths.changes)) asked.push(new URL(request.url()).search);
  });
  return asked;
}

it('goes on where a lost network has left it', async ({ visit }) => {
  const page = await visitAs(visit, url, asha, 'phone');
  const asked = slicesOf(page);
  let slices = 0;
  await page.context().route(SLICES, (route) => {
    slices += 1;
    return slices === 2 ? route.abort('internetdisconnected') : route.continue();
  });
  await open(page, '/dashboard/storage');
  await copyNow(page);
  await page.getByText('The shop could not be copied. Please try again.').waitFor();
  const left = await copyRow(page);
  expect(left).toMatchObject({ whole: false, since: 0, cursor: expect.any(String) });
  const before = asked.length;
  await copyNow(page);
  await complete(page);
  expect(asked[before]).toContain(`cursor=${left?.cursor}`);
});

it('is done by one tab at a time, and the other has it too', { tags: 'full-run' }, async ({ visit }) => {
  const page = await visitAs(visit, url, asha, 'phone');
  const other = await page.context().newPage();
  const asked = [slicesOf(page), slicesOf(other)];
  await Promise.all([page, other].map((tab) => open(tab, '/dashboard/storage')));
  await Promise.all([copyNow(page), copyNow(other)]);
  await Promise.all([complete(page), complete(other)]);
  // What is new since then either may ask for; of the first copy no slice is asked for twice.
  const first = asked.flat().filter((query) => query.includes('since=0'));
  expect(first.length).toBeGreaterThan(1);
  expect(new Set(first).size).toBe(first.length);
});

itWithWorker(
  'takes what the shop has changed since, and forgets what it has deleted',
  { tags: 'full-run' },
  async ({ visit }) => {
    const office = await signInByApi(url, admin);
    const mug = await addProduct(office, { name: 'Copied Enamel Mug', price: 100 });
    const page = await visitAs(visit, url, asha, 'phone');
    await takeTheShopAlong(page);
    const stored = () => storedRow<{ price: number }>(page, 'products', mug._id);
    expect((await stored())?.price).toBe(100);
    await changeProduct(office, { _id: mug._id, price: 120 });
    await copyNow(page);
    await expect.poll(async () => (await stored())?.price).toBe(120);
    await office.call('DELETE', productPaths.delete, { _id: mug._id });
    await copyNow(page);
    await expect.poll(stored).toBeUndefined();
  },
);
