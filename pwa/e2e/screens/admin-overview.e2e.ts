import { OverviewAnswer, overviewPaths } from '@jhola/shared/contracts/overview.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { formatRupees } from '@jhola/shared/domain/money/money';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, newShopper, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { buying } from '../harness/buying';
import { addProduct } from '../harness/catalogue';
import { holdCalls } from '../harness/held-calls';
import { overflowing } from '../harness/layout';
import { onScreen } from '../harness/on-screen';
import { orderCart } from '../harness/orders';
import { phoneFirst } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');
let office: SignedIn;

beforeAll(async () => {
  office = await signInByApi(url, admin);
});

/** Opens the overview; what the shop told this very page. */
async function told(page: Page) {
  const answer = page.waitForResponse(
    (response) => new URL(response.url()).pathname === overviewPaths.figures,
  );
  await page.goto('/dashboard/overview');
  return OverviewAnswer.parse(await (await answer).json()).data;
}

describe.each(phoneFirst)('the overview on a %s', (screen) => {
  it('tells what was sold today and in thirty days, in bars and in tables', async ({ visit }) => {
    const name = `Brass bell ${crypto.randomUUID().slice(0, 8)}`;
    const bell = await addProduct(office, { name, price: 900, discount: 0, stock: 5000 });
    await orderCart(await buying(url, bell));
    const page = await visitAs(visit, url, office, screen);
    const { days, hours } = await told(page);
    const view = onScreen(page);
    await view.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    const today = days.at(-1);
    expect(today?.revenue).toBeGreaterThanOrEqual(1800);
    const tile = view.getByRole('term').filter({ hasText: 'Revenue today' }).locator('..');
    await tile.getByText(formatRupees(today?.revenue ?? 0), { exact: true }).waitFor();

    const byHour = view.getByRole('region', { name: 'Today by hour' });
    const bars = byHour.locator('[data-chart="revenue"] .recharts-bar-rectangle path');
    await expect.poll(() => bars.count()).toBe(hours.filter(({ revenue }) => revenue > 0).length);
    await byHour.getByRole('button', { name: 'Orders' }).click();
    await byHour.locator('[data-chart="orders"]').waitFor();
    const byDay = view.getByRole('region', { name: 'The last 30 days' });
    await byDay.getByText('Show as a table').click();
    const rows = byDay.getByRole('table', { name: 'The last 30 days' }).getByRole('row');
    expect(await rows.count()).toBe(31);
    const cells = await rows.last().getByRole('cell').allInnerTexts();
    expect(cells).toEqual([`${today?.orders}`, formatRupees(today?.revenue ?? 0), `${today?.newCustomers}`]);
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
  });

  it('tells what was searched for in vain, once that has come to rest', async ({ visit }) => {
    const text = `qzxw${screen} ${crypto.randomUUID().replace(/[^a-f]/g, '')}`;
    await office.call('POST', productPaths.search, { search: text, page: 1 });
    const page = await visitAs(visit, url, office, screen);
    await told(page);
    const view = onScreen(page);
    const refresh = view.getByRole('button', { name: 'Refresh' });
    const entry = view
      .getByRole('region', { name: 'Searched for and not found' })
      .getByRole('link', { name: text });
    await expect
      .poll(
        async () => {
          await refresh.click();
          return entry.count();
        },
        { timeout: 20_000 },
      )
      .toBe(1);
    await entry.click();
    await onScreen(page).getByText('No Data found').waitFor();
  });

  it('waits, says when it cannot be fetched, and is for administrators alone', async ({ visit }) => {
    const page = await visitAs(visit, url, office, screen);
    const calls = await holdCalls(page, overviewPaths.figures);
    await page.goto('/dashboard/overview');
    const view = onScreen(page);
    await view.getByText('Loading...').waitFor();
    await expectAccessible(page);
    calls.fail();
    await view.getByRole('alert').getByText('The overview could not be fetched').waitFor();
    calls.goOn();
    await view.getByRole('button', { name: 'Retry' }).click();
    await view.getByRole('heading', { level: 2, name: 'Best sellers' }).waitFor();
    const asha = await visitAs(visit, url, await newShopper(url), screen, '/dashboard/overview');
    await onScreen(asha).getByText('Nothing on this shelf').waitFor();
  });
});
