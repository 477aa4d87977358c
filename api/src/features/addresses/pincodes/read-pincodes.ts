import { Pincode } from '@jhola/shared/contracts/addresses.contract';
import { readRows } from '#features/catalogue/import/read-rows.js';

/** The postal location of a PIN code. */
export interface PostalLocation {
  readonly district: string;
  readonly state: string;
}

/** The content of a file, and its rows that cannot be used. */
export interface PincodeFile {
  /** Rows below the header, empty lines not counted. */
  readonly rows: number;
  /** The locations of each code, in the order of the file. */
  readonly locations: ReadonlyMap<string, readonly PostalLocation[]>;
  readonly refused: readonly { readonly line: number; readonly reason: string }[];
}

/** The file is no list of PIN codes; the message is for its sender. */
export class WrongPincodeFile extends Error {}

const columns = ['pincode', 'district', 'state'] as const;
/** The limit of the shop's addresses. */
const LONGEST = 80;

/**
 * Reads a CSV file with the columns pincode, district and state, in any order and among others.
 * @throws WrongPincodeFile when its columns are others, or a part of it cannot be read at all
 * @throws Error of the file system, e.g. ENOENT
 */
export async function readPincodes(file: string): Promise<PincodeFile> {
  const locations = new Map<string, PostalLocation[]>();
  const refused: { line: number; reason: string }[] = [];
  let rows = 0;
  let header: Header | undefined;
  for await (const row of readRows(file, () => undefined)) {
    if ('broken' in row) throw new WrongPincodeFile(`Line ${row.line}: ${row.broken}. Nothing was written.`);
    if (!header) {
      header = headerOf(row.cells);
      continue;
    }
    rows++;
    const read = readRow(header, row.cells);
    if (typeof read === 'string') refused.push({ line: row.line, reason: read });
    else add(locations, read.pincode, read.location);
  }
  if (!header) throw new WrongPincodeFile('The file is empty.');
  if (locations.size === 0) throw new WrongPincodeFile('The file has no usable row. Nothing was written.');
  return { rows, locations, refused };
}

interface Header {
  readonly count: number;
  readonly at: Readonly<Record<(typeof columns)[number], number>>;
}

function headerOf(cells: readonly string[]): Header {
  const names = cells.map((name) => name.trim().toLowerCase());
  const [pincode = -1, district = -1, state = -1] = columns.map((column) => names.indexOf(column));
  if (Math.min(pincode, district, state) < 0) {
    throw new WrongPincodeFile(
      `The file needs the columns ${columns.join(', ')}; it has: ${names.join(', ').slice(0, 400)}.`,
    );
  }
  return { count: cells.length, at: { pincode, district, state } };
}

/** The content of a row, or why it has none. */
function readRow(
  { count, at }: Header,
  cells: readonly string[],
): { pincode: string; location: PostalLocation } | string {
  if (cells.length !== count) return `it has ${cells.length} cells, the header has ${count}`;
  const cell = (index: number) => (cells[index] ?? '').trim().replace(/\s+/g, ' ');
  const pincode = cell(at.pincode);
  if (!Pincode.safeParse(pincode).success) return `"${pincode.slice(0, 20)}" is no PIN code of six digits`;
  const location = { district: cell(at.district), state: cell(at.state) };
  for (const [name, text] of Object.entries(location)) {
    if (text === '') return `its ${name} is missing`;
    if (text.length > LONGEST) return `its ${name} is longer than ${LONGEST} characters`;
  }
  return { pincode, location };
}

function add(locations: Map<string, PostalLocation[]>, pincode: string, location: PostalLocation): void {
  const known = locations.get(pincode);
  if (!known) locations.set(pincode, [location]);
  else if (!known.some(({ district, state }) => district === location.district && state === location.state)) {
    known.push(location);
  }
}
