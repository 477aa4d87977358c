import { accountPaths } from '@jhola/shared/contracts/account.contract';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { newAccount } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { holdCalls } from '../harness/held-calls';
import { overflowing, smallTargets } from '../harness/layout';
import { rememberLanguage } from '../harness/locale';
import { codeInMailbox, wrongCode } from '../harness/mailbox';
import { onScreen } from '../harness/on-screen';
import { askForCode, boxWithFocus, codeBoxes, codeTyped } from '../harness/recovery';
import { phoneFirst } from '../harness/screens';
import { it } from '../harness/visits';

const url = inject('shopUrl');
const nobody = () => `nobody-${crypto.randomUUID()}@mail.example`;
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

describe('the one-time code where there is little room', () => {
  it('fits into 320 pixels, with text of twice the size too, and has room for fingers', async ({ visit }) => {
    const page = await visit(url, 'phone');
    await askForCode(page, nobody());
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

describe.each(phoneFirst)('the one-time code on a %s', (screen) => {
  it('is typed into six boxes that lead on and back', async ({ visit }) => {
    const page = await visit(url, screen);
    await askForCode(page, nobody());
    expect(await page.title()).toContain('Enter the code');
    const group = onScreen(page).getByRole('group', { name: 'Six-digit code' });
    const boxes = group.getByRole('textbox');
    expect(await boxes.count()).toBe(6);
    expect(await group.getByRole('textbox', { name: 'Digit 3 of 6' }).getAttribute('inputmode')).toBe(
      'numeric',
    );
    expect(await boxes.first().getAttribute('autocomplete')).toBe('one-time-code');
    await expect.poll(() => boxWithFocus(page)).toBe(1);

    await page.keyboard.type('4a8 2');
    expect(await codeTyped(page)).toBe('482___');
    expect(await boxWithFocus(page)).toBe(4);
    expect(await verify(page).isDisabled()).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('Backspace');
    expect([await codeTyped(page), await boxWithFocus(page)]).toEqual(['48____', 3]);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('9');
    expect([await codeTyped(page), await boxWithFocus(page)]).toEqual(['49____', 3]);
    await page.keyboard.type('1357');
    expect([await codeTyped(page), await boxWithFocus(page)]).toEqual(['491357', 6]);
    expect(await verify(page).isEnabled()).toBe(true);
  });

  it('may be pasted into any box, and filled in by the phone', async ({ visit }) => {
    const page = await visit(url, screen);
    await askForCode(page, nobody());
    await codeBoxes(page).nth(3).focus();
    await paste(page, ' 482 137 ');
    await expect.poll(() => codeTyped(page)).toBe('482137');
    expect(await boxWithFocus(page)).toBe(6);
    await codeBoxes(page).nth(4).focus();
    await paste(page, '99');
    await expect.poll(() => codeTyped(page)).toBe('482199');
    await codeBoxes(page).first().fill('640252');
    expect(await codeTyped(page)).toBe('640252');
    await expectAccessible(page);
  });

  it('may be wrong, in the server’s words, and is right at last', async ({ visit }) => {
    const { email } = await newAccount(url);
    const page = await visit(url, screen);
    await askForCode(page, email);
    const code = await codeInMailbox(url, email);
    await codeBoxes(page).first().focus();
    const calls = await holdCalls(page, accountPaths.verifyOtp);
    await page.keyboard.type(wrongCode(code));
    await verify(page).click();
    await expect.poll(() => verify(page).getAttribute('aria-busy')).toBe('true');
    calls.goOn();
    const refused = 'This code is not right, or it has expired.';
    await page.getByRole('alert').getByText(refused).waitFor();
    await onScreen(page).getByRole('group').getByText(refused).waitFor();
    expect([await codeTyped(page), await boxWithFocus(page)]).toEqual(['______', 1]);
    expect(await codeBoxes(page).first().getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);

    // the e-mail is still known after a reload
    await page.reload();
    await onScreen(page).getByText(`If ${email} is registered`).waitFor();
    await codeBoxes(page).first().focus();
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/reset-password');
    await page.getByText('The code is right. Choose a new password.').waitFor();
  });

  it('is kept when there is no network', async ({ visit }) => {
    const page = await visit(url, screen);
    await askForCode(page, nobody());
    const calls = await holdCalls(page, accountPaths.verifyOtp);
    calls.fail();
    await codeBoxes(page).first().focus();
    await page.keyboard.type('482137');
    await verify(page).click();
    await page.getByRole('alert').getByText('You seem to be offline.').waitFor();
    expect(await codeTyped(page)).toBe('482137');
    expect(await codeBoxes(page).first().getAttribute('aria-invalid')).toBe('false');
  });

  it('is sent again after a minute, and only the newer one works', async ({ visit }) => {
    const { email } = await newAccount(url);
    const page = await visit(url, screen);
    await page.clock.install();
    await askForCode(page, email);
    const first = await codeInMailbox(url, email);
    const waiting = onScreen(page).getByRole('button', { name: /^Send again in 0:/ });
    await waiting.waitFor();
    expect(await waiting.isDisabled()).toBe(true);
    await page.clock.runFor(61_000);
    await onScreen(page).getByRole('button', { name: 'Send again', exact: true }).click();
    await onScreen(page)
      .getByRole('button', { name: /^Send again in/ })
      .waitFor();
    await expect.poll(() => codeInMailbox(url, email)).not.toBe(first);
    await codeBoxes(page).first().focus();
    await page.keyboard.type(first);
    await verify(page).click();
    await onScreen(page).getByRole('group').getByText('This code is not right').waitFor();
    await page.keyboard.type(await codeInMailbox(url, email));
    await verify(page).click();
    await page.waitForURL('**/reset-password');
  });

  it('needs an e-mail that was carried here', async ({ visit }) => {
    const page = await visit(url, screen);
    await page.goto('/verification-otp');
    await page.waitForURL('**/forgot-password');
    await onScreen(page).getByRole('form', { name: 'Forgot password' }).waitFor();
  });

  it('speaks Hindi', async ({ visit }) => {
    const page = await visit(url, screen);
    await rememberLanguage(page.context(), url, 'hi');
    await askForCode(page, nobody());
    await onScreen(page).getByRole('group', { name: 'छह अंकों का कोड' }).waitFor();
    await page.keyboard.type('482137');
    await onScreen(page).getByRole('button', { name: 'OTP जाँचें' }).click();
    await onScreen(page).getByRole('group').getByText('यह कोड सही नहीं है, या इसका समय निकल गया है।').waitFor();
    await expectAccessible(page);
  });
});
