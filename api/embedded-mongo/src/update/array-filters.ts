import { CommandError } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import { type Doc, isDoc } from '../values/documents.js';

export type ElementTest = (item: unknown) => boolean;

const refused = (message: string): CommandError => new CommandError('FailedToParse', message);

/** The identifiers that a filter's conditions are about. */
function identifiersOf(filter: Doc): string[] {
  return Object.entries(filter).flatMap(([name, operand]) => {
    if (!name.startsWith('$')) return [name.split('.')[0] as string];
    return Array.isArray(operand) ? operand.filter(isDoc).flatMap(identifiersOf) : [];
  });
}

function identifierOf(filter: Doc): string {
  const [name, ...others] = new Set(identifiersOf(filter));
  if (name === undefined) {
    throw refused('Cannot use an expression without a top-level field name in arrayFilters');
  }
  const [other] = others;
  if (other !== undefined) {
    throw refused(
      `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${name}' and '${other}'`,
    );
  }
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) {
    throw refused(
      `The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
    );
  }
  return name;
}

/**
 * The tests that stand for `$[identifier]` in paths.
 * @param paths the paths of the update: each identifier in them needs its filter, and each filter is used by one of them
 * @throws CommandError for filters that do not fit
 */
export function parseArrayFilters(arrayFilters: unknown, paths: readonly string[]): Map<string, ElementTest> {
  const list = arrayFilters ?? [];
  if (!Array.isArray(list) || !list.every(isDoc)) {
    throw new CommandError('TypeMismatch', 'arrayFilters has to be an array of documents');
  }
  const tests = new Map<string, ElementTest>();
  for (const filter of list) {
    const name = identifierOf(filter);
    if (tests.has(name))
      throw refused(`Found multiple array filters with the same top-level field name ${name}`);
    const test = compileFilter(filter);
    tests.set(name, (item) => test({ [name]: item }));
  }
  const used = new Set<string>();
  for (const path of paths) {
    if (!path.includes('$[')) continue;
    for (const [, name = ''] of path.matchAll(/\$\[([^\]]*)\]/g)) {
      if (name === '') continue;
      if (!tests.has(name)) {
        throw new CommandError(
          'BadValue',
          `No array filter found for identifier '${name}' in path '${path}'`,
        );
      }
      used.add(name);
    }
  }
  for (const name of tests.keys()) {
    if (!used.has(name))
      throw refused(`The array filter for identifier '${name}' was not used in the update`);
  }
  return tests;
}
