import { describe, expect, inject } from 'vitest';
import { newAccount, signInByApi } from '../harness/account';
import { downloaded } from '../harness/downloaded';
import { onScreen } from '../harness/on-screen';
import { addHome } from '../harness/orders';
import { phoneFirst } from '../harness/screens';
import { it } from '../harness/visits';

const url = inject('shopUrl');

describe.each(phoneFirst)('one’s own data on a %s', (screen) => {
  it('is downloaded as a file that holds everything, and goes with the account', async ({ visit }) => {
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
    const download = page.waitForEvent('download');
    await onScreen(page).getByRole('button', { name: 'Download my data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('jhola-my-data.json');
    expect(JSON.parse((await downloaded(file)).toString())).toMatchObject({
      account: { name: 'Asha Verma', email: account.email },
      addresses: [{ pincode: '302015' }],
      orders: [],
    });

    await onScreen(page).getByRole('button', { name: 'Delete my account' }).click();

    const dialog = page.getByRole('dialog', { name: 'Delete my account' });
    await dialog.locator('[name=password]').fill(account.password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();

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
    await expect(signInByApi(url, account)).rejects.toThrow('account.wrong-credentials');
    await page.goto('/dashboard/profile');
    await page.waitForURL('**/login');
  });
});
