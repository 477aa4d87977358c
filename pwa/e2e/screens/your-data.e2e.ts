import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { describe, expect, inject } from 'vitest';
import { newAccount, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { downloaded } from '../harness/downloaded';
import { holdCalls } from '../harness/held-calls';
import { onScreen } from '../harness/on-screen';
import { addHome } from '../harness/orders';
import { phoneFirst } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');

describe.each(phoneFirst)('one’s own data on a %s', (screen) => {
  it('is downloaded as a file that holds everything', async ({ visit }) => {
    const account = await newAccount(url);
    const asha = await signInByApi(url, account);
    await addHome(asha);
    const page = await visitAs(visit, url, asha, screen, '/dashboard/profile');
    const data = onScreen(page).getByRole('region', { name: 'Your data' });
    const calls = await holdCalls(page, accountPaths.exportData);
    const download = page.waitForEvent('download');
    await data.getByRole('button', { name: 'Download my data' }).click();
    await data.getByRole('button', { name: 'Loading...' }).waitFor();
    calls.goOn();
    const file = await download;
    expect(file.suggestedFilename()).toBe('jhola-my-data.json');
    expect(JSON.parse((await downloaded(file)).toString())).toMatchObject({
      account: { name: 'Asha Verma', email: account.email },
      addresses: [{ pincode: '302015' }],
      orders: [],
    });
    await page.getByText('Your data is in your downloads').waitFor();
  });

  it('says when it cannot be fetched', async ({ visit }) => {
    const asha = await signInByApi(url, await newAccount(url));
    const page = await visitAs(visit, url, asha, screen, '/dashboard/profile');
    const calls = await holdCalls(page, accountPaths.exportData);
    const download = onScreen(page).getByRole('button', { name: 'Download my data' });
    await download.click();
    calls.fail();
    await page.getByText('You seem to be offline.').waitFor();
    await download.waitFor();
  });

  it('goes with the account, for whoever knows the password', async ({ visit }) => {
    const account = await newAccount(url);
    const asha = await signInByApi(url, account);
    await addHome(asha);
    const page = await visit(url, screen);
    await page.goto('/login');
    const login = onScreen(page).getByRole('form', { name: 'Login' });
    await login.locator('[name=email]').fill(account.email);
    await login.locator('[name=password]').fill(account.password);
    await login.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL((address) => address.pathname === '/');
    await page.goto('/dashboard/profile');
    await onScreen(page).getByRole('button', { name: 'Delete my account' }).click();

    const dialog = page.getByRole('dialog', { name: 'Delete my account' });
    await dialog.getByRole('heading', { name: 'What is deleted at once' }).waitFor();
    await dialog.getByText('Your addresses, cart and wishlist').waitFor();
    await dialog.getByRole('heading', { name: 'What stays' }).waitFor();
    await dialog.getByText(/^Your orders without your name/).waitFor();
    await expectAccessible(page);
    const confirm = dialog.getByRole('button', { name: 'Delete my account' });
    expect(await confirm.isDisabled()).toBe(true);
    await dialog.locator('[name=password]').fill('not-the-password');
    await confirm.click();
    await page.getByText('The e-mail or the password is not right.').waitFor();
    await dialog.locator('[name=password]').fill(account.password);
    await confirm.click();

    await page.waitForURL((address) => address.pathname === '/');
    await page.getByText('Your account is deleted.').waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    const kept = await page.evaluate(
      () =>
        new Promise<unknown[]>((resolve, reject) => {
          const opening = indexedDB.open('jhola');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const tables = opening.result.transaction(['user', 'addresses']);
            const rows = ['user', 'addresses'].map((name) => tables.objectStore(name).getAll());
            tables.oncomplete = () => resolve(rows.flatMap(({ result }) => result));
          };
        }),
    );
    expect(kept).toEqual([]);
    await expect(signInByApi(url, account)).rejects.toThrow(/401/);
    await page.goto('/dashboard/profile');
    await page.waitForURL('**/login');
  });
});
