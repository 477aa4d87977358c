import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFile, WrongColumns } from './import-file.js';
import { importOptions, WrongOptions } from './import-options.js';
import type { BatchOutcome, ImportRow } from './import-report.js';
import { reportLines } from './report-lines.js';

const cornerShop = `Item,MRP,Offer,Pack,Aisle,Section
"Dal, toor",168,151,1 kg,Staples,Dal
"Masala
chips",20,,150 g,Snacks,Chips
Salt,26.50,26.20,1 kg,Staples,Salt
"Dal, toor",170,150,1 kg,Staples,Dal
Sugar,free,,1 kg,Staples,Sugar
Ghee,620,500,1 litre,Staples
Honey,320,290,500 g,Staples,Honey
`;
const columns = [
  'name=Item',
  'price=MRP',
  'listedPrice=Offer',
  'unit=Pack',
  'category=Aisle',
  'subcategory=Section',
];

let folder = '';
let file = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jhola-import-'));
  file = join(folder, 'Corner Shop.csv');
  await writeFile(file, cornerShop);
});
afterAll(() => rm(folder, { recursive: true }));

const nothing: BatchOutcome = {
  ...{ created: 0, updated: 0, unchanged: 0, refused: [], lineOf: new Map() },
  ...{ newCategories: [], newSubcategories: [], pictures: 0 },
  samples: { created: [], updated: [], unchanged: [] },
};
const dry = { writes: false, take: async () => nothing };

const flags = () => columns.flatMap((column) => ['--column', column]);

describe('a file that is not read to its end', () => {
  const read = (more: Partial<Parameters<typeof importFile>[0]>) =>
    importOptions([file, ...flags()]).then((options) =>
      importFile({ file, map: options?.map, ...dry, ...more }),
    );

  it('reports what was read until it was cancelled', async () => {
    expect(await read({ signal: AbortSignal.abort() })).toMatchObject({ stopped: 'cancelled', rows: 0 });
  });

  it('ends where it has too many rows, or too many of them are refused', async () => {
    expect(await read({ max: { rows: 3, refused: 10 } })).toMatchObject({ stopped: 'rows', rows: 3 });
    expect(await read({ max: { rows: 10, refused: 2 } })).toMatchObject({ stopped: 'refused', rows: 5 });
    expect(await read({ max: { rows: 7, refused: 10 } })).not.toHaveProperty('stopped');
  });
});

