import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/**
 * Rows as a CSV file for spreadsheets, written as a stream. It begins with a byte order mark, so that they read Hindi; texts
 * that a spreadsheet would take for a formula are given an apostrophe.
 * @param cellsOf a row's cells, in the order of the headings
 */
export function csvOf<Row>(
  headings: readonly string[],
  rows: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly string[],
): Readable {
  const csv = stringify({
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // A single line feed is a line break, too.
    quoted_match: /[\r\n]/,
  });
  // As rows like others: columns of the writer would cut off the cells of longer rows.
  async function* cells(): AsyncGenerator<readonly string[]> {
    yield headings;
    for await (const some of rows) for (const row of some) yield cellsOf(row);
  }
  return Readable.from(cells()).compose(csv) as unknown as Readable;
}
