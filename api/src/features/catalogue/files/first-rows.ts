import { readRows } from '../import/read-rows.js';

const SAMPLE = 5;
const LONGEST_CELL = 200;
const MAX_COLUMNS = 500;

/** The beginning of a file. */
export interface FirstRows {
  /** The names of its columns. */
  readonly header: string[];
  /** Its first rows, long cells shortened. */
  readonly sample: string[][];
}

/** Reads the header and some rows; undefined when the file is no CSV with a header row. */
export async function firstRows(file: string): Promise<FirstRows | undefined> {
  const rows: string[][] = [];
  for await (const row of readRows(file, () => {})) {
    if ('broken' in row) break;
    rows.push(row.cells.map((cell) => cell.trim().slice(0, LONGEST_CELL)));
    if (rows.length > SAMPLE) break;
  }
  const [header, ...sample] = rows;
  // Binary files, such as a spreadsheet's own format, have bytes that no text has.
  const isText = header && !header.join('').match(/[\0\uFFFD]/);
  if (!isText || header.length > MAX_COLUMNS || !header.some(Boolean)) return undefined;
  return { header, sample };
}
