import { type Doc, getField, isDoc } from './documents.js';

const DIGITS = /^\d+$/;

/** A dotted path, split once. */
export function splitPath(path: string): readonly string[] {
  return path.includes('.') ? path.split('.') : [path];
}

/**
 * Visits what a query's path reaches in a document, through arrays on the way, as MongoDB does: each value, or
 * undefined where the path ends in nothing. An array at the end is visited as a whole.
 * @returns true as soon as `test` does
 */
export function someValue(
  doc: Doc,
  path: readonly string[],
  test: (value: unknown) => boolean,
  from = 0,
): boolean {
  const value = getField(doc, path[from] as string);
  if (from === path.length - 1) return test(value);
  if (isDoc(value)) return someValue(value, path, test, from + 1);
  return Array.isArray(value) ? someInArray(value, path, test, from + 1) : test(undefined);
}

function someInArray(
  items: unknown[],
  path: readonly string[],
  test: (value: unknown) => boolean,
  from: number,
): boolean {
  const name = path[from] as string;
  const last = from === path.length - 1;
  if (DIGITS.test(name) && Number(name) < items.length) {
    const item = items[Number(name)];
    if (last ? test(item) : isDoc(item) ? someValue(item, path, test, from + 1) : false) return true;
    if (!last && Array.isArray(item) && someInArray(item, path, test, from + 1)) return true;
  }
  return items.some((item) => isDoc(item) && someValue(item, path, test, from));
}

/** Like {@link someValue}, with the elements of an array at the end visited before the array itself. */
export function someLeaf(doc: Doc, path: readonly string[], test: (value: unknown) => boolean): boolean {
  if (path.length === 1) {
    const value = getField(doc, path[0] as string);
    return Array.isArray(value) ? value.some(test) || test(value) : test(value);
  }
  return someValue(doc, path, (value) => (Array.isArray(value) && value.some(test)) || test(value));
}

/**
 * The values an index or a sort sees at a path: elements instead of an array, undefined for an empty array (which
 * sorts before null) and null for nothing.
 */
export function sortValues(doc: Doc, path: readonly string[]): { values: unknown[]; multiple: boolean } {
  const first = getField(doc, path[0] as string);
  if (path.length === 1 && !Array.isArray(first)) {
    return { values: [first === undefined ? null : first], multiple: false };
  }
  const values: unknown[] = [];
  let multiple = false;
  const collect = (value: unknown, at: number): void => {
    if (Array.isArray(value)) {
      multiple = true;
      const name = path[at];
      if (at === path.length) values.push(...(value.length === 0 ? [undefined] : value));
      else if (name !== undefined && DIGITS.test(name) && Number(name) < value.length) {
        collect(value[Number(name)], at + 1);
      } else if (value.length === 0) values.push(undefined);
      else for (const item of value) collect(isDoc(item) ? item : null, at);
    } else if (at === path.length) values.push(value === undefined ? null : value);
    else
      collect(isDoc(value) ? getField(value, path[at] as string) : null, isDoc(value) ? at + 1 : path.length);
  };
  collect(doc, 0);
  return { values, multiple };
}
