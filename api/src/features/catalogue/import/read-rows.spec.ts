import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRows } from './read-rows.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jhola-rows-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function rowsOf(text: string) {
  const file = join(folder, 'rows.csv');
  await writeFile(file, text);
  const rows = [];
  for await (const row of readRows(file, () => {})) rows.push(row);
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

  it('of a missing file are an error that names it', async () => {
    const rows = readRows(join(folder, 'nowhere.csv'), () => {});
    await expect(rows.next()).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
