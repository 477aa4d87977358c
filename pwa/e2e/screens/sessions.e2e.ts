import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { describe, expect, inject } from 'vitest';
import { newAccount, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { onScreen } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');
const next = 'marigold-17-udaipur';

describe.each(phoneFirst)('the devices of an account on a %s', (screen) => {
  it('are signed out one by one, all together, and by a new password, but for this one', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const account = await newAccount(url);
    const [second, third, here] = [
      await signInByApi(url, account),
      await signInByApi(url, account),
      await signInByApi(url, account),
    ];
    const page = await visitAs(visit, url, here, screen, '/dashboard/profile');
    const view = onScreen(page);
    const devices = view.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
    await expect.poll(() => devices.count()).toBe(3);
    // the newest sign-in is the first
    await expect.poll(() => devices.first().innerText()).toMatch(/This device/);
    await expectAccessible(page);
    await devices.nth(1).getByRole('button', { name: 'Log out Unknown device' }).click();
    await expect.poll(() => devices.count()).toBe(2);
    await expect(third.call('GET', accountPaths.userDetails)).rejects.toThrow(/401/);
    await second.call('GET', accountPaths.userDetails);

    const others = view.getByRole('button', { name: 'Log out of all other devices' });
    const question = page.getByRole('dialog', { name: 'Log out of all other devices' });
    await others.click();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Log out' }).click();
    await others.waitFor({ state: 'detached' });
    await expect(second.call('GET', accountPaths.userDetails)).rejects.toThrow(/401/);

    const form = view.getByRole('form', { name: 'Change password' });
    const change = async (password: string, newPassword: string) => {
      for (const [name, text] of Object.entries({ password, newPassword, confirmPassword: newPassword }))
        await form.locator(`[name=${name}]`).fill(text);
      await form.getByRole('button', { name: 'Change password' }).click();
    };
    await change('not-the-password', 'short');
    await form.getByText('Password must have at least 8 characters').waitFor();
    await expectAccessible(page);
    // a wrong guess signs nobody out, and what was typed stays
    await change('not-the-password', next);
    await page.getByText('The e-mail or the password is not right.').waitFor();
    await expect.poll(() => form.locator('[name=newPassword]').inputValue()).toBe(next);
    await change(account.password, next);
    await expect.poll(() => form.locator('[name=password]').inputValue()).toBe('');
    await signInByApi(url, { ...account, password: next });

    // this device goes on with its new tokens
    const kept = await page.evaluate(() => localStorage.getItem('accesstoken'));
    const own = await fetch(url + accountPaths.userDetails, { headers: { Authorization: `Bearer ${kept}` } });
    expect(own.status).toBe(200);
    await expect(here.call('GET', accountPaths.userDetails)).rejects.toThrow(/401/);
  });
});
