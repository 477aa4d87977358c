import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Shop, shopProgram, startDemoShop } from '@jhola/test-doubles/shop/start-shop';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { admin, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { downloaded } from '../harness/downloaded';
import { overflowing } from '../harness/layout';
import { onScreen } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { itWithWorker } from '../harness/visits';

let shop: Shop;
let office: SignedIn;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-page-'));
  shop = await startDemoShop(10);
  office = await signInByApi(shop.url, admin);
});
afterAll(async () => {
  await shop?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What `npm run database:check` says of a file. */
async function checked(file: string): Promise<string> {
  const command = join(dirname(shopProgram[0] ?? ''), 'database-check.js');
  return (await promisify(execFile)(process.execPath, [command, file])).stdout;
}

describe.each(phoneFirst)('a backup on a %s', (screen) => {
  itWithWorker(
    'is prepared, downloaded as one whole file, and noted as the last one',
    { tags: 'full-run' },
    async ({ visit }) => {
      const page = await visitAs(visit, shop.url, office, screen, '/dashboard/settings/backup');
      const view = onScreen(page);
      const button = (name: string) => view.getByRole('button', { name, exact: true });
      await button('Prepare backup').waitFor();
      await view.getByText('Put it into a folder without data').waitFor();
      await expectAccessible(page);
      expect(await overflowing(page)).toEqual([]);

      await button('Prepare backup').click();
      await view.getByRole('progressbar', { name: 'Progress of the backup' }).waitFor();
      await view.getByText('The backup is ready:').waitFor({ timeout: 60_000 });
      await expectAccessible(page);
      expect(await overflowing(page)).toEqual([]);
      // Of another visit: what was prepared waits in the shop.
      await page.reload();
      await button('Download').waitFor();

      const download = page.waitForEvent('download');
      await button('Download').click();
      const dialog = page.getByRole('dialog', { name: 'Download the backup' });
      await dialog.getByLabel(/^Password/).fill(admin.password);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Download', exact: true }).click();
      const begun = await download;
      expect(begun.suggestedFilename()).toMatch(/^jhola-backup-[\d-]+\.tar$/);
      const file = join(folder, begun.suggestedFilename());
      await writeFile(file, await downloaded(begun));
      expect(await checked(file)).toMatch(/shop\.products: 10 documents[\s\S]*All of it is whole\.\n$/);
      await view.getByText('The file was handed over:').waitFor();
      await expectAccessible(page);

      await page.reload();
      await view.getByText('The file was handed over:').waitFor();
      await button('Prepare another backup').click();
      await button('Throw away').click({ timeout: 60_000 });
      await view.getByText(/^Last backup: .*, by Shop Admin, /).waitFor();
    },
  );
});
