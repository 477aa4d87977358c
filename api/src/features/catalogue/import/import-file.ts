import type { ColumnMeaning, FileEncoding } from '@jhola/shared/contracts/catalogue-files.contract';
import { unreadPriceColumns } from '@jhola/shared/domain/imports/unread-price-columns';
import type { ColumnMap } from './column-map.js';
import { sellingPriceColumns } from './guess-columns.js';
import type { BatchOutcome, ImportReport, ImportRow } from './import-report.js';
import { withoutApostrophe } from './own-file.js';
import { readProduct } from './read-product.js';
import { readRows } from './read-rows.js';
import { mapForHeader } from './ready-maps.js';
import { Tally } from './tally.js';

/** Products that are written in one transaction: large enough to be efficient, and few enough that nobody waits for them. */
const BATCH = 100;

/** The replacement character for bytes that are not UTF-8: spreadsheets may write another encoding. */
const NO_UTF8 = '\uFFFD';

/** What to import, and how to write it. */
export interface ImportRequest {
  readonly file: string;
  /** Undefined: the ready map whose columns the file has. */
  readonly map: ColumnMap | undefined;
  /** UTF-8 when absent. */
  readonly encoding?: FileEncoding;
  /** Whether `take` writes; otherwise it only reports what it would do. */
  readonly writes: boolean;
  /**
   * Takes some rows, all of them or none.
   * @param taken the lines of earlier rows, by the ids of their products
   */
  readonly take: (rows: readonly ImportRow[], taken: ReadonlyMap<string, number>) => Promise<BatchOutcome>;
  readonly onBytes?: (count: number) => void;
  /** Ends the reading between two rows; everything taken until then is reported. */
  readonly signal?: AbortSignal;
  /** The limits of rows and refused rows; no limits when absent. */
  readonly max?: { readonly rows: number; readonly refused: number };
}

/** The file's columns are not those of the map, or of any ready map. */
export class WrongColumns extends Error {}

/**
 * Imports a CSV file, or checks it: reads row by row, refuses rows without a valid product, and takes the
 * others in batches.
 * @throws WrongColumns before anything is written
 * @throws Error of the file system or of `take`; earlier batches stay written, and importing again continues
 */
export async function importFile({
  file,
  map,
  encoding = 'utf-8',
  writes,
  take,
  onBytes = () => {},
  signal,
  max = { rows: Number.POSITIVE_INFINITY, refused: Number.POSITIVE_INFINITY },
}: ImportRequest): Promise<ImportReport> {
  const tally = new Tally();
  let columns: Columns | undefined;
  let batch: ImportRow[] = [];
  const flush = async () => {
    if (batch.length > 0) tally.taken(batch, await take(batch, tally.lineOf));
    batch = [];
  };
  let stopped: ImportReport['stopped'];
  for await (const row of readRows(file, onBytes, encoding)) {
    stopped = reasonToStop(tally, max, signal);
    if (stopped) break;
    if ('broken' in row) {
      if (!columns) throw new WrongColumns(`The first row of the file cannot be read: ${row.broken}.`);
      tally.refused(row.line, row.broken);
    } else if (!columns) columns = columnsOf(row.cells, map);
    else {
      const product = tally.judged(row.line, readRow(columns, row.cells));
      if (product) batch.push({ line: row.line, product });
      if (batch.length === BATCH) await flush();
    }
  }
  if (!columns && !stopped) throw new WrongColumns('The file is empty.');
  if (stopped !== 'cancelled') await flush();
  return { ...tally.report(writes, stopped), unreadPrices: columns?.unreadPrices ?? [] };
}

function reasonToStop(
  tally: Tally,
  max: NonNullable<ImportRequest['max']>,
  signal: AbortSignal | undefined,
): ImportReport['stopped'] {
  if (signal?.aborted) return 'cancelled';
  const { rows, refused } = tally.counts;
  if (rows >= max.rows) return 'rows';
  return refused >= max.refused ? 'refused' : undefined;
}

interface Columns {
  readonly map: ColumnMap;
  readonly count: number;
  readonly indexes: ReadonlyMap<ColumnMeaning, number>;
  readonly unreadPrices: readonly string[];
}

function columnsOf(header: readonly string[], requested: ColumnMap | undefined): Columns {
  const names = header.map((name) => name.trim());
  const map = requested ?? mapForHeader(names);
  if (!map) {
    throw new WrongColumns(
      `No ready map fits these columns: ${names.join(', ').slice(0, 400)}. Name a map with --map, or the columns with --column.`,
    );
  }
  const indexes = new Map<ColumnMeaning, number>();
  for (const [meaning, column] of Object.entries(map.columns) as [ColumnMeaning, string][]) {
    const index = names.indexOf(column);
    if (index < 0)
      throw new WrongColumns(
        `The file has no column "${column}" (for ${meaning}); it has: ${names.join(', ').slice(0, 400)}.`,
      );
    indexes.set(meaning, index);
  }
  const unreadPrices = unreadPriceColumns(sellingPriceColumns({ header: names, sample: [] }), map.columns);
  return { map, count: names.length, indexes, unreadPrices };
}

function readRow({ map, count, indexes }: Columns, cells: readonly string[]): ReturnType<typeof readProduct> {
  if (cells.length !== count)
    return { ok: false, reason: `it has ${cells.length} cells, the header has ${count}` };
  const read = [...indexes.values()].map((index) => cells[index] ?? '');
  if (read.some((cell) => cell.includes(NO_UTF8)))
    return { ok: false, reason: 'it has letters that are not UTF-8: save the file as "CSV UTF-8"' };
  return readProduct(map, (meaning) => withoutApostrophe(cells[indexes.get(meaning) ?? -1] ?? ''));
}
