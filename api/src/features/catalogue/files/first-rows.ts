import { type FileEncoding, MAX_IMPORT_ROWS } from '@jhola/shared/contracts/catalogue-files.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { encodingOf } from '../import/file-encoding.js';
import { readRows } from '../import/read-rows.js';

const SAMPLE = 5;
const LONGEST_CELL = 200;
const MAX_COLUMNS = 500;

/** Letters that no text has, of whatever encoding: binary files, such as a spreadsheet's own format, have them. */
const NO_TEXT = /(?![\t-\r])\p{Cc}|\uFFFD/u;

/** The beginning of a file. */
export interface FirstRows {
  /** The names of its columns. */
  readonly header: string[];
  /** Its first rows, long cells shortened. */
  readonly sample: string[][];
  /** How its letters are likely written. */
  readonly encoding: FileEncoding;
}

/**
 * Reads the header and some rows, and counts the others.
 * @returns undefined when the file is no CSV with a header row
 * @throws ShopError import.too-many-rows, at the first row too many
 */
export async function firstRows(file: string): Promise<FirstRows | undefined> {
  const encoding = await encodingOf(file);
  const rows: string[][] = [];
  let count = 0;
  for await (const row of readRows(file, () => {}, encoding)) {
    if ('broken' in row) break;
    if (count === 0 && !isHeader(row.cells)) return undefined;
    if (count <= SAMPLE) rows.push(row.cells.map((cell) => cell.trim().slice(0, LONGEST_CELL)));
    if (count > MAX_IMPORT_ROWS) throw new ShopError('import.too-many-rows', { most: MAX_IMPORT_ROWS });
    count += 1;
  }
  const [header, ...sample] = rows;
  return header && { header, sample, encoding };
}

const isHeader = (cells: readonly string[]): boolean =>
  !NO_TEXT.test(cells.join('')) && cells.length <= MAX_COLUMNS && cells.some((cell) => cell.trim() !== '');
