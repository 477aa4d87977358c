import { BSONRegExp, ObjectId } from 'bson';
import { CommandError, notSupported } from '../errors.js';
import { equalValues } from '../values/compare.js';
import { type Doc, identical, isDoc, namedFields, setField } from '../values/documents.js';
import { splitPath } from '../values/paths.js';
import { withServerTimes } from '../values/server-time.js';
import { type ElementTest, parseArrayFilters } from './array-filters.js';
import { NEVER_CREATES, UPDATE_OPERATORS } from './field-operators.js';
import { matchedElement, nothingMatched } from './matched-element.js';
import { documentFromQuery } from './query-equalities.js';
import { type FieldChange, renameChanges } from './rename.js';
import { checkPaths, comparePaths } from './update-paths.js';
import { type Positions, writePath } from './write-path.js';

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
export function compileUpdate(update: unknown, filter: Doc, arrayFilters?: unknown): Update {
  if (Array.isArray(update)) throw notSupported('updates by an aggregation pipeline');
  if (!isDoc(update))
    throw new CommandError('FailedToParse', 'Update argument must be an object or an array');
  const [first] = Object.keys(update);
  if (!first?.startsWith('$')) {
    parseArrayFilters(arrayFilters, []);
    return replacement(update, filter);
  }
  const changes = fieldChanges(update);
  const tests = parseArrayFilters(
    arrayFilters,
    changes.map(({ path }) => path.join('.')),
  );
  return new OperatorUpdate(changes, tests, filter);
}

class OperatorUpdate implements Update {
  constructor(
    private readonly changes: readonly FieldChange[],
    private readonly tests: ReadonlyMap<string, ElementTest>,
    private readonly filter: Doc,
  ) {}

  apply(doc: Doc): Doc {
    return keepId(doc, this.run(doc, false));
  }

  insert(): Doc {
    const known = documentFromQuery(this.filter);
    return withIdFirst(keepKnownId(known, this.run(known, true)));
  }

  private run(doc: Doc, isInserting: boolean): Doc {
    const positions = new PositionsIn(isInserting ? undefined : doc, this.filter, this.tests);
    let result = doc;
    for (const { path, change, make, onInsertOnly } of this.changes) {
      const operation = onInsertOnly && !isInserting ? undefined : change(doc);
      if (operation) result = writePath(result, path, operation, positions, make);
    }
    return result;
  }
}

class PositionsIn implements Positions {
  /** @param doc undefined for one that is inserted, in which nothing was matched */
  constructor(
    private readonly doc: Doc | undefined,
    private readonly filter: Doc,
    private readonly tests: ReadonlyMap<string, ElementTest>,
  ) {}

  matched(arrayPath: string): number {
    if (!this.doc) throw nothingMatched();
    return matchedElement(this.doc, this.filter, arrayPath);
  }

  wants(name: string, item: unknown): boolean {
    return this.tests.get(name)?.(item) ?? true;
  }
}

function replacement(update: Doc, filter: Doc): Update {
  const operator = Object.keys(update).find((name) => name.startsWith('$'));
  if (operator)
    throw new CommandError('FailedToParse', `The replacement document must not contain '${operator}'`);
  const timed = (): Doc => withServerTimes(update);
  return {
    apply: (doc) => {
      const next = keepId(doc, withIdFirst('_id' in update ? timed() : { _id: doc._id, ...timed() }));
      return identical(doc, next) ? doc : next;
    },
    insert: () => {
      const { _id } = documentFromQuery(filter);
      if (_id === undefined) return withIdFirst(timed());
      return withIdFirst(keepKnownId({ _id }, '_id' in update ? timed() : { _id, ...timed() }));
    },
  };
}

/**
 * The changes of all operators in the order in which MongoDB makes them: by the names of the fields. They come in each
 * other's way nowhere, but new fields are added in that order.
 */
function fieldChanges(update: Doc): FieldChange[] {
  const changes: FieldChange[] = [];
  const targets: string[] = [];
  for (const [operator, fields] of Object.entries(update)) {
    if (!isDoc(fields))
      throw new CommandError('FailedToParse', `Modifiers operate on fields but got ${operator}`);
    const isRename = operator === '$rename';
    const onInsertOnly = operator === '$setOnInsert';
    const operation = UPDATE_OPERATORS[onInsertOnly ? '$set' : operator];
    if (!operation && !isRename) throw new CommandError('FailedToParse', `Unknown modifier: ${operator}`);
    for (const [name, operand] of namedFields(fields)) {
      targets.push(name);
      if (isRename) {
        changes.push(...renameChanges(name, operand));
        targets.push(operand as string);
      } else if (operation) {
        const change = operation(name, operand);
        const make = !NEVER_CREATES.has(operator);
        changes.push({ path: splitPath(name), change: () => change, make, onInsertOnly });
      }
    }
  }
  checkPaths(targets);
  return changes.sort((a, b) => comparePaths(a.path, b.path));
}

function immutableId(): CommandError {
  return new CommandError(
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
}

function keepId(before: Doc, after: Doc): Doc {
  if (after !== before && !identical(before._id, after._id)) throw immutableId();
  return after;
}

/** Refuses to insert another `_id` than the query asks for. */
function keepKnownId({ _id: known }: Doc, made: Doc): Doc {
  if (known === undefined || equalValues(known, made._id)) return made;
  throw immutableId();
}

/**
 * A document as it is stored: `_id` first, made when missing.
 * @param code the error for an `_id` that cannot be one: an insert has another than an update
 */
export function withIdFirst(doc: Doc, code: 'BadValue' | 'InvalidIdField' = 'InvalidIdField'): Doc {
  const { _id } = doc;
  const type = Array.isArray(_id) ? 'array' : _id instanceof BSONRegExp ? 'regex' : undefined;
  if (type) throw new CommandError(code, `The '_id' value cannot be of type ${type}`);
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
