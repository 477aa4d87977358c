import { productPath } from '@jhola/shared/domain/slugs/paths';
import { expect, inject } from 'vitest';
import { newShopper } from './harness/account';
import { buyable } from './harness/buyable';
import { onScreen, open } from './harness/on-screen';
import { cartOf } from './harness/orders';
import { dispatchSync, workerTools } from './harness/sync-event';
import { visitAs } from './harness/visit-as';
import { itInWholeBrowser as it } from './harness/visits';
import { openWithWorker } from './harness/worker';

const url = inject('shopUrl');

it('sends what was put into the cart offline once there is a network, with no page of the shop open', async ({
  visit,
}) => {
  const asha = await newShopper(url);
  const [dal] = await buyable(asha, 'dal', 1);
  if (!dal) throw new Error('There is no dal');
  const page = await visitAs(visit, url, asha, 'phone');
  const context = page.context();
  await context.grantPermissions(['background-sync'], { origin: url });
  await openWithWorker(page, '/');
  await open(page, productPath(dal));
  const elsewhere = await context.newPage();
  const worker = await workerTools(elsewhere, url);

  await context.setOffline(true);
  await onScreen(page).getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('button', { name: /^My Cart: 1 item/ }).waitFor();
  const asked = () =>
    page.evaluate(async () => {
      const { sync } = (await navigator.serviceWorker.ready) as unknown as {
        readonly sync: { getTags(): Promise<string[]> };
      };
      return sync.getTags();
    });
  await expect.poll(asked).toEqual(['outbox']);
  await page.close();
  expect(await cartOf(asha)).toEqual([]);

  await context.setOffline(false);
  // as the browser does with one that has nothing to do: it begins anew for the event
  await worker.tools.send('ServiceWorker.stopAllWorkers');
  await dispatchSync(worker, url, 'outbox');
  const inCart = async () =>
    (await cartOf(asha)).map(({ productId, quantity }) => [productId.name, quantity]);
  await expect.poll(inCart).toEqual([[dal.name, 1]]);

  // and the next page has nothing left to send
  await elsewhere.goto('/');
  await elsewhere.getByRole('button', { name: /^My Cart: 1 item/ }).waitFor();
  await elsewhere.waitForLoadState('networkidle');
  expect(await inCart()).toEqual([[dal.name, 1]]);
});
