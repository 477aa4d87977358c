import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFilePaths, MAX_IMPORT_MEGABYTES } from '@jhola/shared/contracts/catalogue-files.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { stockPaths } from '@jhola/shared/contracts/stock.contract';
import { aListingKey, aProductIn } from '@jhola/test-doubles/builders/categories';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { parse } from 'csv-parse/sync';
import { importEnded, importState, manyRows, sendFile, startImport } from './harness/import-file.js';

const cornerShop = `Item,MRP,Offer,Pack,Left,Aisle,Shelf
"Dal, toor",168,151,1 kg,20,Staples,Dal
Salt,26.50,26.20,1 kg,7,Staples,Salt
Sugar,free,,1 kg,1,Staples,Sugar
"Dal, toor",170,150,1 kg,2,Staples,Dal
`;
const columns = {
  name: 'Item',
  price: 'MRP',
  listedPrice: 'Offer',
  unit: 'Pack',
  stock: 'Left',
  category: 'Aisle',
  subcategory: 'Shelf',
};
describe('the catalogue as a file', () => {
  let shop: Shop;
  let admin: SignedIn;
  beforeAll(async () => {
    shop = await startBriefly();
    admin = await anAdmin(shop);
  });
  afterAll(() => shop.stop());

  const kept = () => {
    const folder = join(shop.dataDir, 'imports');
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  const found = async (search: string) =>
    (await call(shop, productPaths.search, { body: { search, page: 1 } })).body.data;
  const download = async (path: string) => {
    const { headers, text, status } = await call(shop, path, { token: admin.token });
    return { type: headers.get('content-type'), status, rows: parse(text, { bom: true }) as string[][] };
  };

  it('refuses what is no such file and keeps nothing of it', async () => {
    const refusals = [
      await sendFile(shop, admin, cornerShop, { field: 'other' }),
      await sendFile(shop, admin, ''),
      await sendFile(shop, admin, new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 1])]), {
        name: 'a.xlsx',
      }),
      await call(shop, catalogueFilePaths.upload, { token: admin.token, body: {} }),
    ];
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 'import.no-file'],
      [415, 'import.not-csv'],
      [415, 'import.not-csv'],
      [400, 'import.no-file'],
    ]);
    expect(kept()).toEqual([]);
    expect(await importState(shop, admin)).toBeNull();
  });

  it('names a column the file does not have, and says when there is no file', async () => {
    const none = await startImport(shop, admin, { columns, dryRun: true });
    expect(none.body.code).toBe('import.file-missing');
    await sendFile(shop, admin, cornerShop);
    const wrong = await startImport(shop, admin, { columns: { ...columns, unit: 'Size' }, dryRun: true });
    expect(wrong.body).toMatchObject({ code: 'import.column-missing', details: { column: 'Size' } });
  });

  it('refuses a file above the bound, and a name that leads elsewhere only names it', async () => {
    const before = kept();
    const large = new Blob([manyRows(3), new Uint8Array(MAX_IMPORT_MEGABYTES * 1024 * 1024)]);
    expect((await sendFile(shop, admin, large)).body).toMatchObject({ code: 'import.too-large' });
    expect(kept()).toEqual(before);
    const { body } = await sendFile(shop, admin, cornerShop, { name: '../../etc/evil.csv' });
    expect(body.data.fileName).not.toMatch(/[/\\]/);
    expect(kept()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.csv$/)]);
  });

  it('is read without writing, then imported, and its refused rows can be downloaded', async () => {
    const sent = await sendFile(shop, admin, cornerShop);
    expect(sent.body.data).toMatchObject({ phase: 'ready', fileName: 'corner-shop.csv', columns });
    expect(sent.body.data.header).toEqual(['Item', 'MRP', 'Offer', 'Pack', 'Left', 'Aisle', 'Shelf']);
    expect(sent.body.data.sample[0]).toEqual(['Dal, toor', '168', '151', '1 kg', '20', 'Staples', 'Dal']);

    await startImport(shop, admin, { columns, dryRun: true });
    const checked = await importEnded(shop, admin);
    expect(checked).toMatchObject({ phase: 'checked', wrote: false, read: cornerShop.length });
    expect(checked.sums).toMatchObject({ rows: 4, accepted: 2, refused: 2, categories: 1 });
    expect(checked.sums?.expected).toEqual({
      ...{ created: 2, updated: 0, unchanged: 0 },
      ...{ newCategories: 1, newSubcategories: 2, pictures: 0 },
    });
    expect(checked.refusedRows.map(({ line }) => line)).toEqual([4, 5]);
    expect(checked.samples?.created).toMatchObject([
      { line: 2, name: 'Dal, toor', unit: '1 kg', price: 168, changes: [] },
      { line: 3, name: 'Salt', price: 26.5 },
    ]);
    expect(await found('dal')).toEqual([]);

    await startImport(shop, admin, { columns, dryRun: false });
    const done = await importEnded(shop, admin);
    expect(done).toMatchObject({ phase: 'done', wrote: true, products: 2 });
    expect(done.sums?.written).toMatchObject({ created: 2, updated: 0, newCategories: 1 });
    expect(await found('dal')).toMatchObject([{ name: 'Dal, toor', price: 168, stock: 20 }]);
    // Refused rows are downloaded from it.
    expect(kept()).toHaveLength(1);

    expect(await download(catalogueFilePaths.refusedRows)).toMatchObject({
      type: 'text/csv; charset=utf-8',
      rows: [
        ['Reason', 'Item', 'MRP', 'Offer', 'Pack', 'Left', 'Aisle', 'Shelf'],
        ['its price "free" is not an amount in rupees', 'Sugar', 'free', '', '1 kg', '1', 'Staples', 'Sugar'],
        ['it is the same product as line 2', 'Dal, toor', '170', '150', '1 kg', '2', 'Staples', 'Dal'],
      ],
    });
  });

  it('gives back the refused rows to be mended and sent again, in the language of who asks', async () => {
    const list = 'Item;MRP;Note\nTea;ask;"a;b"\nCoffee;40;x;y\n=Rice;none;\n';
    await sendFile(shop, admin, list);
    await startImport(shop, admin, { columns: { name: 'Item', price: 'MRP' }, dryRun: true });
    await importEnded(shop, admin);
    const { text } = await call(shop, catalogueFilePaths.refusedRows, {
      token: admin.token,
      headers: { cookie: 'language=hi' },
    });
    expect(parse(text, { bom: true, relax_column_count: true })).toEqual([
      ['वजह', 'Item', 'MRP', 'Note'],
      ['दाम "ask" रुपये की रकम नहीं है', 'Tea', 'ask', 'a;b'],
      ['इसमें 4 ख़ाने हैं, पहली पंक्ति में 3', 'Coffee', '40', 'x', 'y'],
      ['दाम "none" रुपये की रकम नहीं है', "'=Rice", 'none', ''],
    ]);
    const mended = text.replaceAll('ask', '250').replaceAll('none', '90').replace(',x,y', ',x');
    await sendFile(shop, admin, mended);
    await startImport(shop, admin, { columns: { name: 'Item', price: 'MRP' }, dryRun: true });
    const { sums, samples } = await importEnded(shop, admin);
    expect(sums).toMatchObject({ rows: 3, accepted: 3 });
    expect(samples?.created.map(({ name }) => name)).toEqual(['Tea', 'Coffee', '=Rice']);
  });

  it('writes the pieces it counts into the history of the stock', async () => {
    await sendFile(shop, admin, cornerShop);
    await startImport(shop, admin, { columns, dryRun: false });
    await importEnded(shop, admin);
    await sendFile(shop, admin, cornerShop.replace('1 kg,20', '1 kg,15'), { name: 'April.csv' });
    await startImport(shop, admin, { columns, dryRun: true });
    expect((await importEnded(shop, admin)).sums?.expected).toMatchObject({
      ...{ created: 0, updated: 1, unchanged: 1 },
    });
    await startImport(shop, admin, { columns, dryRun: false });
    const { sums, samples } = await importEnded(shop, admin);
    expect(sums?.written).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    expect(samples?.updated).toMatchObject([
      { line: 2, name: 'Dal, toor', changes: [{ field: 'stock', before: 20, after: 15 }] },
    ]);
    const [dal] = await found('dal');
    const history = await call(shop, stockPaths.history, {
      token: admin.token,
      body: { productId: dal._id },
    });
    expect(history.body.data).toMatchObject([
      { change: -5, left: 15, reason: 'COUNTED', text: 'April.csv', by: { _id: admin.userId } },
    ]);
  });

  it('runs one import at a time, which can be cancelled; what was written stays', async () => {
    await sendFile(shop, admin, manyRows(6000));
    const own = { columns: { name: 'name', price: 'price' } };
    expect((await startImport(shop, admin, { ...own, dryRun: false })).body.data.phase).toBe('importing');
    const second = await startImport(shop, admin, { ...own, dryRun: true });
    const another = await sendFile(shop, admin, cornerShop);
    expect([second.body.code, another.body.code]).toEqual(['import.running', 'import.running']);

    await until('some products are written', async () => (await importState(shop, admin)).products > 0);
    const { body } = await call(shop, catalogueFilePaths.cancel, { token: admin.token, body: {} });
    expect(body.data).toMatchObject({ phase: 'cancelled', wrote: true });
    expect(body.data.products).toBeGreaterThan(0);
    expect(body.data.products).toBeLessThan(6000);
    expect(body.data.sums.written.created).toBe(body.data.products);

    await startImport(shop, admin, { ...own, dryRun: true });
    expect((await importEnded(shop, admin)).sums).toMatchObject({ rows: 6000, accepted: 6000 });
  });

  it('is exported, without formulas, and imported again without a change', async () => {
    const listingKey = await aListingKey(shop, admin);
    const { _id: another } = (await aListingKey(shop, admin)).category;
    await aProductIn(shop, admin, listingKey, { name: 'Nowhere', category: [], subCategory: [] });
    await aProductIn(shop, admin, listingKey, { name: 'In no sub category', subCategory: [] });
    await aProductIn(shop, admin, listingKey, { name: 'In one of another category', category: [another] });
    const evil = '=HYPERLINK("http://evil.example","free")';
    await aProductIn(shop, admin, listingKey, {
      name: evil,
      price: 12.5,
      discount: 12.345678,
      description: 'two\nlines',
    });
    await aProductIn(shop, admin, listingKey, {
      name: 'चावल, "basmati"',
      more_details: { Origin: 'Dehradun' },
    });
    await aProductIn(shop, admin, listingKey, { name: 'A draft', published: false });
    const { type, rows } = await download(catalogueFilePaths.exportCsv);
    expect(type).toBe('text/csv; charset=utf-8');
    expect(rows.slice(-3).map((row) => row[1])).toEqual([`'${evil}`, 'चावल, "basmati"', 'A draft']);
    expect(rows.at(-3)).toEqual(expect.arrayContaining(['12.50', '12.345678', listingKey.category.name]));

    const { text } = await call(shop, catalogueFilePaths.exportCsv, { token: admin.token });
    const sent = await sendFile(shop, admin, text.replace('12.50', '13.00'), { name: 'catalogue.csv' });
    expect(sent.body.data).toMatchObject({ readyMap: 'shop', columns: { key: 'Product id' } });
    await startImport(shop, admin, { columns: sent.body.data.columns, dryRun: false });
    expect((await importEnded(shop, admin)).sums?.written).toEqual({
      created: 0,
      updated: 1,
      // all but the header and the one that is changed
      unchanged: rows.length - 2,
      newCategories: 0,
      newSubcategories: 0,
      pictures: 0,
    });
    expect((await download(catalogueFilePaths.exportCsv)).rows).toEqual(
      rows.map((row) => row.map((cell) => (cell === '12.50' ? '13.00' : cell))),
    );

    // Without its ids, under another name: products are known by name and unit.
    const again = await call(shop, catalogueFilePaths.exportCsv, { token: admin.token });
    const { key, ...withoutKey } = sent.body.data.columns;
    await sendFile(shop, admin, again.text, { name: 'backup.csv' });
    await startImport(shop, admin, { columns: withoutKey, dryRun: true });
    expect((await importEnded(shop, admin)).sums).toMatchObject({
      refused: 0,
      expected: { created: 0, updated: 0, unchanged: rows.length - 1 },
    });
  });
});
