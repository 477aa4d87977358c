import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { ObjectId } from 'mongodb';
import { aDatabase } from './harness/database.js';
import { importEnded, importState, manyRows, sendFile, startImport } from './harness/import-file.js';
import { isFullRun, itInFullRun } from './harness/tier.js';

const ROWS = isFullRun ? 6000 : 2500;

describe('an import', () => {
  let shop: Shop;
  let admin: SignedIn;
  beforeAll(async () => {
    shop = await startBriefly();
    admin = await anAdmin(shop);
  });
  afterAll(() => shop.stop());

  itInFullRun(
    'knows the products again that the version before has imported, whatever the file is called',
    async () => {
      const list = 'Item,MRP,Pack,Code\nDal,90,1 kg,7\nSalt,20,1 kg,\nTea,80,250 g,\nTea,81,250 g,9\n';
      const request = { columns: { name: 'Item', price: 'MRP', unit: 'Pack', key: 'Code' } };
      const sent = list.replace('81,250 g', '81,100 g');
      await sendFile(shop, admin, sent, { name: 'march.csv' });
      await startImport(shop, admin, { ...request, dryRun: false });
      expect((await importEnded(shop, admin)).sums?.written?.created).toBe(4);
      const database = await aDatabase(shop);
      const products = database.collection('products');
      const older = { Dal: 'march:7', Salt: 'march:salt 1 kg' };
      for (const [name, importKey] of Object.entries(older))
        await products.updateOne({ name }, { $set: { importKey }, $unset: { nameLower: 1, listKey: 1 } });
      await products.updateMany(
        { name: 'Tea' },
        { $set: { unit: '250 g' }, $unset: { nameLower: 1, listKey: 1 } },
      );
      await database.close();
      await shop.stop({ keepData: true });

      shop = await startBriefly({ DATA_DIR: shop.dataDir });
      admin = await anAdmin(shop);
      await sendFile(shop, admin, list.replace('Dal,90', 'Arhar dal,90').replace(',9\n', ',\n'), {
        name: 'april.csv',
      });
      await startImport(shop, admin, { ...request, dryRun: false });
      const { sums, refusedRows } = await importEnded(shop, admin);
      expect(sums?.written).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
      // Two products are called alike: nobody can tell which one a row of that name is.
      expect(refusedRows).toEqual([
        { line: 4, reason: expect.stringMatching(/^2 products of the shop are called "Tea", 250 g:/) },
        { line: 5, reason: 'it is the same product as line 4' },
      ]);
    },
  );

  it('says that it was interrupted when the shop died in the middle, and goes on where it was', async () => {
    await sendFile(shop, admin, manyRows(ROWS));
    const own = { columns: { name: 'name', price: 'price' }, dryRun: false };
    await startImport(shop, admin, own);
    await until('some products are written', async () => (await importState(shop, admin)).products > 0);
    const { dataDir } = shop;
    await shop.kill();
    shop = await startBriefly({ DATA_DIR: dataDir });
    admin = await anAdmin(shop);
    expect(await importEnded(shop, admin)).toMatchObject({ phase: 'interrupted', wrote: true });
    await startImport(shop, admin, own);
    const { phase, sums } = await importEnded(shop, admin);
    expect(phase).toBe('done');
    const { written } = sums ?? {};
    expect((written?.created ?? 0) + (written?.unchanged ?? 0)).toBe(ROWS);
    expect(written?.unchanged).toBeGreaterThan(0);
  });

  itInFullRun('finds products without the index of names that the version before had', async () => {
    const before = await aDatabase(shop);
    await before.collection('products').createIndex({ nameLower: 1 });
    await before.close();
    await shop.stop({ keepData: true });
    shop = await startBriefly({ DATA_DIR: shop.dataDir });
    admin = await anAdmin(shop);
    const database = await aDatabase(shop);
    const names = (await database.collection('products').indexes()).map(({ name }) => name);
    await database.close();
    expect(names).not.toContain('nameLower_1');
    expect(names).toContain('nameLower_1__id_1');
  });

  itInFullRun('says so too when the version before died in the middle of it', async () => {
    await sendFile(shop, admin, manyRows(3));
    const own = { columns: { name: 'name', price: 'price' }, dryRun: false };
    const database = await aDatabase(shop);
    const { modifiedCount } = await database.collection('importJobs').updateOne(
      { phase: 'ready' },
      {
        // As the version before stored a run: with the last sign of life of its process.
        $set: { ...own, phase: 'importing', wrote: true, runId: new ObjectId(), aliveAt: new Date() },
        $unset: { dueAt: 1 },
      },
    );
    expect(modifiedCount).toBe(1);
    await database.close();
    await shop.stop({ keepData: true });
    shop = await startBriefly({ DATA_DIR: shop.dataDir });
    admin = await anAdmin(shop);
    expect(await importEnded(shop, admin)).toMatchObject({ phase: 'interrupted', wrote: true });
    await startImport(shop, admin, own);
    expect(await importEnded(shop, admin)).toMatchObject({ phase: 'done', products: 3 });
  });

  itInFullRun('is interrupted by a stop, which reports what was written until then', async () => {
    await sendFile(shop, admin, manyRows(ROWS).replaceAll('Thing', 'Another thing'));
    await startImport(shop, admin, { columns: { name: 'name', price: 'price' }, dryRun: false });
    await until('some products are written', async () => (await importState(shop, admin)).products > 0);
    await shop.stop({ keepData: true });
    shop = await startBriefly({ DATA_DIR: shop.dataDir });
    const { phase, products, sums } = await importState(shop, await anAdmin(shop));
    expect(phase).toBe('interrupted');
    expect(products).toBeLessThan(ROWS);
    expect(sums?.written?.created).toBe(products);
  });
});
