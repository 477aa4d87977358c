import { CommandError } from '../errors.js';
import { type Doc, getField, isDoc } from '../values/documents.js';

/**
 * Checks the names of a path in an aggregation, which may not be empty or start with `$`.
 * @throws CommandError with the code MongoDB has for that
 */
export function parseFieldPath(path: string): readonly string[] {
  if (path === '') throw new CommandError('Location16872', "'$' by itself is not a valid FieldPath");
  const names = path.split('.');
  if (names.at(-1) === '') throw new CommandError('Location40353', "FieldPath must not end with a '.'.");
  for (const name of names) {
    if (name === '')
      throw new CommandError('Location15998', 'FieldPath field names may not be empty strings.');
    if (name.startsWith('$')) {
      throw new CommandError('Location16410', `FieldPath field names may not start with '$': '${name}'`);
    }
  }
  return names;
}

/**
 * What an expression's path reads: through an array on the way it is an array of what its documents have there. Numbers in
 * the path are names of fields, never positions.
 * @returns undefined where there is nothing
 */
export function readFieldPath(doc: Doc, path: readonly string[], at = 0): unknown {
  const value = getField(doc, path[at] as string);
  if (at === path.length - 1) return value;
  if (isDoc(value)) return readFieldPath(value, path, at + 1);
  if (!Array.isArray(value)) return undefined;
  return value.filter(isDoc).flatMap((item) => {
    const found = readFieldPath(item, path, at + 1);
    return found === undefined ? [] : [found];
  });
}
