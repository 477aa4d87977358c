import { CommandError } from '../errors.js';
import { type Doc, getField, isDoc } from '../values/documents.js';
import { splitPath } from '../values/paths.js';
import { type Change, REMOVED } from './write-path.js';

/** What an update does at one path. */
export interface FieldChange {
  readonly path: readonly string[];
  /** The change for a document, as the document was before the update; undefined when there is none. */
  readonly change: (doc: Doc) => Change | undefined;
  /** False for operators that never create a missing field. */
  readonly make: boolean;
  readonly onInsertOnly: boolean;
}

const bad = (message: string): CommandError => new CommandError('BadValue', message);

/** The value at a path that leads through documents only. @throws CommandError when it leads through an array */
function valueAt(doc: Doc, path: readonly string[], what: 'source' | 'destination'): unknown {
  let value: unknown = doc;
  for (const name of path) {
    if (Array.isArray(value)) throw bad(`The ${what} field of $rename cannot be an array element`);
    value = isDoc(value) ? getField(value, name) : undefined;
  }
  return value;
}

/** `$rename` of one field: out at one path, in at the other. @throws CommandError for what is no rename */
export function renameChanges(from: string, to: unknown): FieldChange[] {
  if (typeof to !== 'string') throw bad('The to field for $rename must be a string');
  if (from === to) throw bad(`The source and target field for $rename must differ: ${from}`);
  if (/(^|\.)\$/.test(from) || /(^|\.)\$/.test(to)) {
    throw bad('The source and target field for $rename may not be dynamic');
  }
  if (to === '_id' || to.startsWith('_id.')) {
    throw new CommandError(
      'ImmutableField',
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
  }
  const [source, target] = [splitPath(from), splitPath(to)];
  const moved = (doc: Doc): unknown => {
    const value = valueAt(doc, source, 'source');
    if (value !== undefined) valueAt(doc, target, 'destination');
    return value;
  };
  return [
    { path: source, change: () => () => REMOVED, make: false, onInsertOnly: false },
    {
      path: target,
      change: (doc) => {
        const value = moved(doc);
        return value === undefined ? undefined : () => value;
      },
      make: true,
      onInsertOnly: false,
    },
  ];
}
