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
  const all = paths.map((path) => path.split('.'));
  for (const [at, path] of paths.entries()) {
    const names = all[at] as string[];
    if (names.includes('')) {
      throw new CommandError('BadValue', `The update path '${path}' contains an empty field name`);
    }
    if (!path.includes('$')) continue;
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
  for (let at = 0; at < all.length; at++) {
    for (let other = at + 1; other < all.length; other++)
      checkPair(all[at] as string[], all[other] as string[]);
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
function checkPair(a: readonly string[], b: readonly string[]): void {
  let depends = false;
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const [x, y] = [a[at] as string, b[at] as string];
    if (x === y) continue;
    if (isPlaces(x) !== isPlaces(y)) throw conflict(a, a.slice(0, at), depends);
    if (!isPlaces(x) && !mayBeSame(x, y)) return;
    depends = true;
  }
  throw a.length < b.length ? conflict(b, a, depends) : conflict(a, b, depends);
}

function conflict(names: readonly string[], place: readonly string[], depends: boolean): CommandError {
  const [path, at] = [names.join('.'), place.join('.')];
  return depends
    ? notSupported(`updating '${path}' and '${at}', which may be the same element`)
    : new CommandError(
        'ConflictingUpdateOperators',
        `Updating the path '${path}' would create a conflict at '${at}'`,
      );
}
