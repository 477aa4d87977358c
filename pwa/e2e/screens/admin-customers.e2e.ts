import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { customerPaths } from '@jhola/shared/contracts/customers.contract';
import { beforeAll, describe, expect, inject } from 'vitest';
import { type Account, admin, newAccount, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { buyable } from '../harness/buyable';
import { holdCalls } from '../harness/held-calls';
import { overflowing } from '../harness/layout';
import { onScreen } from '../harness/on-screen';
import { orderCart, putIntoCart } from '../harness/orders';
import { bothScreens, phoneFirst } from '../harness/screens';
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

describe.each(bothScreens)('customers on a %s', (screen) => {
  it('are found, seen with their orders, blocked and promoted', async ({ visit }) => {
    const { account, asha, orderId } = await someone();
    const page = await visitAs(visit, url, office, screen, '/dashboard/customers');
    const view = onScreen(page);
    await view.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
    await view.getByText(/^\d+ people$/).waitFor();
    if (screen === 'desktop') {
      await expect
        .poll(() => view.getByRole('columnheader').allInnerTexts())
        .toEqual(['Name', 'E-mail', 'Mobile', 'Role', 'Status', 'Orders', 'Spent', 'Last login']);
      const menu = view.getByRole('navigation', { name: 'Dashboard' });
      await menu.getByRole('link', { name: 'Customers' }).and(page.locator('[aria-current=page]')).waitFor();
    }
    await expectAccessible(page);

    await view
      .getByRole('textbox', { name: 'Search by name, e-mail or mobile' })
      .fill(account.email.toUpperCase());
    await view.getByText('1 person', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe(account.email.toUpperCase());
    const row = view
      .getByRole(screen === 'desktop' ? 'row' : 'listitem')
      .filter({ hasText: account.email })
      .filter({ visible: true });
    expect(await row.innerText()).toMatch(/Asha Verma[\s\S]*Customer[\s\S]*Active[\s\S]*1[\s\S]*₹\d/);
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);

    await row.getByRole('link', { name: 'Asha Verma' }).click();
    await page.waitForURL(/\/dashboard\/customers\/[0-9a-f]{24}$/);
    await onScreen(page).getByRole('heading', { level: 1, name: 'Asha Verma' }).waitFor();
    await onScreen(page).getByRole('link', { name: account.email }).waitFor();
    await onScreen(page).getByRole('article', { name: orderId }).waitFor();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);

    const act = (name: string) => onScreen(page).getByRole('button', { name, exact: true });
    const question = (name: string) => page.getByRole('dialog', { name });
    await act('Block').click();
    await question('Block').getByText('They are signed out of all devices at once').waitFor();
    await expectAccessible(page);
    await question('Block').getByRole('button', { name: 'Cancel' }).click();
    await question('Block').waitFor({ state: 'hidden' });
    await asha.call('GET', accountPaths.userDetails);
    await act('Block').click();
    await question('Block').getByRole('button', { name: 'Block' }).click();
    await page.getByText('Account blocked').waitFor();
    await onScreen(page).getByText('Blocked', { exact: true }).waitFor();
    await expect(asha.call('GET', accountPaths.userDetails)).rejects.toThrow(/401/);
    await expect(signInByApi(url, account)).rejects.toThrow(/account\.blocked/);
    await act('Unblock').click();
    await question('Unblock').getByRole('button', { name: 'Unblock' }).click();
    await act('Block').waitFor();

    await act('Make administrator').click();
    await question('Make administrator').getByText('all orders and all accounts').waitFor();
    await question('Make administrator').getByRole('button', { name: 'Make administrator' }).click();
    await onScreen(page).getByText('Administrator', { exact: true }).waitFor();
    const promoted = await signInByApi(url, account);
    await promoted.call('POST', customerPaths.find, {});
    await act('Take administrator rights').click();
    await question('Take administrator rights')
      .getByRole('button', { name: 'Take administrator rights' })
      .click();
    await act('Make administrator').waitFor();
    await expect(promoted.call('POST', customerPaths.find, {})).rejects.toThrow(/401/);

    await onScreen(page).getByRole('link', { name: 'All customers' }).click();
    await onScreen(page).getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
    await onScreen(page)
      .getByText(/^\d+ people$/)
      .waitFor();
    await expect.poll(() => onScreen(page).getByRole('textbox').inputValue()).toBe('');
  });
});

