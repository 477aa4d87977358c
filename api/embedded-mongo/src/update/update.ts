import { ObjectId } from 'bson';
import { CommandError, notSupported } from '../errors.js';
import { conditionsOf } from '../query/conditions.js';
import { compileFilter } from '../query/filter.js';
import { type Doc, getField, identical, isDoc, setField } from '../values/documents.js';
import { splitPath } from '../values/paths.js';
import { NEVER_CREATES, UPDATE_OPERATORS } from './field-operators.js';
import { type Change, type Positions, REMOVED, writePath } from './write-path.js';

interface FieldChange {
  readonly path: readonly string[];
  readonly change: Change;
  readonly make: boolean;
  readonly onInsertOnly: boolean;
}

/** An update, checked and ready to be applied to documents. */
export interface Update {
  /** The document as the update leaves it; the same one when it changes nothing. */
  apply(doc: Doc): Doc;
  /** The document an upsert inserts when the query found none. */
  insert(): Doc;
}

/**
 * Makes an update out of a replacement or of operators.
 * @param filter the query it came with: `$` and upserts depend on it
 * @throws CommandError for unknown operators, pipelines, and paths that get in each other's way
 */
export function compileUpdate(update: unknown, filter: Doc, arrayFilters: unknown = []): Update {
  if (Array.isArray(update)) throw notSupported('updates by an aggregation pipeline');
  if (!isDoc(update))
    throw new CommandError('FailedToParse', 'Update argument must be an object or an array');
  const [first] = Object.keys(update);
  if (!first?.startsWith('$')) return replacement(update, filter);
  const changes = fieldChanges(update);
  const positions = arrayPositions(filter, arrayFilters);
  const run = (doc: Doc, inserting: boolean): Doc => {
    let result = doc;
    for (const { path, change, make, onInsertOnly } of changes(doc)) {
      if (!onInsertOnly || inserting) result = writePath(result, path, change, positions(doc), make);
    }
    return result;
  };
  return {
    apply: (doc) => keepId(doc, run(doc, false)),
    insert: () => withIdFirst(run(equalitiesOf(filter), true)),
  };
}

function replacement(update: Doc, filter: Doc): Update {
  const operator = Object.keys(update).find((name) => name.startsWith('$'));
  if (operator)
    throw new CommandError('FailedToParse', `The replacement document must not contain '${operator}'`);
  return {
    apply: (doc) => {
      const next = keepId(doc, withIdFirst('_id' in update ? update : { _id: doc._id, ...update }));
      return identical(doc, next) ? doc : next;
    },
    insert: () => {
      const { _id } = equalitiesOf(filter);
      return withIdFirst('_id' in update || _id === undefined ? update : { _id, ...update });
    },
  };
}

/** The changes of all operators; paths never overlap, so their order matters to nobody but `$rename`. */
function fieldChanges(update: Doc): (doc: Doc) => FieldChange[] {
  const fixed: FieldChange[] = [];
  const renames: [from: string, to: string][] = [];
  const targets: string[] = [];
  for (const [operator, fields] of Object.entries(update)) {
    if (!isDoc(fields))
      throw new CommandError('FailedToParse', `Modifiers operate on fields but got ${operator}`);
    for (const [name, operand] of Object.entries(fields)) {
      targets.push(name);
      if (operator === '$rename') {
        if (typeof operand !== 'string')
          throw new CommandError('BadValue', 'The to field for $rename must be a string');
        targets.push(operand);
        renames.push([name, operand]);
        continue;
      }
      const onInsertOnly = operator === '$setOnInsert';
      const make = UPDATE_OPERATORS[onInsertOnly ? '$set' : operator];
      if (!make) throw new CommandError('FailedToParse', `Unknown modifier: ${operator}`);
      fixed.push({
        path: splitPath(name),
        change: make(name, operand),
        make: !NEVER_CREATES.has(operator),
        onInsertOnly,
      });
    }
  }
  checkConflicts(targets);
  return renames.length === 0
    ? () => fixed
    : (doc) => [...fixed, ...renames.flatMap(([from, to]) => renamed(doc, from, to))];
}

