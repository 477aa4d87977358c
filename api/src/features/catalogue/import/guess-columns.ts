import {
  type ColumnMeaning,
  columnMeanings,
  type ImportColumns,
} from '@jhola/shared/contracts/catalogue-files.contract';
import { readPaise, readPercent, readPieces } from './amounts.js';
import { columnNames, notForShoppers, plainPrices } from './column-names.js';

/** The beginning of a file: the names of its columns, and some rows. */
export interface Beginning {
  readonly header: readonly string[];
  readonly sample: readonly (readonly string[])[];
}

/** How sure a name makes: a name that is listed, one of a price of whichever kind, one with a slip, one among other words. */
const SURE = { listed: 100, plainPrice: 90, besideMrp: 70, slip: 60, within: 40 } as const;

/** Meanings whose names are looked for within longer ones ("Product MRP", "Available stock"). */
const WITHIN: readonly ColumnMeaning[] = ['price', 'listedPrice', 'discount', 'stock'];

interface Guess {
  readonly meaning: ColumnMeaning;
  readonly column: string;
  readonly sure: number;
}

/**
 * The columns of a file by what they likely mean: by their names, as price lists write them and with slips, and by what their
 * first cells hold. Each column and each meaning once; what is not likely is left out, for the owner to choose.
 */
export function guessColumns({ header, sample }: Beginning): Partial<ImportColumns> {
  const guesses = header
    .flatMap((column, at) => guessesOf(column, cellsOf(sample, at)))
    .sort((one, other) => other.sure - one.sure);
  const columns: Partial<Record<ColumnMeaning, string>> = {};
  for (const { meaning, column } of guesses) {
    if (columns[meaning] !== undefined || Object.values(columns).includes(column)) continue;
    if (meaning === 'listedPrice' && !isBelow(column, columns.price, { header, sample })) continue;
    columns[meaning] = column;
  }
  return columns;
}

/**
 * The columns that look like a discount or a price to be charged. Where none of them is read, products would be sold at their
 * full price, so the owner is asked.
 */
export function sellingPriceColumns({ header, sample }: Beginning): string[] {
  return header.filter((column, at) => {
    const name = plainColumnName(column);
    if (!name || notForShoppers.test(name)) return false;
    const isOne =
      plainPrices.includes(name) || likeness('listedPrice', name) > 0 || likeness('discount', name) > 0;
    const cells = cellsOf(sample, at);
    return isOne && (cells.length === 0 || cells.some((cell) => readPaise(cell).ok || readPercent(cell).ok));
  });
}

function guessesOf(column: string, cells: readonly string[]): Guess[] {
  const name = plainColumnName(column);
  if (!name) return [];
  return columnMeanings.flatMap((meaning) => {
    const sure = likeness(meaning, name);
    return sure > 0 && mayMean(meaning, name, cells) ? [{ meaning, column, sure }] : [];
  });
}

/** How much a column's name is like those of a meaning; 0 where it is not. */
function likeness(meaning: ColumnMeaning, name: string): number {
  if (plainPrices.includes(name)) {
    if (meaning === 'price') return SURE.plainPrice;
    return meaning === 'listedPrice' ? SURE.besideMrp : 0;
  }
  const names = columnNames[meaning];
  const at = names.indexOf(name);
  if (at >= 0) return SURE.listed - at / 10;
  if (names.some((one) => isSlip(one, name))) return SURE.slip;
  if (!WITHIN.includes(meaning)) return 0;
  const within = names.filter((one) => one.length > 2 && (name.startsWith(one) || name.endsWith(one)));
  return within.length > 0 ? SURE.within + Math.max(...within.map((one) => one.length)) / 2 : 0;
}

function mayMean(meaning: ColumnMeaning, name: string, cells: readonly string[]): boolean {
  const isMoney = meaning === 'price' || meaning === 'listedPrice';
  if (isMoney && notForShoppers.test(name)) return false;
  if (cells.length === 0) return true;
  const isNumbers = cells.every((cell) => readPieces(cell).ok);
  if (meaning === 'stock' || meaning === 'weightGrams') return isNumbers;
  if (meaning === 'unit') return !isNumbers;
  if (meaning === 'pictures') return cells.some((cell) => /^\W*https?:\/\//i.test(cell));
  if (meaning === 'discount') return cells.every((cell) => readPercent(cell).ok);
  return !isMoney || cells.some((cell) => readPaise(cell).ok);
}

/** Whether a price is nowhere above the price before the discount. */
function isBelow(column: string, price: string | undefined, { header, sample }: Beginning): boolean {
  const amount = (row: readonly string[], name: string) => {
    const read = readPaise(row[header.indexOf(name)] ?? '');
    return read.ok ? read.value : undefined;
  };
  return sample.every((row) => {
    const before = price === undefined ? undefined : amount(row, price);
    const after = amount(row, column);
    return before === undefined || after === undefined || after <= before;
  });
}

const cellsOf = (sample: Beginning['sample'], at: number): string[] =>
  sample.map((row) => row[at]?.trim() ?? '').filter(Boolean);

/** A column's name in small letters and digits, without the currency: "M.R.P. (Rs.)" is `mrp`, "Discount %" `discountpercent`. */
export function plainColumnName(column: string): string {
  return column
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll('%', ' percent ')
    .replace(/(?<!\p{L})(?:inr|rs|rupees?|in rupees|रुपये?)(?!\p{L})/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** Whether two names differ by one letter left out, put in, changed or exchanged with its neighbour; by two in long ones. */
function isSlip(one: string, other: string): boolean {
  const allowed = one.length < 5 ? 0 : one.length < 10 ? 1 : 2;
  return Math.abs(one.length - other.length) <= allowed && editDistance(one, other) <= allowed;
}

function editDistance(one: string, other: string): number {
  let twoBefore: number[] = [];
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1];
      const changed = (before[at - 1] ?? 0) + (same ? 0 : 1);
      const exchanged =
        one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
          ? (twoBefore[at - 2] ?? 0) + 1
          : changed;
      now.push(Math.min(changed, exchanged, (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1));
    }
    twoBefore = before;
    before = now;
  }
  return before[other.length] ?? 0;
}
