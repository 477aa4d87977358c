import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { newAccount, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { overflowing, smallTargets } from '../harness/layout';
import { codeInMailbox, wrongCode } from '../harness/mailbox';
import { onScreen } from '../harness/on-screen';
import { askForCode, boxWithFocus, codeBoxes, codeTyped } from '../harness/recovery';
import { phoneFirst } from '../harness/screens';
import { it } from '../harness/visits';

const url = inject('shopUrl');
const verify = (page: Page) => onScreen(page).getByRole('button', { name: 'Verify OTP' });

/** Pastes into the box that has the focus, as the browser does. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

describe('the server-rendered page of the recovery', () => {
  it('has its heading and its form, and is not for search engines', { tags: 'full-run' }, async () => {
    for (const [path, heading] of [
      ['/forgot-password', 'Forgot your password?'],
      ['/verification-otp', 'Enter your code'],
      ['/reset-password', 'Set a new password'],
    ]) {
      const answer = await fetch(url + path);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain(`<h1>${heading}</h1>`);
      expect(html).toMatch(/<form[^>]* aria-label=/);
      expect(html).toMatch(/<meta[^>]* name="robots" content="noindex"/);
    }
  });
});

describe.each(phoneFirst)('the recovery on a %s', (screen) => {
  it('leads from a code, which may be wrong at first, to a new password', async ({ visit }) => {
    const { email, password } = await newAccount(url);
    const page = await visit(url, screen);
    await askForCode(page, email);
    await expect.poll(() => page.title()).toContain('Enter the code');
    const code = await codeInMailbox(url, email);
    await expect.poll(() => boxWithFocus(page)).toBe(1);
    await page.keyboard.type('4a8 2');
    expect([await codeTyped(page), await boxWithFocus(page)]).toEqual(['482___', 4]);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('9');
    expect([await codeTyped(page), await boxWithFocus(page)]).toEqual(['49____', 3]);
    await paste(page, ` ${wrongCode(code)} `);
    await expect.poll(() => codeTyped(page)).toBe(wrongCode(code));
    await expect.poll(() => boxWithFocus(page)).toBe(6);
    await verify(page).click();
    await onScreen(page).getByRole('group').getByText('This code is not right, or it has expired.').waitFor();
    expect([await codeTyped(page), await boxWithFocus(page)]).toEqual(['______', 1]);
    await expectAccessible(page);

    // the e-mail is still known after a reload, and later what the code has given
    await page.reload();
    await onScreen(page).getByText(`If ${email} is registered`).waitFor();
    await codeBoxes(page).first().fill(code);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/reset-password');
    await page.getByText('The code is right. Choose a new password.').waitFor();
    await page.reload();
    const form = onScreen(page).getByRole('form', { name: 'Change Password' });
    const change = async (text: string, again = text) => {
      await form.locator('[name=newPassword]').fill(text);
      await form.locator('[name=confirmPassword]').fill(again);
      await form.getByRole('button', { name: 'Change Password' }).click();
    };
    await change('short', 'other');
    await form.getByText('New password and confirm password must be same').waitFor();
    await expectAccessible(page);
    await change('rajnigandha-7-kochi');
    await page.waitForURL('**/login');
    await page.getByText('Password changed. Please login.').waitFor();
    await expect(signInByApi(url, { email, password })).rejects.toThrow('account.wrong-credentials');
    await signInByApi(url, { email, password: 'rajnigandha-7-kochi' });
    // the code has done its work: back is not the way to a second password
    await page.goBack();
    expect(new URL(page.url()).pathname).not.toBe('/reset-password');
  });
});

describe('the one-time code where there is little room', () => {
  it('fits into 320 pixels, with text of twice the size too, and has room for fingers', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visit(url, 'phone');
    await askForCode(page, `nobody-${crypto.randomUUID()}@mail.example`);
    await page.keyboard.type('4821');
    expect(await smallTargets(page, 44, 'main a, main button, main input')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowing(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflowing(page)).toEqual([]);
  });
});
