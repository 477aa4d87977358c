import { CommandError } from '../errors.js';
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
      throw new CommandError(
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field in '${path}' is not allowed in the context of an update`,
      );
    }
  }
  const sorted = paths.map((path) => `${path}.`).sort();
  for (let at = 1; at < sorted.length; at++) {
    const [path, before] = [sorted[at] as string, sorted[at - 1] as string];
    if (path.startsWith(before)) {
      throw new CommandError(
        'ConflictingUpdateOperators',
        `Updating the path '${path.slice(0, -1)}' would create a conflict at '${before.slice(0, -1)}'`,
      );
    }
  }
}