describe('importing a file', () => {
  it('writes good rows and names line and reason of the others', async () => {
    const options = await importOptions([file, ...flags()]);
    const written: ImportRow[] = [];
    const report = await importFile({
      file,
      map: options?.map,
      writes: true,
      take: async (rows) => {
        written.push(...rows);
        return { ...nothing, created: rows.length, newCategories: ['staples', 'snacks'] };
      },
    });
    expect(written.map(({ line, product: { name, unit } }) => `${line}: ${name}, ${unit}`)).toEqual([
      '2: Dal, toor, 1 kg',
      '3: Masala chips, 150 g',
      '5: Salt, 1 kg',
      '9: Honey, 500 g',
    ]);
    expect(report.refused).toEqual([
      { line: 6, reason: 'it is the same product as line 2' },
      { line: 7, reason: 'its price "free" is not an amount in rupees' },
      { line: 8, reason: 'it has 5 cells, the header has 6' },
    ]);
    expect(report).toMatchObject({
      rows: 7,
      accepted: 4,
      categories: 2,
      subcategories: 4,
      written: { created: 4, newCategories: 2 },
    });
    expect(report.listedPrices).toEqual({
      whole: 1,
      fractional: 1,
      inexact: { count: 1, medianPaise: 30, largestPaise: 30 },
    });
    expect(reportLines(report)).toEqual(expect.arrayContaining([expect.stringContaining('Line 7: refused')]));
  });

  it('refuses a row whose product an earlier one is, by key or by name and unit, and names both lines', async () => {
    const list = join(folder, 'list.csv');
    await writeFile(list, 'Code,Item,MRP\n1,Dal,90\n2,Dal,80\n1,Rice,70\n,  DAL ,60\n,Salt,20\n3,salt,21\n');
    const columns = ['key=Code', 'name=Item', 'price=MRP'].flatMap((column) => ['--column', column]);
    const options = await importOptions([list, ...columns]);
    const { accepted, refused } = await importFile({ file: list, map: options?.map, ...dry });
    expect(accepted).toBe(3);
    expect(refused).toEqual([
      { line: 4, reason: 'it is the same product as line 2' },
      { line: 5, reason: 'it is the same product as line 3' },
      { line: 7, reason: 'it is the same product as line 6' },
    ]);
  });

  it('counts a category once that several batches would create, and ambiguous rows as refused', async () => {
    const list = join(folder, 'long.csv');
    const rows = Array.from({ length: 250 }, (_, at) => `Thing ${at},${at + 1}\n`);
    await writeFile(list, `Item,MRP\n${rows.join('')}`);
    const options = await importOptions([list, '--column', 'name=Item', '--column', 'price=MRP']);
    const report = await importFile({
      ...{ file: list, map: options?.map, writes: false },
      take: async ([first, ...others]) => ({
        ...{ ...nothing, created: others.length, newCategories: ['other products'] },
        refused: first ? [{ line: first.line, reason: 'nobody can tell' }] : [],
      }),
    });
    expect(report).toMatchObject({ rows: 250, accepted: 247, expected: { created: 247, newCategories: 1 } });
    expect(report.refused.map(({ line }) => line)).toEqual([2, 102, 202]);
    expect(reportLines(report).at(-1)).toBe(
      'Dry run: nothing was written. It would be: 247 new, 0 changed, 0 unchanged; 1 new categories, 0 new subcategories.',
    );
  });

  it('refuses rows in another encoding than UTF-8, and reads every script', async () => {
    const other = join(folder, 'other.csv');
    const inUtf8 = 'Item,MRP,Note\nचावल,90,\n';
    const inLatin1 = 'Caf\xe9,20,\nRice,90,Caf\xe9\n';
    await writeFile(other, Buffer.concat([Buffer.from(inUtf8), Buffer.from(inLatin1, 'latin1')]));
    const map = (await importOptions([other, '--column', 'name=Item', '--column', 'price=MRP']))?.map;
    const { accepted, refused } = await importFile({ file: other, map, ...dry });
    expect(accepted).toBe(2);
    expect(refused).toEqual([
      { line: 3, reason: 'it has letters that are not UTF-8: save the file as "CSV UTF-8"' },
    ]);
  });

  it('lists the columns when no map fits', async () => {
    const request = { file, map: undefined, ...dry };
    await expect(importFile(request)).rejects.toThrow(WrongColumns);
    await expect(importFile(request)).rejects.toThrow(/Item, MRP/);
  });

  it('names the column that is missing', async () => {
    const options = await importOptions([file, '--column', 'name=Product', '--column', 'price=MRP']);
    await expect(importFile({ file, map: options?.map, ...dry })).rejects.toThrow(/no column "Product"/);
  });
});

describe('the command line', () => {
  it('takes a ready map, or a JSON file of the same form', async () => {
    const mapFile = join(folder, 'map.json');
    await writeFile(mapFile, JSON.stringify({ source: 'mine', columns: { name: 'Item', price: 'MRP' } }));
    expect((await importOptions(['x.csv', '--map', 'flipkart']))?.map?.columns.key).toBe('uniq_id');
    expect(await importOptions(['x.csv', '--map', mapFile, '--stock', '7', '--dry-run'])).toMatchObject({
      map: { source: 'mine', columns: { name: 'Item' } },
      stock: 7,
      dryRun: true,
    });
  });

  it.each([
    [[]],
    [['a.csv', 'b.csv']],
    [['a.csv', '--stock', '-1']],
    [['a.csv', '--map', 'nothing']],
    [['a.csv', '--column', 'colour=Red']],
    [['a.csv', '--column', 'name=Item']],
    [['a.csv', '--speed', '9']],
  ])('refuses %j', async (args) => {
    await expect(importOptions(args)).rejects.toThrow(WrongOptions);
  });
});
