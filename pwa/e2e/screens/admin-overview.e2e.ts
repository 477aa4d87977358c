import { OverviewAnswer, overviewPaths } from '@jhola/shared/contracts/overview.contract';
import { formatRupees } from '@jhola/shared/domain/money/money';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { buying } from '../harness/buying';
import { addProduct } from '../harness/catalogue';
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

/** Opens the overview; what the shop has answered to this very page. */
async function answered(page: Page) {
  const answer = page.waitForResponse(
    (response) => new URL(response.url()).pathname === overviewPaths.figures,
  );
  await page.goto('/dashboard/overview');
  return OverviewAnswer.parse(await (await answer).json()).data;
}

describe.each(phoneFirst)('the overview on a %s', (screen) => {
  it('tells what was sold today and in thirty days, in bars and in tables', { tags: 'full-run' }, async ({
    visit,
  }) => {
    const name = `Brass bell ${crypto.randomUUID().slice(0, 8)}`;
    const bell = await addProduct(office, { name, price: 900, discount: 0, stock: 5000 });
    await orderCart(await buying(url, bell));
    const page = await visitAs(visit, url, office, screen);
    const { days, hours } = await answered(page);
    const view = onScreen(page);
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
    expect(await byDay.getByRole('table', { name: 'The last 30 days' }).getByRole('row').count()).toBe(31);
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
  });
});
