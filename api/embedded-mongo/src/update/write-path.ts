import { CommandError } from '../errors.js';
import { type Doc, getField, isDoc, keyOfName, setField } from '../values/documents.js';

/** What a change answers to have the field taken out. */
export const REMOVED = Symbol('removed');

/** Computes a field's new value from its old one (undefined when missing); the same value means no change. */
export type Change = (old: unknown) => unknown;

/** Where `$`, `$[]` and `$[name]` in a path lead. */
export interface Positions {
  /** The element that the query matched, for `$`. */
  matched(arrayPath: string): number;
  /** Whether an element is meant by `$[name]`; the empty name means every element. */
  wants(name: string, item: unknown): boolean;
}

const MAX_PADDING = 1_500_000;

/**
 * Changes what a path leads to, copying only the documents and arrays on the way.
 * @param make false for operators that never create a missing field
 * @returns the same document when nothing changed
 * @throws CommandError where the path runs through a value that is no document or array
 */
export function writePath(
  doc: Doc,
  path: readonly string[],
  change: Change,
  positions: Positions,
  make = true,
): Doc {
  return step(doc, path, 0, change, positions, make) as Doc;
}

function step(
  holder: unknown,
  path: readonly string[],
  at: number,
  change: Change,
  positions: Positions,
  make: boolean,
): unknown {
  const name = path[at] as string;
  const next = (old: unknown): unknown => {
    if (at === path.length - 1) return change(old);
    if (old === undefined) {
      if (!make) {
        if (path.slice(at + 1).some((part) => part.startsWith('$'))) throw noArray(path, at + 1);
        return old;
      }
      const made = step({}, path, at + 1, change, positions, make);
      return Object.keys(made as Doc).length === 0 ? old : made;
    }
    return step(old, path, at + 1, change, positions, make);
  };
  if (Array.isArray(holder)) return stepIntoArray(holder, name, path, at, next, positions, make);
  if (!isDoc(holder)) {
    if (name.startsWith('$')) {
      throw new CommandError('BadValue', `Cannot apply array updates to non-array element ${path[at - 1]}`);
    }
    if (!make) return holder;
    throw new CommandError(
      'PathNotViable',
      `Cannot create field '${name}' in element {${path[at - 1]}: ${String(holder)}}`,
    );
  }
  if (name.startsWith('$') && at > 0) {
    throw noArray(path, at);
  }
  const old = getField(holder, name);
  const value = next(old);
  if (value === old) return holder;
  const copy = { ...holder };
  if (value === REMOVED) delete copy[keyOfName(name)];
  else setField(copy, name, value);
  return value === REMOVED && old === undefined ? holder : copy;
}

function noArray(path: readonly string[], at: number): CommandError {
  return new CommandError('BadValue', `The path '${path.slice(0, at).join('.')}' must exist and be an array`);
}

function stepIntoArray(
  items: unknown[],
  name: string,
  path: readonly string[],
  at: number,
  next: Change,
  positions: Positions,
  make: boolean,
): unknown[] {
  let copy: unknown[] | undefined;
  const change = (position: number): void => {
    const old = items[position];
    const value = next(old);
    if (value === old) return;
    copy ??= [...items];
    while (copy.length < position) copy.push(null);
    copy[position] = value === REMOVED ? null : value;
  };
  if (name.startsWith('$[')) {
    const wanted = name.slice(2, -1);
    for (const [position, item] of items.entries()) if (positions.wants(wanted, item)) change(position);
  } else if (name === '$') change(positions.matched(path.slice(0, at).join('.')));
  else if (/^\d+$/.test(name)) {
    const position = Number(name);
    if (position > items.length + MAX_PADDING)
      throw new CommandError('BadValue', `cannot backfill array to ${name}`);
    if (position < items.length || make) change(position);
  } else if (make) {
    throw new CommandError('PathNotViable', `Cannot create field '${name}' in an array element`);
  }
  return copy ?? items;
}
