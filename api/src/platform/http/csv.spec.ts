import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { csvOf } from './csv.js';

const written = (cells: readonly string[]) => text(csvOf(['One', 'Two'], [[cells]], (row) => row));

describe('a CSV file for spreadsheets', () => {
  it('contains no formulas for spreadsheets', async () => {
    const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)'];
    for (const cell of dangerous) expect(await written([cell, 'x'])).toContain(`\r\n'${cell},x\r\n`);
  });

  it('keeps every text as it is, breaks and quotes too', async () => {
    const cells = ['two\nlines, "quoted"', 'चावल\r\nand\rmore'];
    expect(parse(await written(cells), { bom: true, record_delimiter: '\r\n' })).toEqual([
      ['One', 'Two'],
      cells,
    ]);
  });
});
