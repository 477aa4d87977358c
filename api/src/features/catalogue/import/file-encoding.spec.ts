import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodingOf } from './file-encoding.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jhola-encoding-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the encoding of a file', () => {
  it.each([
    ['utf-8', 'plain letters', Buffer.from('Item,MRP\nDal,168\n')],
    ['utf-8', 'UTF-8', Buffer.from('Item,MRP\nदाल,168\nCafé,20\n')],
    [
      'utf-8',
      'UTF-8 with a damaged letter',
      Buffer.concat([Buffer.from('Item,MRP\nचावल,90\n'), Buffer.from('Café,20\n', 'latin1')]),
    ],
    ['latin-1', 'Latin-1', Buffer.from('Item,MRP\nCafé,20\nCrème,30\n', 'latin1')],
    [
      'latin-1',
      'Latin-1 that begins late',
      Buffer.from(`Item,MRP\n${'Dal,1\n'.repeat(40_000)}Caf\xe9,20\n`, 'latin1'),
    ],
    ['utf-8', 'UTF-16, which is marked', Buffer.from('\uFEFFItem,MRP\nCafé,20\n', 'utf16le')],
    ['utf-8', 'nothing', Buffer.from('')],
  ])('is %s of %s', async (encoding, _, bytes) => {
    const file = join(folder, 'list.csv');
    await writeFile(file, bytes);
    expect(await encodingOf(file)).toBe(encoding);
  });
});
