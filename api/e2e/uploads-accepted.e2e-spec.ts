import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptFile, keptPictureAt } from '@jhola/shared/domain/pictures/kept-picture';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { aPng, filesOutside, sendAndLeave } from './harness/odd-uploads.js';
import { keptFiles, loadPicture, plainPicture, uploadPicture } from './harness/pictures.js';
import { failedRequests, sharedShop } from './harness/shared-shop.js';

let shop: OpenShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await sharedShop();
  admin = await anAdmin(shop);
});

describe('promise 27: what is a picture', () => {
  const canaries = [
    '../../canary.png',
    '..\\..\\canary.png',
    join(tmpdir(), 'canary.png'),
    'canary.jpg.php',
    '.htaccess-canary',
    `canary-${'a'.repeat(300)}`,
    'canary\0.png',
  ];
  it.each(canaries)('never names its own file: %j', async (name) => {
    const before = filesOutside(shop);
    const { status, body } = await uploadPicture(shop, admin, await aPng(), { name });
    expect(status).toBe(200);
    expect(body.url).toMatch(/^\/uploads\/pictures\/[\w-]{24}-640\.webp$/);
    expect(filesOutside(shop)).toEqual(before);
    expect(keptFiles(shop).filter((file) => file.includes('canary'))).toEqual([]);
    expect(existsSync(join(tmpdir(), 'canary.png'))).toBe(false);
  });

  it('loses all that hides in it or hangs on it', async () => {
    const hidden = await plainPicture(300, 300)
      .withMetadata({ exif: { IFD0: { ImageDescription: '<?php canary ?>' } } })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([hidden, Buffer.from('<script>canary</script>PK\x03\x04canary')]);
    const { status, body } = await uploadPicture(shop, admin, polyglot, { name: 'tea.jpg' });
    expect(status).toBe(200);
    const base = keptPictureAt(body.url) ?? '';
    for (const address of [keptFile(base, 160, 'avif'), keptFile(base, 1280, 'webp')]) {
      const { response, bytes } = await loadPicture(shop, address);
      expect(response.headers.get('content-type')).toMatch(/^image\/(avif|webp)$/);
      expect(bytes.toString('latin1')).not.toContain('canary');
    }
  });

  it('is not kept when whoever sent it goes away before the answer', async () => {
    const failures = failedRequests(shop);
    // Large enough that it is still being worked on.
    const large = await plainPicture(6000, 6000).png({ compressionLevel: 1 }).toBuffer();
    const before = keptFiles(shop);
    await sendAndLeave(shop, admin, large);
    const { body } = await uploadPicture(shop, admin, await aPng());
    const own = (file: string) => file.startsWith(keptPictureAt(body.url)?.split('/').at(-1) ?? '?');
    await until('nothing of it is left', async () =>
      keptFiles(shop).every((file) => own(file) || before.includes(file)),
    );
    expect(failedRequests(shop)).toEqual(failures);
  });

  it('is not kept when one of its sizes cannot be written', async () => {
    const folder = join(shop.dataDir, 'uploads', 'pictures');
    renameSync(folder, `${folder}-aside`);
    writeFileSync(folder, 'in the way');
    const before = keptFiles(shop);
    const { status, text } = await uploadPicture(shop, admin, await aPng());
    expect(status).toBe(500);
    expect(text).not.toContain(shop.dataDir);
    expect(keptFiles(shop)).toEqual(before);
    rmSync(folder);
    renameSync(`${folder}-aside`, folder);
    expect((await uploadPicture(shop, admin, await aPng())).status).toBe(200);
  });
});
