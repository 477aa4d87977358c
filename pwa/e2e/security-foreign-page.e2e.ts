import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { addressPaths } from '@jhola/shared/contracts/addresses.contract';
import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { sessionPaths } from '@jhola/shared/contracts/sessions.contract';
import { wishlistPaths } from '@jhola/shared/contracts/wishlist.contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { newShopper, type SignedIn } from './harness/account';
import { buyable } from './harness/buyable';
import { addHome, putIntoCart } from './harness/orders';
import { visitAs } from './harness/visit-as';
import { itWithWorker as it } from './harness/visits';

const url = inject('shopUrl');
const DOCUMENT = '<!doctype html><title>A page of somebody else</title><h1>Win a phone</h1>';

let server: Server;
let foreign: string;
beforeAll(async () => {
  server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(DOCUMENT));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  foreign = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

/** What is the shopper's, and would be another thing after any of the attacks. */
async function theirs(shopper: SignedIn): Promise<unknown> {
  const reads = [
    cartPaths.get,
    addressPaths.get,
    wishlistPaths.get,
    orderPaths.orderList,
    accountPaths.userDetails,
  ];
  return Promise.all(reads.map((path) => shopper.call('GET', path)));
}

/** Sends what a page can send without asking, and what it would have to ask for; everything has been answered then. */
function attack(page: Page, calls: readonly { method: string; path: string; body?: object }[]) {
  return page.evaluate(
    async ([shop, all]) => {
      const read: string[] = [];
      for (const { method, path, body } of all) {
        for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
          for (const mode of ['cors', 'no-cors'] as const) {
            const answer = await fetch(shop + path, {
              method,
              mode,
              credentials: 'include',
              headers: { 'content-type': type },
              ...(body ? { body: JSON.stringify(body) } : {}),
            }).catch(() => undefined);
            if (answer && answer.type !== 'opaque') read.push(`${method} ${path}: ${answer.status}`);
          }
        }
        const frame = Object.assign(document.createElement('iframe'), { name: `frame-${path}-${method}` });
        const form = Object.assign(document.createElement('form'), {
          method: method === 'GET' ? 'GET' : 'POST',
          action: shop + path,
          target: frame.name,
          enctype: 'text/plain',
        });
        form.append(
          Object.assign(document.createElement('input'), { name: JSON.stringify(body ?? {}), value: '' }),
        );
        document.body.append(frame, form);
        const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
        form.submit();
        await loaded;
      }
      return read;
    },
    [url, calls] as const,
  );
}

describe('promise 24: a page of somebody else, in the browser of a shopper who is signed in', () => {
  it('changes nothing of theirs, and reads nothing', async ({ browser, visit }) => {
    const asha = await newShopper(url);
    const [dal] = await buyable(asha, 'dal', 1);
    const productId = dal?._id ?? '';
    await putIntoCart(asha, productId, 2);
    const addressId = await addHome(asha);
    const shop = await visitAs(visit, url, asha, 'desktop', '/dashboard/profile');
    await shop.getByRole('form', { name: 'Profile' }).waitFor();
    const before = await theirs(asha);

    // The browser says in its console what it refuses; that is what is hoped for here.
    const state = await shop.context().storageState();
    const context = await browser.newContext({ storageState: state });
    const page = await context.newPage();
    await page.goto(foreign);
    const read = await attack(page, [
      { method: 'POST', path: cartPaths.create, body: { productId, quantity: 5 } },
      { method: 'DELETE', path: cartPaths.deleteItem, body: { _id: productId } },
      { method: 'POST', path: wishlistPaths.add, body: { productId } },
      { method: 'DELETE', path: addressPaths.disable, body: { _id: addressId } },
      {
        method: 'POST',
        path: orderPaths.cashOnDelivery,
        body: { list_items: [{ productId, quantity: 1 }], totalAmt: dal?.price ?? 1, address: addressId },
      },
      { method: 'PUT', path: accountPaths.updateUser, body: { name: 'Mallory' } },
      { method: 'DELETE', path: accountPaths.deleteAccount, body: {} },
      { method: 'GET', path: accountPaths.logout },
      { method: 'DELETE', path: sessionPaths.endOthers },
    ]);
    expect(read).toEqual([]);
    // Signed in as before: the session that all of it aimed at still answers.
    expect(await theirs(asha)).toEqual(before);
    await context.close();
  });

  it('cannot show the shop in a frame of its own', async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(foreign);
    const refused = page.waitForEvent('console', (message) =>
      /frame-ancestors|X-Frame/i.test(message.text()),
    );
    await page.evaluate((shop) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: `${shop}/cart` }));
    }, url);
    await refused;
    await context.close();
  });
});
