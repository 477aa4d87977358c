import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { sessionPaths } from '@jhola/shared/contracts/sessions.contract';
import { describe, expect, inject } from 'vitest';
import { newAccount, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { holdCalls } from '../harness/held-calls';
import { onScreen } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');
const next = 'marigold-17-udaipur';

describe.each(phoneFirst)('the devices of an account on a %s', (screen) => {
  it('are listed, this one marked, and are signed out one by one or all others together', async ({
    visit,
  }) => {
    const account = await newAccount(url);
    const [second, third, fourth, here] = [
      await signInByApi(url, account),
      await signInByApi(url, account),
      await signInByApi(url, account),
      await signInByApi(url, account),
    ];
    const page = await visitAs(visit, url, here, screen, '/dashboard/profile');
    const view = onScreen(page);
    const devices = view.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
    await expect.poll(() => devices.count()).toBe(4);
    const own = devices.filter({ hasText: 'This device' });
    expect(await own.count()).toBe(1);
    expect(await own.getByRole('button').count()).toBe(0);
    // the newest sign-in is the first
    expect(await devices.first().innerText()).toMatch(/This device/);
    expect(await devices.nth(1).innerText()).toMatch(
      /Unknown device\s+Last used now · Signed in on \d+ \w+ \d{4}/,
    );
    await expectAccessible(page);

    await devices.nth(1).getByRole('button', { name: 'Log out Unknown device' }).click();
    await expect.poll(() => devices.count()).toBe(3);
    await expect(fourth.call('GET', accountPaths.userDetails)).rejects.toThrow(/401/);
    await second.call('GET', accountPaths.userDetails);

    const others = view.getByRole('button', { name: 'Log out of all other devices' });
    const question = page.getByRole('dialog', { name: 'Log out of all other devices' });
    await others.click();
    await question.getByText('This one stays signed in.').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    await others.click();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Log out' }).click();
    await expect.poll(() => devices.count()).toBe(1);
    await others.waitFor({ state: 'detached' });
    for (const gone of [second, third])
      await expect(gone.call('GET', accountPaths.userDetails)).rejects.toThrow(/401/);
    await here.call('GET', accountPaths.userDetails);
  });

  it('wait, and say when they cannot be fetched', async ({ visit }) => {
    const asha = await signInByApi(url, await newAccount(url));
    const page = await visitAs(visit, url, asha, screen);
    const calls = await holdCalls(page, sessionPaths.list);
    await page.goto('/dashboard/profile');
    const view = onScreen(page);
    await view.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
    await view.getByText('Loading...').waitFor();
    calls.fail();
    await view.getByRole('alert').getByText('Your devices could not be fetched').waitFor();
    await expectAccessible(page);
    calls.goOn();
    await view.getByRole('button', { name: 'Retry' }).click();
    await view.getByText('This device', { exact: true }).waitFor();
  });

  it('have to sign in again when the password changes, but for this one', async ({ visit }) => {
    const account = await newAccount(url);
    const other = await signInByApi(url, account);
    const here = await signInByApi(url, account);
    const page = await visitAs(visit, url, here, screen, '/dashboard/profile');
    const view = onScreen(page);
    const devices = view.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
    await expect.poll(() => devices.count()).toBe(2);
    const form = view.getByRole('form', { name: 'Change password' });
    const field = (name: string) => form.locator(`[name=${name}]`);
    const change = form.getByRole('button', { name: 'Change password' });

    await change.click();
    await expect.poll(() => form.getByText('Please fill this in').count()).toBe(3);
    await expect
      .poll(() => field('password').evaluate((input) => input === document.activeElement))
      .toBe(true);
    await field('password').fill('not-the-password');
    await field('newPassword').fill('short');
    await field('confirmPassword').fill('other');
    await change.click();
    await form.getByText('Password must have at least 8 characters').waitFor();
    await form.getByText('New password and confirm password must be same').waitFor();
    await expectAccessible(page);
    await field('newPassword').fill(next);
    await field('confirmPassword').fill(next);
    await change.click();
    await page.getByText('The e-mail or the password is not right.').waitFor();
    // a wrong guess signs nobody out, and what was typed stays
    expect(await field('newPassword').inputValue()).toBe(next);
    await other.call('GET', accountPaths.userDetails);

    await field('password').fill(account.password);
    const calls = await holdCalls(page, accountPaths.changePassword);
    await change.click();
    await form.getByRole('button', { name: 'Loading...' }).waitFor();
    calls.goOn();
    await expect.poll(() => field('password').inputValue()).toBe('');
    await expect.poll(() => devices.count()).toBe(1);
    await expect(other.call('GET', accountPaths.userDetails)).rejects.toThrow(/401/);
    await signInByApi(url, { ...account, password: next });

    // this device goes on with its new tokens
    const kept = await page.evaluate(() => localStorage.getItem('accesstoken'));
    const own = await fetch(url + accountPaths.userDetails, { headers: { Authorization: `Bearer ${kept}` } });
    expect(own.status).toBe(200);
    await expect(here.call('GET', accountPaths.userDetails)).rejects.toThrow(/401/);
  });
});
