import { CommandError, notSupported } from '../errors.js';
import { compareStrings } from '../values/compare.js';

/** The order in which an update changes fields: names of digits by their numbers, others by their text. */
export function comparePaths(a: readonly string[], b: readonly string[]): number {
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const [x, y] = [a[at] as string, b[at] as string];
    if (x === y) continue;
    const byNumber = /^\d+$/.test(x) && /^\d+$/.test(y) ? Number(x) - Number(y) : 0;
    return byNumber || compareStrings(x, y);
  }
  return a.length - b.length;
}

/** @throws CommandError for what is no path, and for paths that get in each other's way */
export function checkPaths(paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    if (names.includes('')) {
      throw new CommandError('BadValue', `The update path '${path}' contains an empty field name`);
    }
    if (names[0] === '$' || names[0]?.startsWith('$[')) {
      throw new CommandError(
        'BadValue',
        "Cannot have positional (i.e. '$') element in the first position in path",
      );
    }
    if (names.filter((name) => name === '$').length > 1) {
      throw new CommandError('BadValue', `Too many positional (i.e. '$') elements found in path '${path}'`);
    }
    if (names.some((name) => name.startsWith('$') && name !== '$' && !/^\$\[[^\]]*\]$/.test(name))) {
      // MongoDB has them since version 5, though not everywhere.
      throw notSupported(`an update of '${path}', where a name begins with $`);
    }
  }
  for (const [at, path] of paths.entries()) {
    for (const other of paths.slice(at + 1)) checkPair(path, other);
  }
}

const isPlaces = (name: string): boolean => name.startsWith('$[');

/** Whether two names of elements, other than `$[…]`, can mean the same one. */
const mayBeSame = (a: string, b: string): boolean =>
  (a === '$' && /^\d+$/.test(b)) || (b === '$' && /^\d+$/.test(a));

/**
 * @throws CommandError ConflictingUpdateOperators when one path leads to what the other does, or into it, and when `$[…]` stands
 * beside other names; NotImplemented when that depends on which elements are meant
 */
function checkPair(path: string, other: string): void {
  const [a, b] = [path.split('.'), other.split('.')];
  let depends = false;
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const [x, y] = [a[at] as string, b[at] as string];
    if (x === y) continue;
    if (isPlaces(x) !== isPlaces(y)) throw conflict(path, a.slice(0, at).join('.'), depends);
    if (!isPlaces(x) && !mayBeSame(x, y)) return;
    depends = true;
  }
  throw conflict(...(a.length < b.length ? ([other, path] as const) : ([path, other] as const)), depends);
}

function conflict(path: string, at: string, depends: boolean): CommandError {
  return depends
    ? notSupported(`updating '${path}' and '${at}', which may be the same element`)
    : new CommandError(
        'ConflictingUpdateOperators',
        `Updating the path '${path}' would create a conflict at '${at}'`,
      );
}
