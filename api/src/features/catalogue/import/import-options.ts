import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { columnMeanings } from '@jhola/shared/contracts/catalogue-files.contract';
import { ZodError, z } from 'zod';
import { ColumnMap } from './column-map.js';
import { readyMaps } from './ready-maps.js';

export const usage = `npm run catalogue:import -- FILE.csv [options]

  --map NAME|FILE.json    the file's columns: a ready map (${Object.keys(readyMaps).join(', ')}) or a small JSON file
                          of the same form; without it, the ready map whose columns the file has
  --column MEANING=NAME   one column, in the place of the map's or instead of a map; may be repeated. Meanings:
                          ${columnMeanings.join(', ')}
  --stock N               pieces of a new product where the file has no stock column (100)
  --dry-run               reports what is new, changed and unchanged; writes no product
  --help                  shows this`;

/** The parsed command line. */
export interface ImportOptions {
  readonly file: string;
  readonly map: ColumnMap | undefined;
  readonly stock: number;
  readonly dryRun: boolean;
}

/** The command line is wrong; the message explains it. */
export class WrongOptions extends Error {}

const flags = {
  map: { type: 'string' },
  column: { type: 'string', multiple: true },
  stock: { type: 'string', default: '100' },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/**
 * Reads the command line of the import.
 * @param args without node and script
 * @returns undefined when help is asked for
 * @throws WrongOptions
 */
export async function importOptions(args: readonly string[]): Promise<ImportOptions | undefined> {
  const { values, positionals } = parsed(args);
  if (values.help) return undefined;
  const [file, another] = positionals;
  if (!file || another) throw new WrongOptions('Name one CSV file.');
  if (!/^\d{1,6}$/.test(values.stock))
    throw new WrongOptions(`--stock ${values.stock} is not a number of pieces.`);
  return {
    file,
    map: await requestedMap(values.map, values.column ?? []),
    stock: Number(values.stock),
    dryRun: values['dry-run'],
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, allowPositionals: true });
  } catch (error) {
    throw new WrongOptions(error instanceof Error ? error.message : String(error));
  }
}

async function requestedMap(
  name: string | undefined,
  columns: readonly string[],
): Promise<ColumnMap | undefined> {
  const base = name === undefined ? undefined : await namedMap(name);
  if (columns.length === 0) return base;
  const own = Object.fromEntries(columns.map(meaningAndName));
  return checked({ ...base, columns: { ...base?.columns, ...own } }, '--column');
}

async function namedMap(name: string): Promise<ColumnMap> {
  if (Object.hasOwn(readyMaps, name) && readyMaps[name]) return readyMaps[name];
  try {
    return checked(JSON.parse(await readFile(name, 'utf8')), name);
  } catch (error) {
    if (error instanceof WrongOptions) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new WrongOptions(`--map ${name} is neither a ready map nor a readable JSON file: ${reason}`);
  }
}

function checked(map: unknown, where: string): ColumnMap {
  try {
    return ColumnMap.parse(map);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    throw new WrongOptions(`The column map of ${where} is wrong:\n${z.prettifyError(error)}`);
  }
}

function meaningAndName(column: string): [string, string] {
  const [, meaning = '', name = ''] = /^(\w+)=(.+)$/.exec(column) ?? [];
  if ((columnMeanings as readonly string[]).includes(meaning)) return [meaning, name];
  throw new WrongOptions(`--column ${column} is not MEANING=NAME with one of: ${columnMeanings.join(', ')}.`);
}