function renamed(doc: Doc, from: string, to: string): FieldChange[] {
  let value: unknown = doc;
  for (const name of splitPath(from)) {
    if (Array.isArray(value))
      throw new CommandError('BadValue', 'The source field of $rename cannot be in an array');
    value = isDoc(value) ? getField(value, name) : undefined;
  }
  if (value === undefined) return [];
  return [
    { path: splitPath(from), change: () => REMOVED, make: false, onInsertOnly: false },
    { path: splitPath(to), change: () => value, make: true, onInsertOnly: false },
  ];
}

function checkConflicts(paths: string[]): void {
  for (const path of paths)
    if (path.split('.').includes(''))
      throw new CommandError('BadValue', `The update path '${path}' contains an empty field name`);
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

function arrayPositions(filter: Doc, arrayFilters: unknown): (doc: Doc) => Positions {
  const named = new Map<string, (item: unknown) => boolean>();
  for (const condition of Array.isArray(arrayFilters) ? (arrayFilters as Doc[]) : []) {
    const [name = ''] = (Object.keys(condition)[0] ?? '').split('.');
    const test = compileFilter(condition);
    named.set(name, (item) => test({ [name]: item }));
  }
  return (doc) => ({
    matched: (arrayPath) => matchedElement(doc, filter, arrayPath),
    wants: (name, item) => {
      const test = named.get(name);
      if (name !== '' && !test)
        throw new CommandError('BadValue', `No array filter found for identifier '${name}'`);
      return test?.(item) ?? true;
    },
  });
}

/** The first element that satisfies everything the query says about the array. */
function matchedElement(doc: Doc, filter: Doc, arrayPath: string): number {
  const about = Object.entries(
    Object.fromEntries([...conditionsOf(filter)].map(([path, { raw }]) => [path, raw])),
  ).filter(([path]) => path === arrayPath || path.startsWith(`${arrayPath}.`));
  const tests = about.map(([path, raw]) => compileFilter({ [`array${path.slice(arrayPath.length)}`]: raw }));
  let items: unknown = doc;
  for (const name of splitPath(arrayPath)) items = isDoc(items) ? getField(items, name) : undefined;
  const position =
    Array.isArray(items) && tests.length > 0
      ? items.findIndex((item) => tests.every((test) => test({ array: [item] })))
      : -1;
  if (position >= 0) return position;
  throw new CommandError('BadValue', 'The positional operator did not find the match needed from the query.');
}

/** What an upsert takes over from its query: the fields that have to equal one value. */
function equalitiesOf(filter: Doc): Doc {
  const noPositions: Positions = { matched: () => -1, wants: () => false };
  let doc: Doc = {};
  for (const [name, { raw, equals }] of conditionsOf(filter)) {
    const value = '$eq' in raw ? raw.$eq : equals?.length === 1 ? equals[0] : undefined;
    if (value !== undefined) doc = writePath(doc, splitPath(name), () => value, noPositions);
  }
  return doc;
}

function keepId(before: Doc, after: Doc): Doc {
  if (after !== before && !identical(before._id, after._id)) {
    throw new CommandError(
      'ImmutableField',
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
  }
  return after;
}

/** A document as it is stored: `_id` first, made when missing. @throws CommandError for an `_id` that cannot be one */
export function withIdFirst(doc: Doc): Doc {
  const { _id } = doc;
  if (Array.isArray(_id)) throw new CommandError('BadValue', "The '_id' value cannot be of type array");
  if (isDoc(_id) && Object.keys(_id).some((name) => name.startsWith('$'))) {
    throw new CommandError('DollarPrefixedFieldName', "Field names in '_id' may not start with '$'");
  }
  if (_id !== undefined) {
    for (const name in doc) {
      if (name === '_id') return doc;
      break;
    }
  }
  const result: Doc = { _id: _id ?? (_id === null ? null : new ObjectId()) };
  for (const name in doc) if (name !== '_id') setField(result, name, doc[name]);
  return result;
}
