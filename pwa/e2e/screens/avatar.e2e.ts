import path from 'node:path';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import type { ErrorCode } from '@jhola/shared/errors/error-codes';
import { errorCodes } from '@jhola/shared/errors/error-codes';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { newShopper } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { onScreen } from '../harness/on-screen';
import { root } from '../harness/paths';
import { bothScreens, phoneFirst } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');
const landscape = path.join(root, 'pwa/public/banners/banner-1-1600.webp');

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

/** Remembers in the page what it sends; the body of such a call cannot be seen from outside. */
async function watchUploads(page: Page): Promise<() => Promise<{ head: string; size: [number, number] }>> {
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      Object.assign(window, { sentBody: body });
      send.call(this, body);
    };
  });
  return () =>
    page.evaluate(async () => {
      const body: Blob = Reflect.get(window, 'sentBody');
      const bytes = new Uint8Array(await body.arrayBuffer());
      const letters = Array.from(bytes.subarray(0, 400), (byte) => String.fromCharCode(byte)).join('');
      const start = letters.indexOf('\r\n\r\n') + 4;
      const { width, height } = await createImageBitmap(new Blob([bytes.subarray(start)]));
      return { head: letters.slice(0, start), size: [width, height] as [number, number] };
    });
}

describe.each(bothScreens)('the profile picture on a %s', (screen) => {
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

    const sent = await watchUploads(page);
    const answered = page.waitForResponse((answer) => answer.url().endsWith(accountPaths.uploadAvatar));
    await upload.click();
    const answer = await answered;
    const { head, size } = await sent();
    expect(head).toMatch(/name="file"; filename="avatar\.webp"\r\nContent-Type: image\/webp/);
    expect(size).toEqual([512, 512]);
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
});

describe.each(phoneFirst)('the profile picture on a %s', (screen) => {
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
