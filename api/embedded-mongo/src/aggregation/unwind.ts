import { CommandError } from '../errors.js';
import { parseFieldPath } from '../query/field-path.js';
import { type Doc, getField, isDoc, keyOfName, setField } from '../values/documents.js';
import { passing, type Stage } from './stage.js';

interface Unwind {
  readonly path: readonly string[];
  readonly index: readonly string[] | undefined;
  readonly keepsEmpty: boolean;
}

function parse(spec: unknown): Unwind {
  if (typeof spec !== 'string' && !isDoc(spec)) {
    throw new CommandError(
      'Location15981',
      'expected either a string or an object as specification for $unwind stage',
    );
  }
  const { path, includeArrayIndex, preserveNullAndEmptyArrays, ...others } =
    typeof spec === 'string' ? ({ path: spec } as Doc) : spec;
  const [other] = Object.keys(others);
  if (other) throw new CommandError('Location28811', `unrecognized option to $unwind stage: ${other}`);
  if (path === undefined) throw new CommandError('Location28812', 'no path specified to $unwind stage');
  if (typeof path !== 'string') {
    throw new CommandError('Location28808', 'expected a string as the path for $unwind stage');
  }
  if (!path.startsWith('$')) {
    throw new CommandError('Location28818', "path option to $unwind stage should be prefixed with a '$'");
  }
  if (
    includeArrayIndex !== undefined &&
    (typeof includeArrayIndex !== 'string' || includeArrayIndex === '')
  ) {
    throw new CommandError(
      'Location28810',
      'expected a non-empty string for the includeArrayIndex of $unwind stage',
    );
  }
  if (includeArrayIndex?.startsWith('$')) {
    throw new CommandError(
      'Location28822',
      "includeArrayIndex of $unwind stage should not be prefixed with a '$'",
    );
  }
  if (preserveNullAndEmptyArrays !== undefined && typeof preserveNullAndEmptyArrays !== 'boolean') {
    throw new CommandError(
      'Location28809',
      'expected a boolean for the preserveNullAndEmptyArrays of $unwind stage',
    );
  }
  return {
    path: parseFieldPath(path.slice(1)),
    index: includeArrayIndex === undefined ? undefined : parseFieldPath(includeArrayIndex),
    keepsEmpty: preserveNullAndEmptyArrays === true,
  };
}

/** `$unwind`: a document for each element of an array. @throws CommandError for what is no `$unwind` */
export function unwindStage(spec: unknown): Stage {
  const { path, index, keepsEmpty } = parse(spec);
  const one = (doc: Doc, value: unknown, position: bigint | null): Doc => {
    const result = withField(doc, path, value);
    return index ? withField(result, index, position) : result;
  };
  return passing((doc, next) => {
    let value: unknown = doc;
    for (const name of path) value = isDoc(value) ? getField(value, name) : undefined;
    if (Array.isArray(value) && value.length > 0)
      return value.every((item, at) => next.take(one(doc, item, BigInt(at))));
    const isEmpty = value === undefined || value === null || Array.isArray(value);
    if (isEmpty && !keepsEmpty) return true;
    // Where there is nothing, no documents are made on the way to it.
    if (value === undefined) return next.take(index ? withField(doc, index, null) : doc);
    return next.take(one(doc, Array.isArray(value) ? undefined : value, null));
  });
}

/** The document with one field replaced, or left out when the value is undefined. */
function withField(doc: Doc, [name = '', ...rest]: readonly string[], value: unknown): Doc {
  const inner = getField(doc, name);
  const next = rest.length === 0 ? value : withField(isDoc(inner) ? inner : {}, rest, value);
  const copy = { ...doc };
  if (next === undefined) delete copy[keyOfName(name)];
  else setField(copy, name, next);
  return copy;
}
