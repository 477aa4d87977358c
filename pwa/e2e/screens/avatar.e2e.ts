import path from 'node:path';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import type { ErrorCode } from '@jhola/shared/errors/error-codes';
import { errorCodes } from '@jhola/shared/errors/error-codes';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { newShopper } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { onScreen } from '../harness/on-screen';
import { root } from '../harness/places';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');
const landscape = path.join(root, 'pwa/public/banners/banner-1-1200.webp');

/** Opens the dialog of the picture, and waits for what a change of it would show. */
async function openDialog(page: Page) {
  await onScreen(page).getByRole('button', { name: 'Edit profile picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile picture' });
  await dialog.waitFor();
  return {
    dialog,
    upload: dialog.getByRole('button', { name: 'Upload', exact: true }),
    async choose(file: string | { name: string; mimeType: string; buffer: Buffer }) {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        dialog.getByRole('button', { name: /^Choose/ }).click(),
      ]);
      await chooser.setFiles(file);
    },
  };
}

/** What a page has uploaded, as the browser reads it. */
function sizeOf(page: Page, picture: Buffer): Promise<[number, number]> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const { width, height } = await createImageBitmap(new Blob([bytes]));
    return [width, height] as [number, number];
  }, picture.toString('base64'));
}

/** The one file of a multipart body. */
function fileIn(body: Buffer | null): { readonly head: string; readonly file: Buffer } {
  if (!body) throw new Error('Nothing was sent');
  const start = body.indexOf('\r\n\r\n') + 4;
  const boundary = body.subarray(0, body.indexOf('\r\n'));
  return {
    head: body.subarray(0, start).toString(),
    file: body.subarray(start, body.lastIndexOf(boundary) - 2),
  };
}

describe.each(['phone', 'desktop'] as const)('the profile picture on a %s', (screen) => {
  it('is cut to a square on the device, uploaded, and shown at once', async ({ visit }) => {
    const page = await visitAs(visit, url, await newShopper(url), screen, '/dashboard/profile');
    const { dialog, upload, choose } = await openDialog(page);
    expect(await upload.isDisabled()).toBe(true);
    expect(await dialog.getByRole('button', { name: 'Take a photo' }).isVisible()).toBe(screen === 'phone');
    expect(
      await dialog
        .locator('input[type=file]')
        .evaluateAll((inputs) =>
          inputs.map((input) => [input.getAttribute('accept'), input.getAttribute('capture')]),
        ),
    ).toEqual([
      ['image/*', null],
      ['image/*', 'user'],
    ]);
    await expectAccessible(page);
    await choose({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear shop') });
    await dialog.getByRole('alert').getByText('Please choose a picture.').waitFor();
    await choose({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
    await dialog.getByRole('alert').getByText('This picture could not be read.').waitFor();
    expect(await upload.isDisabled()).toBe(true);

    await choose(landscape);
    const cut = dialog.getByRole('group', { name: /^What of the picture is kept/ });
    await cut.waitFor();
    const picture = dialog.locator('img');
    const transform = () => picture.evaluate((image) => image.style.transform);
    const before = await transform();
    await cut.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(transform).not.toBe(before);
    const zoom = dialog.getByRole('slider', { name: 'Zoom' });
    await zoom.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(transform).toMatch(/scale\(1\.05\)/);
    await expectAccessible(page);

    const answered = page.waitForResponse((answer) => answer.url().endsWith(accountPaths.uploadAvatar));
    await upload.click();
    const answer = await answered;
    const { head, file } = fileIn(answer.request().postDataBuffer());
    expect(head).toMatch(/name="file"; filename="avatar\.webp"/);
    expect(await sizeOf(page, file)).toEqual([512, 512]);
    await dialog.waitFor({ state: 'hidden' });
    const { avatar } = (await answer.json()).data;
    await expect.poll(() => onScreen(page).locator('section img').first().getAttribute('src')).toBe(avatar);
    await expect
      .poll(() =>
        page
          .getByRole('banner')
          .locator('img[src]')
          .and(page.locator(`[src="${avatar}"]`))
          .count(),
      )
      .toBeGreaterThan(0);
    await page.reload();
    await expect.poll(() => onScreen(page).locator('section img').first().getAttribute('src')).toBe(avatar);
  });

  it('can be given up while it is on its way, and says why it failed', async ({ visit }) => {
    const page = await visitAs(visit, url, await newShopper(url), screen, '/dashboard/profile');
    let answer: 'never' | 'nothing' | ErrorCode = 'never';
    await page.route(`**${accountPaths.uploadAvatar}`, async (route) => {
      if (answer === 'nothing') return route.abort('internetdisconnected');
      if (answer === 'never') return;
      const { status, message } = errorCodes[answer];
      const body = { success: false, error: true, message: message.replace('{most}', '5'), code: answer };
      return route.fulfill({ status, json: body });
    });
    const { dialog, upload, choose } = await openDialog(page);
    await choose(landscape);
    await dialog.getByRole('slider', { name: 'Zoom' }).waitFor();
    await upload.click();
    await dialog.getByRole('button', { name: 'Loading...' }).waitFor();
    await dialog.getByRole('progressbar').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel upload' }).click();
    await upload.waitFor();
    expect(await page.getByText('Image upload failed!').count()).toBe(0);

    answer = 'nothing';
    await upload.click();
    await page.getByText('Image upload failed!').waitFor();
    answer = 'upload.too-large';
    await upload.click();
    await page.getByText('The picture is larger than 5 MB.').waitFor();
    // what was chosen is still there for another try
    expect(await upload.isEnabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });
});
