import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ProductPageAnswer, productPaths } from '@jhola/shared/contracts/product.contract';
import { uploadPaths } from '@jhola/shared/contracts/uploads.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { admin, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { holdCalls } from '../harness/held-calls';
import { overflowing, smallTargets } from '../harness/layout';
import { onScreen } from '../harness/on-screen';
import { root } from '../harness/paths';
import { phoneFirst } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');
const MEGABYTE = 1024 * 1024;
const picture = readFileSync(path.join(root, 'pwa/public/icons/pwa-192x192.png'));
let office: SignedIn;

beforeAll(async () => {
  office = await signInByApi(url, admin);
});

/** The device's own files: what is large would take long through the browser's pipe. */
const folder = mkdtempSync(path.join(tmpdir(), 'jhola-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file of the device; its path. */
function aFile(name: string, bytes: Buffer = picture): string {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return file;
}
const several = (count: number) => Array.from({ length: count }, (_, at) => aFile(`tea-${at + 1}.png`));

const imagesOf = (page: Page) => onScreen(page).getByRole('group', { name: 'Images', exact: true });
const looks = (images: Locator) => images.getByRole('button', { name: /^Look at image/ });
const addresses = (images: Locator) =>
  looks(images)
    .locator('img')
    .evaluateAll((shown) => shown.map((image) => image.getAttribute('src')));

async function choose(page: Page, files: readonly string[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    imagesOf(page).getByRole('button', { name: 'Upload Images' }).click(),
  ]);
  await chooser.setFiles([...files]);
}

describe.each(phoneFirst)('pictures on a %s', (screen) => {
  it('that are refused say why; the others are looked at, put in order, taken away, and each card asks for the size it needs', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visitAs(visit, url, office, screen, '/dashboard/upload-product');
    const view = onScreen(page);
    const images = imagesOf(page);
    const uploads = await holdCalls(page, uploadPaths.upload);
    await choose(page, [
      aFile('large.png', Buffer.concat([picture, Buffer.alloc(11 * MEGABYTE)])),
      aFile('tool.exe.png', Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(5000)])),
      ...several(4),
    ]);
    await images.getByRole('progressbar', { name: 'Uploading tea-1.png' }).waitFor();
    await expectAccessible(page);
    uploads.goOn();
    const reason = (name: string, words: string) =>
      images.getByRole('alert').filter({ hasText: name }).getByText(words).waitFor();
    await reason('large.png', 'The picture is larger than 10 MB.');
    await reason('tool.exe.png', 'Please choose a JPEG, PNG, WebP or AVIF picture.');
    await images.getByRole('button', { name: 'Look at image 4' }).waitFor();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
    expect(await smallTargets(page, 44, 'fieldset button')).toEqual([]);
    for (const name of ['large.png', 'tool.exe.png'])
      await images.getByRole('button', { name: `Put away the message about ${name}` }).click();
    await expect.poll(() => images.getByRole('alert').count()).toBe(0);
    const [a, b, c, d] = await addresses(images);

    await images.getByRole('button', { name: 'Look at image 2' }).click();
    const dialog = page.getByRole('dialog', { name: 'Image 2 of 4' });
    await dialog.getByRole('img', { name: 'Image 2 of 4' }).waitFor();
    await expect.poll(() => dialog.getByRole('img').getAttribute('src')).toBe(b);
    // the other formats take no place beside it
    const boxes = dialog.locator('source').evaluate((source) => source.getClientRects().length);
    expect(await boxes).toBe(0);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });

    const tiles = images.getByRole('listitem');
    await tiles.nth(0).scrollIntoViewIfNeeded();
    const grip = await tiles.nth(0).locator('[aria-hidden=true]:has(> svg)').last().boundingBox();
    const target = await tiles.nth(1).boundingBox();
    if (!grip || !target) throw new Error('There is nothing to drag');
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => addresses(images)).toEqual([b, a, c, d]);
    await images.getByText('Image 1 is now image 2').waitFor({ state: 'attached' });
    await images.getByRole('button', { name: 'Move image 4 one place forward' }).press('Enter');
    await expect.poll(() => addresses(images)).toEqual([b, a, d, c]);
    await images.getByRole('button', { name: 'Remove image 1' }).press('Enter');
    await expect.poll(() => addresses(images)).toEqual([a, d, c]);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Remove image 1');

    const name = `Tea ${crypto.randomUUID().slice(0, 8)}`;
    await view.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await view.getByRole('textbox', { name: 'Description' }).fill('First flush.');
    await view.getByRole('textbox', { name: 'Unit' }).fill('250 g');
    await view.getByRole('textbox', { name: 'Stock' }).fill('25');
    await view.getByRole('textbox', { name: 'Price (₹)' }).fill('499');
    await view.getByRole('button', { name: 'Submit' }).click();
    // It is in no category, which is asked about.
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.poll(() => looks(images).count()).toBe(0);
    const [product] = ProductPageAnswer.parse(
      await office.call('POST', productPaths.get, { search: name }),
    ).data;
    if (!product) throw new Error(`There is no ${name}`);
    expect(product.image).toEqual([a, d, c]);

    const visitor = await visit(url, screen);
    await visitor.goto(productPath(product));
    const sourceOf = (shown: Locator) => () =>
      shown.first().evaluate((image) => (image as HTMLImageElement).currentSrc);
    const large = onScreen(visitor).getByRole('img', { name: `${name}, picture 1` });
    await expect.poll(sourceOf(large)).toMatch(/\/uploads\/pictures\/[\w-]+-(640|1280)\.avif$/);
    // A phone's gallery is swiped: it has no small pictures.
    if (screen === 'phone') return;
    const small = onScreen(visitor)
      .getByRole('button', { name: /picture 2/ })
      .locator('img');
    await expect.poll(sourceOf(small)).toMatch(/-(160|320)\.avif$/);
  });
});
