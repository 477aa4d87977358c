import path from 'node:path';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
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

describe.each(phoneFirst)('the profile picture on a %s', (screen) => {
  it('is cut to a square on the device, uploaded, and shown immediately', { tags: 'full-run' }, async ({
    visit,
  }) => {
    const page = await visitAs(visit, url, await newShopper(url), screen, '/dashboard/profile');
    const { dialog, upload, choose } = await openDialog(page);
    await choose({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
    await dialog.getByRole('alert').getByText('This picture could not be read.').waitFor();
    await expectAccessible(page);

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

describe('the camera for a profile picture', () => {
  it('is offered on a phone, and not to who has a mouse', { tags: 'full-run' }, async ({ visit }) => {
    const asha = await newShopper(url);
    const camera = { name: 'Take a photo', exact: true, includeHidden: true };
    for (const screen of bothScreens) {
      const page = await visitAs(visit, url, asha, screen, '/dashboard/profile');
      const { dialog } = await openDialog(page);
      expect(await dialog.getByRole('button', camera).isVisible(), screen).toBe(screen === 'phone');
    }
  });
});
