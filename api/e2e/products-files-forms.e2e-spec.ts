import { MAX_IMPORT_ROWS } from '@jhola/shared/contracts/catalogue-files.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { importEnded, manyRows, sendFile, startImport } from './harness/import-file.js';
import { sharedShop } from './harness/shared-shop.js';

describe('a list of products in the form that its writer chose', () => {
  let shop: OpenShop;
  let admin: SignedIn;
  beforeAll(async () => {
    shop = await sharedShop();
    admin = await anAdmin(shop);
  });

  const found = async (search: string) =>
    (await call(shop, productPaths.search, { body: { search, page: 1 } })).body.data;

  it('is known by its columns, and read with other separators and amounts as they are written', async () => {
    const list =
      'Item Name;M.R.P.;DiscountedPrice;Pack;Qty\nVindhya dal;Rs. 1,299/-;₹1,199.00;5 kg;20\nVindhya salt;26;26;1 kg;7\n';
    const { body } = await sendFile(shop, admin, list);
    const columns = {
      ...{ name: 'Item Name', price: 'M.R.P.', listedPrice: 'DiscountedPrice' },
      ...{ unit: 'Pack', stock: 'Qty' },
    };
    expect(body.data).toMatchObject({ columns, encoding: 'utf-8', priceColumns: ['DiscountedPrice'] });
    await startImport(shop, admin, { columns, dryRun: false });
    expect(await importEnded(shop, admin)).toMatchObject({ phase: 'done', sums: { accepted: 2 } });
    const [dal] = await found('vindhya dal');
    expect(dal).toMatchObject({ price: 1299, unit: '5 kg', stock: 20 });
  });

  it('is never sold at full price by mistake', async () => {
    await sendFile(shop, admin, 'Item,MRP,Offer price\nVindhya rava,50,42\n');
    const columns = { name: 'Item', price: 'MRP' };
    const unclear = await startImport(shop, admin, { columns, dryRun: true });
    expect([unclear.status, unclear.body.code, unclear.body.details]).toEqual([
      409,
      'import.price-unclear',
      { column: 'Offer price' },
    ]);
    await startImport(shop, admin, { columns, dryRun: true, fullPrice: true });
    expect((await importEnded(shop, admin)).samples?.created).toMatchObject([
      { name: 'Vindhya rava', price: 50, discounted: 50 },
    ]);
  });

  it('is read in Latin-1 where the owner says so', async () => {
    const list = new Blob([Buffer.from('Item|MRP\nCafé crème|20\nPâté|30\n', 'latin1')]);
    const sent = await sendFile(shop, admin, list);
    expect(sent.body.data).toMatchObject({
      encoding: 'latin-1',
      sample: [['Café crème', '20'], expect.anything()],
    });
    const columns = { name: 'Item', price: 'MRP' };
    await startImport(shop, admin, { columns, dryRun: true });
    expect((await importEnded(shop, admin)).sums).toMatchObject({ accepted: 0, refused: 2 });
    await startImport(shop, admin, { columns, dryRun: false, encoding: 'latin-1' });
    expect((await importEnded(shop, admin)).sums).toMatchObject({ accepted: 2, refused: 0 });
    expect(await found('café crème')).toMatchObject([{ name: 'Café crème' }]);
    const unknown = await startImport(shop, admin, { columns, dryRun: true, encoding: 'ebcdic' });
    expect(unknown.body.code).toBe('request.invalid');
  });

  it('is refused when it is sent where it has too many rows', async () => {
    const { status, body } = await sendFile(shop, admin, manyRows(MAX_IMPORT_ROWS + 1));
    expect([status, body.code, body.details]).toEqual([
      413,
      'import.too-many-rows',
      { most: MAX_IMPORT_ROWS },
    ]);
  });

  it('is matched by SKU or barcode whatever its products are called, and never takes the SKU of another', async () => {
    const header = 'Item,MRP,SKU,Barcode\n';
    const columns = { name: 'Item', price: 'MRP', sku: 'SKU', barcode: 'Barcode' };
    const sent = await sendFile(
      shop,
      admin,
      `${header}Vindhya gram,90,VIN-CH-1,\nVindhya mung,95,,8907770001232\n`,
      {
        name: 'a.csv',
      },
    );
    expect(sent.body.data.columns).toEqual(columns);
    await startImport(shop, admin, { columns, dryRun: false });
    expect((await importEnded(shop, admin)).sums?.written).toMatchObject({ created: 2 });

    const list =
      'Vindhya chana,92,vin-ch-1,\nVindhya moong,95,VIN-MO-1,8907770001232\nVindhya masoor,80,VIN-CH-1,\nVindhya rajma,80,,123\n';
    await sendFile(shop, admin, `${header}${list}`, { name: 'b.csv' });
    await startImport(shop, admin, { columns, dryRun: true });
    const { sums, samples, refusedRows } = await importEnded(shop, admin);
    expect(sums?.expected).toMatchObject({ created: 0, updated: 2 });
    expect(samples?.updated[1]?.changes).toEqual([
      { field: 'name', before: 'Vindhya mung', after: 'Vindhya moong' },
      { field: 'sku', before: '', after: 'VIN-MO-1' },
    ]);
    expect(refusedRows).toMatchObject([
      { line: 4, reason: 'it is the same product as line 2' },
      { line: 5, reason: 'its barcode "123" is not a barcode' },
    ]);
    await startImport(shop, admin, { columns, dryRun: false });
    expect((await importEnded(shop, admin)).sums?.written).toMatchObject({ created: 0, updated: 2 });

    const [chana] = await found('vindhya chana');
    const byId = { key: 'Id', name: 'Item', price: 'MRP', sku: 'SKU' };
    await sendFile(shop, admin, `Id,Item,MRP,SKU\n${chana._id},Vindhya chana,92,vin-mo-1\n`);
    await startImport(shop, admin, { columns: byId, dryRun: false });
    expect((await importEnded(shop, admin)).refusedRows).toMatchObject([
      { line: 2, reason: 'its SKU "vin-mo-1" is that of another product, "Vindhya moong"' },
    ]);
  });
});
