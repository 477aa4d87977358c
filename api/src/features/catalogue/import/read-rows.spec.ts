import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRows } from './read-rows.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jhola-rows-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function rowsOf(text: string | Buffer, encoding?: 'latin-1') {
  const file = join(folder, 'rows.csv');
  await writeFile(file, text);
  const rows = [];
  for await (const row of readRows(file, () => {}, encoding)) rows.push(row);
  return rows;
}

describe('the rows of a file', () => {
  it('name the line they begin on, with quoted line breaks and empty lines between', async () => {
    const rows = await rowsOf('\uFEFFa,b\r\n1,"two\r\nlines"\r\n\r\n3,4\r\n5,"say ""hi"""\n6,7\n\n\n8,9');
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', 'two\r\nlines'] },
      { line: 5, cells: ['3', '4'] },
      { line: 6, cells: ['5', 'say "hi"'] },
      { line: 7, cells: ['6', '7'] },
      { line: 10, cells: ['8', '9'] },
    ]);
  });

  it('report how much of the file has been read', async () => {
    const file = join(folder, 'bytes.csv');
    await writeFile(file, 'a,b\n1,₹2\n');
    let bytes = 0;
    const count = (more: number) => {
      bytes += more;
    };
    for await (const row of readRows(file, count)) expect(row).toHaveProperty('cells');
    expect(bytes).toBe(11);
  });

  it('keep quotes that are text, and rows of another length', async () => {
    const rows = await rowsOf('a,b\n1,15" screen\n2,"odd"x\n3\n4,5,6\n');
    expect(rows.slice(1)).toEqual([
      { line: 2, cells: ['1', '15" screen'] },
      { line: 3, cells: ['2', '"odd"x'] },
      { line: 4, cells: ['3'] },
      { line: 5, cells: ['4', '5', '6'] },
    ]);
  });

  it('before a quote that is never closed are all there, and the broken one is named', async () => {
    const rows = await rowsOf('a,b\n1,2\n3,"open\n4,5\n6,7\n');
    expect(rows.slice(1)).toEqual([
      { line: 2, cells: ['1', '2'] },
      { line: 3, broken: expect.stringContaining('never closed') },
    ]);
  });

  it('end at a row that is too long', async () => {
    const rows = await rowsOf(`a,b\n1,2\n3,"${'x'.repeat(1_100_000)}"\n4,5\n`);
    expect(rows.slice(1)).toEqual([
      { line: 2, cells: ['1', '2'] },
      { line: 3, broken: expect.stringContaining('longer than') },
    ]);
  });

  it.each([';', '\t', '|'])('are separated by %j where the names of the columns are', async (separator) => {
    const rows = await rowsOf(`Item,MRP\nDal, toor,"1,299"\n`.replaceAll(/,(?! |2)/g, separator));
    expect(rows).toEqual([
      { line: 1, cells: ['Item', 'MRP'] },
      { line: 2, cells: ['Dal, toor', '1,299'] },
    ]);
  });

  it('are read in the letters of Windows where that is asked for, and in UTF-16 where it is marked', async () => {
    const cafe = [
      { line: 1, cells: ['Item', 'MRP'] },
      { line: 2, cells: ['Café “crème”', '20'] },
    ];
    const text = 'Item;MRP\nCafé “crème”;20\n';
    const windows = Buffer.from(text.replace('“', '\x93').replace('”', '\x94'), 'latin1');
    expect(await rowsOf(windows, 'latin-1')).toEqual(cafe);
    expect(await rowsOf(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(cafe);
    expect(await rowsOf(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())).toEqual(cafe);
  });

  it('of a missing file are an error that names it', async () => {
    const rows = readRows(join(folder, 'nowhere.csv'), () => {});
    await expect(rows.next()).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
