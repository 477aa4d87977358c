import { CommandError, notSupported } from '../errors.js';
import { type Doc, getField } from '../values/documents.js';
import { invertKey, keyOf } from '../values/index-key.js';
import { sortValues } from '../values/paths.js';
import type { ChunkSource } from './chunk-source.js';
import type { IndexSpec } from './index-spec.js';
import { OrderedList } from './ordered-list.js';

/** What the tables have of an index. */
export interface StoredIndex {
  readonly chunks: ChunkSource;
  readonly multikey: Iterable<number>;
}

/** What one document is in one index. */
export interface DocumentKeys {
  readonly keys: readonly string[];
  /** Positions of fields that hold an array. */
  readonly multikey: readonly number[];
}

const NO_KEYS: DocumentKeys = { keys: [], multikey: [] };

/** One index of a collection: keys in order, each with the record it belongs to. */
export class CollectionIndex {
  readonly list: OrderedList;
  /** Positions of fields that held an array in some stored document; it never shrinks. */
  readonly multikey: Set<number>;
  /** Fields whose key order is reversed: those against the direction of the first. */
  readonly inverted: readonly boolean[];
  /** How many positions of {@link multikey} the tables have. */
  savedMultikey: number;
  private readonly touched: readonly string[];

  /**
   * @param number what its entries are stored under; 0 for an index that is nowhere but in memory
   * @param stored where its entries are read that memory has not
   */
  constructor(
    readonly spec: IndexSpec,
    readonly number = 0,
    stored?: StoredIndex,
  ) {
    this.list = new OrderedList(stored?.chunks);
    this.multikey = new Set(stored?.multikey);
    this.savedMultikey = this.multikey.size;
    this.inverted = spec.fields.map((field) => field.direction !== spec.fields[0]?.direction);
    const partial = spec.partial ? Object.keys(spec.partial) : [];
    const names = [...spec.fields.map(({ name }) => name), ...partial].map(
      (path) => path.split('.')[0] as string,
    );
    this.touched = [...new Set(names)];
  }

  /** True when an update from one document to the other cannot change this index (documents share unchanged parts). */
  unaffected(before: Doc, after: Doc): boolean {
    if (this.spec.partial && this.touched.some((name) => name.startsWith('$'))) return false;
    for (const name of this.touched) if (getField(before, name) !== getField(after, name)) return false;
    return true;
  }

  /**
   * The keys a document has in this index; none when it is sparse or partial and leaves the document out. Changes nothing.
   * @throws CommandError when two fields hold arrays, and for values that cannot be ordered exactly
   */
  keysOf(doc: Doc): DocumentKeys {
    const { fields, sparse, inPartial } = this.spec;
    if (inPartial && !inPartial(doc)) return NO_KEYS;
    const [only] = fields;
    if (only && fields.length === 1 && only.path.length === 1) {
      const value = getField(doc, only.name);
      if (!Array.isArray(value)) {
        return value === undefined && sparse ? NO_KEYS : { keys: [keyOf(value)], multikey: NO_KEYS.multikey };
      }
    }
    let keys = [''];
    let present = false;
    const multikey: number[] = [];
    const arrays = new Set<string>();
    for (const [at, field] of fields.entries()) {
      const { values, multiple } = sortValues(doc, field.path);
      if (multiple) {
        multikey.push(at);
        arrays.add(field.path[0] as string);
      }
      if (arrays.size > 1) {
        throw new CommandError(
          'CannotIndexParallelArrays',
          `cannot index parallel arrays [${[...arrays].join('] [')}]`,
        );
      }
      present ||= values.some((value) => value !== null) || this.holds(doc, field.path);
      const parts = values.map((value) => (value === undefined ? '\u0002' : keyOf(value)));
      const distinct = parts.length > 1 ? [...new Set(parts)] : parts;
      const ordered = this.inverted[at] ? distinct.map(invertKey) : distinct;
      keys =
        ordered.length === 1
          ? keys.map((key) => key + ordered[0])
          : keys.flatMap((key) => ordered.map((part) => key + part));
    }
    if (this.spec.unique && multikey.length > 1) {
      throw notSupported('a unique index over several fields of one array');
    }
    return sparse && !present ? NO_KEYS : { keys, multikey };
  }

  private holds(doc: Doc, path: readonly string[]): boolean {
    let value: unknown = doc;
    for (const name of path)
      value = typeof value === 'object' && value !== null ? getField(value as Doc, name) : undefined;
    return value !== undefined;
  }
}
