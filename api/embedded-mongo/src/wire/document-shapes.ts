import { type Doc, keyOfName, setField } from '../values/documents.js';

/**
 * An object that is given so many fields one by one becomes a table of names and values: seven times the memory of one whose
 * fields are known, and slower to make and to read.
 */
const MIN_SHAPED_FIELDS = 13;
const MAX_SHAPED_FIELDS = 100;
/** How many shapes are remembered, each in the place of its hash. */
const PLACES = 512;

/** The names of many documents, and an object that has them. */
interface Shape {
  readonly names: readonly string[];
  /** Its keys, in the same order. */
  readonly keys: readonly string[];
  /** Made when the same names come again: those of a single document are not worth it. */
  copied: Doc | undefined;
}

const shapes = new Array<Shape | undefined>(PLACES);

/**
 * A document with some fields, in order. Documents with the same names get objects of one shape.
 * @param names the fields' names are from `start` to before `end`, their values at the same places
 */
export function documentOf(
  names: readonly string[],
  values: readonly unknown[],
  start: number,
  end: number,
): Doc {
  const count = end - start;
  const shape =
    count >= MIN_SHAPED_FIELDS && count <= MAX_SHAPED_FIELDS ? shapeOf(names, start, end) : undefined;
  const doc: Doc = shape?.copied ? { ...shape.copied } : {};
  if (shape?.copied) for (let at = 0; at < count; at++) doc[shape.keys[at] as string] = values[start + at];
  else for (let at = start; at < end; at++) setField(doc, names[at] as string, values[at]);
  return doc;
}

function shapeOf(names: readonly string[], start: number, end: number): Shape | undefined {
  const place = placeOf(names, start, end);
  const known = shapes[place];
  if (!known || !isOf(known, names, start, end)) {
    const own = names.slice(start, end);
    // An assignment to it would reach the prototype.
    if (own.includes('__proto__')) return undefined;
    shapes[place] = { names: own, keys: own.map(keyOfName), copied: undefined };
    return undefined;
  }
  known.copied ??= JSON.parse(`{${known.keys.map((key) => `${JSON.stringify(key)}:null`).join()}}`) as Doc;
  return known;
}

function isOf({ names: known }: Shape, names: readonly string[], start: number, end: number): boolean {
  if (known.length !== end - start) return false;
  for (let at = start; at < end; at++) if (known[at - start] !== names[at]) return false;
  return true;
}

function placeOf(names: readonly string[], start: number, end: number): number {
  let hash = end - start;
  for (let at = start; at < end; at++) {
    const name = names[at] as string;
    hash = (hash * 31 + name.length * 7 + name.charCodeAt(0)) | 0;
  }
  return hash & (PLACES - 1);
}
