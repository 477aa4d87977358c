import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { beforeAll, describe, expect, inject } from 'vitest';
import { type Account, admin, newAccount, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { buyable } from '../harness/buyable';
import { overflowing } from '../harness/layout';
import { onScreen } from '../harness/on-screen';
import { orderCart, putIntoCart } from '../harness/orders';
import { phoneFirst, screens } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');
let office: SignedIn;

beforeAll(async () => {
  office = await signInByApi(url, admin);
});

/** A new shopper with an order. */
async function someone(): Promise<{ account: Account; asha: SignedIn; orderId: string }> {
  const account = await newAccount(url);
  const asha = await signInByApi(url, account);
  const [tea] = await buyable(asha, 'tea', 1);
  if (!tea) throw new Error('The shop has no tea');
  await putIntoCart(asha, tea._id, 1);
  return { account, asha, orderId: (await orderCart(asha)).orderId };
}

describe.each(phoneFirst)('customers on a %s', (screen) => {
  it('are found, seen with their orders, blocked and let in again', { tags: 'full-run' }, async ({
    visit,
  }) => {
    const { account, asha, orderId } = await someone();
    const page = await visitAs(visit, url, office, screen, '/dashboard/customers');
    const search = onScreen(page).getByRole('textbox', { name: 'Search by name, e-mail or mobile' });
    await search.fill(account.email.toUpperCase());
    await onScreen(page).getByText('1 person', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe(account.email.toUpperCase());

    // columns where there is room for them, else a card for each
    const row = onScreen(page).getByRole('row').filter({ hasText: account.email });
    await page.setViewportSize(screens.desktop.viewport);
    await row.waitFor();
    const height = async () => (await row.boundingBox())?.height ?? 0;
    await expect.poll(height).toBeLessThan(70);
    expect(await overflowing(page)).toEqual([]);
    await expectAccessible(page);
    await page.setViewportSize(screens.phone.viewport);
    await expect.poll(height).toBeGreaterThan(100);
    expect(await overflowing(page)).toEqual([]);

    await row.getByRole('link', { name: 'Asha Verma' }).click();
    await page.waitForURL(/\/dashboard\/customers\/[0-9a-f]{24}$/);
    await onScreen(page).getByRole('heading', { level: 1, name: 'Asha Verma' }).waitFor();
    await onScreen(page).getByRole('article', { name: orderId }).waitFor();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);

    const act = (name: string) => onScreen(page).getByRole('button', { name, exact: true });
    const question = (name: string) => page.getByRole('dialog', { name });
    await act('Block').click();
    await expectAccessible(page);
    await question('Block').getByRole('button', { name: 'Block' }).click();
    await onScreen(page).getByText('Blocked', { exact: true }).waitFor();
    await expect(asha.call('GET', accountPaths.userDetails)).rejects.toThrow(/401/);
    await expect(signInByApi(url, account)).rejects.toThrow(/account\.blocked/);
    await act('Unblock').click();
    await question('Unblock').getByRole('button', { name: 'Unblock' }).click();
    await act('Block').waitFor();
    await signInByApi(url, account);

    await onScreen(page).getByRole('link', { name: 'All customers' }).click();
    await onScreen(page)
      .getByText(/^\d+ people$/)
      .waitFor();
    await expect.poll(() => onScreen(page).getByRole('textbox').inputValue()).toBe('');
  });

  it('are for administrators alone, as every page of theirs', { tags: 'full-run' }, async ({ visit }) => {
    const asha = await signInByApi(url, await newAccount(url));
    const page = await visitAs(visit, url, asha, screen, '/dashboard/customers');
    await onScreen(page).getByText('Nothing on this shelf').waitFor();
    expect(await onScreen(page).getByText('Customers', { exact: true }).count()).toBe(0);
    const visitor = await visit(url, screen);
    await visitor.goto('/dashboard/customers');
    await visitor.waitForURL('**/login');
  });
});
