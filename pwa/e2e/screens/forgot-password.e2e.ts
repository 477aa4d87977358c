import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { describe, expect, inject } from 'vitest';
import { newAccount } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { holdCalls } from '../harness/held-calls';
import { rememberLanguage } from '../harness/locale';
import { onScreen, open } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { it } from '../harness/visits';

const url = inject('shopUrl');

describe('the first HTML of the recovery', () => {
  it.for([
    ['/forgot-password', 'Forgot your password?'],
    ['/verification-otp', 'Enter your code'],
    ['/reset-password', 'Set a new password'],
  ] as const)(
    'of %s has its heading and its form, and is not for search engines',
    async ([path, heading]) => {
      const answer = await fetch(url + path);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain(`<h1>${heading}</h1>`);
      expect(html).toMatch(/<form[^>]* aria-label=/);
      expect(html).toMatch(/<meta[^>]* name="robots" content="noindex"/);
    },
  );
});

describe.each(phoneFirst)('forgot password on a %s', (screen) => {
  it('wants an e-mail, and says when it is none', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/forgot-password');
    const view = onScreen(page);
    await view.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
    expect(await page.title()).toContain('Forgot password');
    const form = view.getByRole('form', { name: 'Forgot password' });
    const button = form.getByRole('button', { name: 'Send OTP' });
    expect(await button.isDisabled()).toBe(true);
    await form.getByLabel('Email').fill('   ');
    expect(await button.isDisabled()).toBe(true);
    await expectAccessible(page);
    await form.getByLabel('Email').fill('asha');
    await button.click();
    await form.getByText('Please enter a valid email address').waitFor();
    await expectAccessible(page);
    await form.getByRole('link', { name: 'Back to login' }).click();
    await page.waitForURL('**/login');
  });

  it('says the same of an e-mail that is registered and of one that is not', async ({ visit }) => {
    const known = await newAccount(url);
    for (const email of [known.email, `nobody-${crypto.randomUUID()}@mail.example`]) {
      const page = await visit(url, screen);
      const calls = await holdCalls(page, accountPaths.forgotPassword);
      await open(page, '/forgot-password');
      const form = onScreen(page).getByRole('form', { name: 'Forgot password' });
      await form.getByLabel('Email').fill(email);
      const button = form.getByRole('button', { name: 'Send OTP' });
      await button.click();
      await expect.poll(() => button.isDisabled()).toBe(true);
      calls.goOn();
      await page.getByText('If this e-mail is registered, a code is on its way.').first().waitFor();
      await page.waitForURL('**/verification-otp');
      await onScreen(page).getByText(`If ${email} is registered`).waitFor();
    }
  });

  it('stays with what was typed when there is no network', async ({ visit }) => {
    const page = await visit(url, screen);
    const calls = await holdCalls(page, accountPaths.forgotPassword);
    calls.fail();
    await open(page, '/forgot-password');
    const form = onScreen(page).getByRole('form', { name: 'Forgot password' });
    await form.getByLabel('Email').fill('asha@mail.example');
    await form.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByRole('alert').getByText('You seem to be offline.').waitFor();
    expect(await form.getByLabel('Email').inputValue()).toBe('asha@mail.example');
    expect(new URL(page.url()).pathname).toBe('/forgot-password');
  });

  it('speaks Hindi', async ({ visit }) => {
    const page = await visit(url, screen);
    await rememberLanguage(page.context(), url, 'hi');
    await open(page, '/forgot-password');
    await onScreen(page).getByRole('button', { name: 'OTP भेजें' }).waitFor();
    await expectAccessible(page);
  });
});
