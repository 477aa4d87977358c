import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { categoryPaths } from '@jhola/shared/contracts/category.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { call } from '@jhola/test-doubles/call';
import { startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { aDatabase } from './harness/database.js';
import { isFullRun } from './harness/tier.js';

const COMMAND = join(__dirname, '..', 'dist', 'shop', 'import-catalogue.js');
/** Real rows that lie beside the repository on some machines; they never enter it. */
const DATA = join(__dirname, '..', '..', '..', 'shared', 'data');
/** The lists are imported whole, in the full run, where they are at hand. */
const withRealFiles = isFullRun && existsSync(join(DATA, 'bigbasket_products.csv'));
const grocery = {
  rows: 8208,
  categories: 11,
  subcategories: 334,
  whole: 3353,
  fraction: 1749,
  inexact: 3106,
};
const general = { rows: 999, products: 995, whole: 497, fraction: 498, withoutPrice: [14, 23, 78, 2146] };

const run = promisify(execFile);

let dataDir = '';
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'jhola-import-'));
  if (!withRealFiles) return;
  for (const name of ['bigbasket_products.csv', 'flipkart_products.csv'])
    copyFileSync(join(DATA, name), join(dataDir, name));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function imported(file: string, ...flags: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: dataDir, DEMO_CATALOGUE: 'off' };
  const { stdout } = await run(process.execPath, [COMMAND, resolve(dataDir, file), ...flags], { env });
  return stdout;
}

async function insideShop<T>(
  use: (shop: Awaited<ReturnType<typeof startBriefly>>) => Promise<T>,
): Promise<T> {
  const shop = await startBriefly({ DATA_DIR: dataDir });
  try {
    return await use(shop);
  } finally {
    await shop.stop({ keepData: true });
  }
}

const counts = () =>
  insideShop(async (shop) => {
    const database = await aDatabase(shop);
    const of = (name: string) => database.collection(name).countDocuments();
    const found = [await of('products'), await of('categories'), await of('subcategories')];
    await database.close();
    return found;
  });

if (withRealFiles)
  describe('importing real files', () => {
    it('writes nothing in a dry run', async () => {
      const said = await imported('bigbasket_products.csv', '--dry-run');
      const { rows, categories, subcategories } = grocery;
      expect(said).toContain(
        `${rows} rows: ${rows} products accepted, 0 refused; ${categories} categories, ${subcategories} subcategories.`,
      );
      expect(said).toContain(
        `Dry run: nothing was written. It would be: ${rows} new, 0 changed, 0 unchanged; ${categories} new categories, ${subcategories} new subcategories.`,
      );
    });

    it('imports every row of the grocery list, and reports how its prices became discounts', async () => {
      const said = await imported('bigbasket_products.csv');
      const { rows, categories, subcategories, whole, fraction, inexact } = grocery;
      expect(said).toContain(
        `Written: ${rows} new, 0 changed, 0 unchanged; ${categories} new categories, ${subcategories} new subcategories.`,
      );
      expect(said).toContain(
        `Listed prices: ${whole} by a whole percent, ${fraction} by a fraction of a percent, kept exact.`,
      );
      expect(said).toContain(`${inexact} listed prices cannot be charged exactly`);
      expect(await counts()).toEqual([rows, categories, subcategories]);
    });

    it('imports the general list except the rows without prices, which it names by line', async () => {
      const said = await imported('flipkart_products.csv');
      const { rows, products, whole, fraction, withoutPrice } = general;
      expect(said).toContain(`${rows} rows: ${products} products accepted, ${withoutPrice.length} refused;`);
      expect(said).toContain(
        `Listed prices: ${whole} by a whole percent, ${fraction} by a fraction of a percent, kept exact.`,
      );
      expect(said.match(/^Line \d+: refused, its price is missing\.$/gm)).toEqual(
        withoutPrice.map((line) => `Line ${line}: refused, its price is missing.`),
      );
    });

    it('changes nothing when the same files come again', async () => {
      const before = await counts();
      expect(await imported('bigbasket_products.csv')).toContain(
        `Written: 0 new, 0 changed, ${grocery.rows} unchanged; 0 new categories`,
      );
      expect(await imported('flipkart_products.csv')).toContain(
        `Written: 0 new, 0 changed, ${general.products} unchanged; 0 new categories`,
      );
      expect(await counts()).toEqual(before);
    });

    it('creates nothing again from a list that was renamed, and says so before', async () => {
      const renamed = join(dataDir, 'Groceries April.csv');
      copyFileSync(join(dataDir, 'bigbasket_products.csv'), renamed);
      const own = ['name=Name', 'brand=Brand', 'price=price(INR)', 'unit=Quantity', 'key=Absolute_Url'];
      const byKey = own.flatMap((column) => ['--column', column]);
      expect(await imported(renamed, '--dry-run')).toContain(
        `It would be: 0 new, 0 changed, ${grocery.rows} unchanged;`,
      );
      if (isFullRun)
        expect(await imported(renamed, '--dry-run', ...byKey)).toContain('It would be: 0 new, 0 changed,');
    });

    it('makes products that the shop sells', () =>
      insideShop(async (shop) => {
        const { body } = await call(shop, productPaths.search, { body: { search: 'fresho onion', page: 1 } });
        expect(body.data[0]).toMatchObject({
          name: expect.stringMatching(/onion/i),
          inStock: true,
          stock: 100,
        });
        // Its initials stand there until it gets pictures.
        expect(body.data[0].image).toEqual([]);
        const categories = await call(shop, categoryPaths.get, {});
        expect(categories.body.data.map(({ name }: { name: string }) => name)).toEqual(
          expect.arrayContaining(['Beverages', 'Clothing', 'Snacks & Branded Foods']),
        );
      }));
  });

describe('the import command', () => {
  it('recognizes a list that was renamed, and reports what is new, changed and unchanged before it writes', async () => {
    const list = (name: string, text: string) => {
      const path = join(dataDir, name);
      writeFileSync(path, text);
      return path;
    };
    const flags = ['name=Item', 'price=MRP', 'unit=Pack'].flatMap((column) => ['--column', column]);
    const march = list('march.csv', 'Item,MRP,Pack\nMoong,120,1 kg\nMoong,65,500 g\nPoha,40,500 g\n');
    const expected = '3 new, 0 changed, 0 unchanged;';
    expect(await imported(march, '--dry-run', ...flags)).toContain(`It would be: ${expected}`);
    expect(await imported(march, ...flags)).toContain(`Written: ${expected}`);
    const april = list(
      'april.csv',
      'Item,MRP,Pack\nmoong,120,1 KG\nMoong,70,500 g\nPoha,40,500 g\nRava,50,1 kg\n',
    );
    const changed = '1 new, 2 changed, 1 unchanged;';
    expect(await imported(april, '--dry-run', ...flags)).toContain(`It would be: ${changed}`);
    expect(await imported(april, ...flags)).toContain(`Written: ${changed}`);
    expect(await imported(april, '--dry-run', ...flags)).toContain(
      'It would be: 0 new, 0 changed, 4 unchanged;',
    );
  });

  const refused = (...args: string[]) =>
    run(process.execPath, [COMMAND, ...args], { env: { PATH: process.env.PATH, DATA_DIR: dataDir } }).then(
      () => 'done',
      (error: { code: number; stderr: string }) => `${error.code}: ${error.stderr}`,
    );

  it('says what is wrong with its arguments, in words and with an exit code', async () => {
    expect(await refused()).toMatch(/^1: Name one CSV file\./);
    expect(await refused('nowhere.csv')).toMatch(/^1: nowhere\.csv cannot be read \(ENOENT\)/);
  });
});
