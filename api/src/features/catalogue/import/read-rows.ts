import { createReadStream } from 'node:fs';
import type { FileEncoding } from '@jhola/shared/contracts/catalogue-files.contract';
import { CsvError, type Info, type Options, Parser } from 'csv-parse';
import { decoderOf } from './file-encoding.js';
import { separatorOf } from './separators.js';

/** A row of the file. */
export interface FileRow {
  /** The line it begins on, from 1; a row may span several lines. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A row that ends only with the file, because its quote is never closed or it is too long. */
export interface BrokenRow {
  readonly line: number;
  readonly broken: string;
}

/** The limit of one row, so that a stray quote cannot fill the memory. */
const LARGEST_ROW = 1_000_000;

/**
 * Reads a CSV file row by row, the header included; memory use does not grow with the file. Empty lines are
 * skipped. A broken row is the last one: the start of the next one is unknown. The separator is recognized.
 * @param file its path
 * @param onBytes called with the number of further bytes read
 * @param encoding how its letters are written; UTF-16 is recognized
 * @throws Error of the file system, e.g. ENOENT
 */
export async function* readRows(
  file: string,
  onBytes: (count: number) => void,
  encoding: FileEncoding = 'utf-8',
): AsyncGenerator<FileRow | BrokenRow> {
  const decode = await decoderOf(file, encoding);
  const rows: FileRow[] = [];
  let nextLine = 1;
  let emptyLines = 0;
  const skipEmptyLines = (soFar: number) => {
    nextLine += soFar - emptyLines;
    emptyLines = soFar;
  };
  const parserOf = (beginning: Buffer) =>
    new Parser({
      ...options,
      delimiter: separatorOf(beginning.toString()),
      on_record(cells: string[], info: Info) {
        skipEmptyLines(info.empty_lines);
        rows.push({ line: nextLine, cells });
        nextLine += 1 + lineBreaks(cells);
        // Rows are collected here rather than by the stream, which drops its buffer when a later row is broken.
        return null;
      },
    }).on('error', (error: Error) => {
      broken = error;
    });
  let parser: Parser | undefined;
  let broken: Error | undefined;
  for await (const chunk of createReadStream(file)) {
    const text = decode(chunk);
    parser ??= parserOf(text);
    const writing = parser;
    await completion((done) => writing.write(text, done));
    onBytes(chunk.length);
    yield* rows.splice(0);
    if (broken) break;
  }
  const ending = parser;
  if (!ending) return;
  if (!broken) await completion((done) => ending.end(done));
  yield* rows.splice(0);
  if (!broken) return;
  skipEmptyLines(ending.info.empty_lines);
  yield { line: nextLine, broken: reasonOf(broken) };
}

const options: Options = {
  bom: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  max_record_size: LARGEST_ROW,
  // The number of cells and quotes inside cells are checked per row, so that one bad row does not fail the
  // whole file.
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
};

/** The parser's own count takes a two-character line break inside a cell for two lines. */
const lineBreaks = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);

/** Resolves when the parser has processed its input; errors arrive by its event. */
const completion = (give: (done: () => void) => void): Promise<void> =>
  new Promise((resolve) => give(() => resolve()));

function reasonOf(error: Error): string {
  if (!(error instanceof CsvError)) throw error;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return 'its quote is never closed, so the rest of the file cannot be read';
  return `it is longer than ${LARGEST_ROW / 1000} kB (a quote that is not closed?), so the rest of the file cannot be read`;
}