describe.each(phoneFirst)('customers on a %s', (screen) => {
  it('are turned over page by page, and kept in the address', async ({ visit }) => {
    const page = await visitAs(visit, url, office, screen);
    const asked: unknown[] = [];
    await page.route(`**${customerPaths.find}`, async (route) => {
      const request = route.request().postDataJSON();
      asked.push(request);
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, page: request.page, totalPage: 3, totalCount: 45 } });
    });
    await page.goto('/dashboard/customers?page=2');
    const pager = onScreen(page).getByRole('navigation', { name: 'Pages' });
    await pager.getByText('Page 2 of 3').waitFor();
    await onScreen(page).getByText('45 people').waitFor();
    await pager.getByRole('button', { name: 'Next' }).click();
    await pager.getByText('Page 3 of 3').waitFor();
    expect(await pager.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
    expect(new URL(page.url()).search).toBe('?page=3');
    await pager.getByRole('button', { name: 'Previous' }).click();
    await pager.getByText('Page 2 of 3').waitFor();
    // what is typed in one go is asked for once, on the first page
    asked.length = 0;
    await onScreen(page).getByRole('textbox').pressSequentially('asha', { delay: 20 });
    await pager.getByText('Page 1 of 3').waitFor();
    expect(asked).toEqual([{ search: 'asha', page: 1 }]);
    await expectAccessible(page);
  });

  it('are nobody for a search that fits no one', async ({ visit }) => {
    const page = await visitAs(visit, url, office, screen, '/dashboard/customers?q=zzzz-nobody');
    const view = onScreen(page);
    await view.getByText('No customers found').waitFor();
    await view.getByText('0 people').waitFor();
    await expectAccessible(page);
    await view.getByRole('button', { name: 'Clear search' }).click();
    // Everybody again; who stands on the first page depends on who came last.
    await view.getByText(/^[1-9]\d* people$/).waitFor();
    expect(await view.getByText('No customers found').count()).toBe(0);
    expect(await view.getByRole('textbox').evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it('do not change their own account here', async ({ visit }) => {
    const page = await visitAs(visit, url, office, screen, `/dashboard/customers?q=${admin.email}`);
    await onScreen(page).getByRole('link', { name: 'Shop Admin' }).filter({ visible: true }).click();
    await onScreen(page).getByText('This is your own account').waitFor();
    await onScreen(page).getByText('No orders yet').waitFor();
    expect(
      await onScreen(page)
        .getByRole('button', { name: /^Block|administrator/ })
        .count(),
    ).toBe(0);
    await expectAccessible(page);
  });

  it('wait, and say when they cannot be fetched', async ({ visit }) => {
    const page = await visitAs(visit, url, office, screen);
    const calls = await holdCalls(page, customerPaths.find);
    await page.goto('/dashboard/customers');
    const view = onScreen(page);
    await view.getByText('Loading...').waitFor();
    await expectAccessible(page);
    calls.fail();
    await view.getByRole('alert').getByText('Customers could not be fetched').waitFor();
    await expectAccessible(page);
    calls.goOn();
    await view.getByRole('button', { name: 'Retry' }).click();
    await view.getByText(/^\d+ people$/).waitFor();
    const details = await holdCalls(page, customerPaths.details);
    await view
      .getByRole('link', { name: /Asha|Shop/ })
      .filter({ visible: true })
      .first()
      .click();
    await onScreen(page).getByText('Loading...').waitFor();
    details.fail();
    await onScreen(page).getByRole('alert').getByText('This customer could not be fetched').waitFor();
    details.goOn();
    await onScreen(page).getByRole('button', { name: 'Retry' }).click();
    await onScreen(page).getByRole('heading', { level: 2, name: 'Orders' }).waitFor();
  });

  it('are for administrators alone', async ({ visit }) => {
    const asha = await signInByApi(url, await newAccount(url));
    const page = await visitAs(visit, url, asha, screen, '/dashboard/customers');
    await onScreen(page).getByText('Nothing on this shelf').waitFor();
    expect(await onScreen(page).getByText('Customers', { exact: true }).count()).toBe(0);
    const visitor = await visit(url, screen);
    await visitor.goto('/dashboard/customers');
    await visitor.waitForURL('**/login');
  });
});
