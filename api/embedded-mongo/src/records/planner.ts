import { type Condition, conditionsOf } from '../query/conditions.js';
import { compileFilter } from '../query/filter.js';
import { NATURAL, type SortField } from '../query/sort.js';
import { RANK } from '../values/compare.js';
import { type Doc, identical, isDoc, namedFields } from '../values/documents.js';
import { invertKey, KEY_MAX, keyAfter, keyOf, textKey, typeStart } from '../values/index-key.js';
import type { Collection } from './collection.js';
import type { CollectionIndex } from './collection-index.js';
import { hintedIndex, naturalOrder } from './hint.js';

/** A stretch of an index: from `low` up to but not including `high`. */
export type Interval = readonly [low: string, high: string];

/** Where the candidates for a query come from. Every candidate is still tested, unless the plan is exact. */
export interface Plan {
  /** Absent: the whole collection, in insertion order. */
  readonly index?: CollectionIndex;
  readonly intervals: readonly Interval[];
  readonly backwards: boolean;
  /** True when candidates come in the order the query asks for. */
  readonly sorted: boolean;
  /** Set for `$or`: the candidates of every branch together. */
  readonly branches?: readonly Plan[];
  /** Where one document is asked for by its id: the key of that. */
  readonly idKey?: string;
  /** True when every candidate matches, so that none has to be decoded for a test. */
  readonly isExact?: boolean;
}

const WHOLE: readonly Interval[] = [['', KEY_MAX]];
const MAX_POINTS = 5000;
const SCAN: Plan = { intervals: [], backwards: false, sorted: false };

/** The stretches that one condition selects of one field, in the field's own direction. */
function rangesOf(condition: Condition, multikey: boolean, inverted: boolean): readonly Interval[] {
  if (!condition.prefix) {
    const range = rangeOf(condition, multikey, inverted);
    return range ? [range] : [];
  }
  // A regular expression that is stored equals itself.
  const starts = [RANK.string, RANK.regex].map((rank) => String.fromCharCode(rank));
  starts[0] += textKey(condition.prefix);
  return starts.map((start) =>
    inverted ? [invertKey(start), keyAfter(invertKey(start))] : [start, start + KEY_MAX],
  );
}

function rangeOf(condition: Condition, multikey: boolean, inverted: boolean): Interval | undefined {
  let { min, max } = condition;
  if (!min && !max) return undefined;
  // In an array one element may satisfy the lower end and another the upper: only one end may bound the scan.
  if (multikey && min) max = undefined;
  const lowKey = min ? keyOf(min.value) : typeStart(max?.value);
  const highKey = max ? keyOf(max.value) : typeStart(min?.value);
  const [lowOpen, highOpen] = [min ? !min.inclusive : false, max ? !max.inclusive : false];
  if (!inverted) return [lowKey + (lowOpen ? KEY_MAX : ''), highKey + (highOpen ? '' : KEY_MAX)];
  const from = invertKey(highKey) + (highOpen ? KEY_MAX : '');
  const until = invertKey(lowKey);
  if (!min) return [from, keyAfter(until)];
  return [from, lowOpen ? until : until + KEY_MAX];
}

function impliesPartial(partial: Doc, conditions: Map<string, Condition>): boolean {
  return namedFields(partial).every(([path, wanted]) => {
    const condition = conditions.get(path);
    if (path.startsWith('$') || !condition) return false;
    const { equals } = condition;
    if (equals) {
      const test = compileFilter({ value: wanted });
      return equals.every((value) => test({ value }));
    }
    if (!isDoc(wanted)) return false;
    return Object.entries(wanted).every(([operator, operand]) =>
      operator === '$exists' && operand === true
        ? condition.present
        : identical(condition.raw[operator], operand),
    );
  });
}

interface Bounds {
  readonly intervals: readonly Interval[];
  /** How many leading fields have exactly one value, so that the scan is ordered by the fields after them. */
  readonly fixed: number;
  readonly bounded: boolean;
}

/** @param isHinted true: the index is used even when it leaves out documents that match, as in MongoDB */
function boundsOf(
  index: CollectionIndex,
  conditions: Map<string, Condition>,
  isHinted: boolean,
): Bounds | undefined {
  const { spec, multikey } = index;
  if (!isHinted && spec.partial && !impliesPartial(spec.partial, conditions)) return undefined;
  let prefixes = [''];
  let fixed = 0;
  let tails: readonly Interval[] = [];
  let depth = 0;
  for (const [at, field] of spec.fields.entries()) {
    const condition = conditions.get(field.name);
    // Conditions on two fields of one array may hold for different elements, but a key belongs to one.
    if (!condition || (multikey.size > 1 && at > 0)) break;
    const inverted = index.inverted[at] as boolean;
    if (condition.equals) {
      const keys = [...new Set(condition.equals.map((value) => keyOf(value)))];
      if (keys.length * prefixes.length > MAX_POINTS) break;
      const parts = inverted ? keys.map(invertKey) : keys;
      prefixes = prefixes.flatMap((prefix) => parts.map((part) => prefix + part));
      if (keys.length === 1 && fixed === at) fixed++;
      depth++;
      continue;
    }
    tails = rangesOf(condition, multikey.has(at), inverted);
    if (tails.length > 0) depth++;
    break;
  }
  if (!isHinted && spec.sparse && !spec.fields.some(({ name }) => conditions.get(name)?.present))
    return undefined;
  const ends = tails.length > 0 ? tails : WHOLE;
  const intervals = prefixes.flatMap((prefix) =>
    ends.map(([low, high]): Interval => [prefix + low, prefix + high]),
  );
  if (intervals.length > 1) intervals.sort((a, b) => (a[0] < b[0] ? -1 : 1));
  return { intervals, fixed, bounded: depth > 0 };
}

/** Whether a scan of the index yields the wanted order: 1 forwards, -1 backwards, 0 not. */
function orderOf(index: CollectionIndex, bounds: Bounds, sort: readonly SortField[]): number {
  const { fields } = index.spec;
  if (bounds.intervals.length > 1 || index.multikey.size > 0) return 0;
  let at = bounds.fixed;
  let direction = 0;
  for (const wanted of sort) {
    // A field with one value cannot disturb the order.
    if (fields.slice(0, bounds.fixed).some(({ name }) => name === wanted.name)) continue;
    const field = fields[at++];
    if (!field || field.name !== wanted.name) return 0;
    const relative = field.direction * wanted.direction;
    if (direction !== 0 && direction !== relative) return 0;
    direction = relative;
  }
  // Inverted fields are relative to the first one's direction, in which the list itself always grows.
  return (direction || 1) * (direction ? (fields[0]?.direction ?? 1) : 1);
}

/** As {@link orderOf}, for the order that the index itself was given, which a hint without a sort asks for. */
const ownOrder = (index: CollectionIndex, isHinted: boolean): number =>
  isHinted ? (index.spec.fields[0]?.direction ?? 1) : 1;

/**
 * Chooses the index that reads the smallest number of documents.
 * @param limit how many results are wanted at most; an index in sort order can then stop early
 */
export function planQuery(
  collection: Collection,
  filter: Doc,
  sort: readonly SortField[],
  limit = Number.POSITIVE_INFINITY,
  hint?: unknown,
): Plan {
  const natural = naturalOrder(sort, hint);
  if (natural !== 0)
    return { ...SCAN, backwards: natural < 0, sorted: sort.length === 0 || sort[0]?.name === NATURAL };
  const id = filter._id;
  if (
    hint === undefined &&
    id !== undefined &&
    id !== null &&
    (typeof id !== 'object' || ('_bsontype' in id && !isDoc(id))) &&
    isPoint(id)
  ) {
    const key = keyOf(id);
    return {
      index: collection.idIndex,
      intervals: [[key, key + KEY_MAX]],
      backwards: false,
      sorted: true,
      idKey: key,
      isExact: Object.keys(filter).length === 1,
    };
  }
  const conditions = conditionsOf(filter);
  const only = hintedIndex(collection, hint);
  const candidates: { index: CollectionIndex; bounds: Bounds; order: number; rows: number }[] = [];
  for (const index of only ? [only] : collection.indexes) {
    const bounds = boundsOf(index, conditions, only !== undefined);
    if (!bounds) continue;
    if (index.spec.unique && bounds.fixed === index.spec.fields.length) {
      // One document at most: nothing can be better.
      return { index, intervals: bounds.intervals, backwards: false, sorted: true };
    }
    const order = sort.length > 0 ? orderOf(index, bounds, sort) : ownOrder(index, only !== undefined);
    if (!bounds.bounded && !only && (sort.length === 0 || order === 0)) continue;
    const rows = bounds.bounded
      ? bounds.intervals.reduce((sum, [low, high]) => sum + index.list.count(low, high), 0)
      : index.list.size;
    candidates.push({ index, bounds, order, rows });
  }
  const minRows = candidates.reduce((least, { rows }) => Math.min(least, rows), collection.size);
  let best: (typeof candidates)[number] | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const { rows, order } = candidate;
    // In sort order the scan may stop once enough matches were met; the best index tells how rare they are.
    const visited =
      rows === 0 ? 0 : order !== 0 ? Math.min(rows, (limit * rows) / Math.max(1, minRows)) : rows * 1.5;
    if (visited < bestCost) [best, bestCost] = [candidate, visited];
  }
  if (best) {
    const { index, bounds, order } = best;
    const intervals = bounds.bounded ? bounds.intervals : WHOLE;
    return {
      index,
      intervals: order < 0 ? intervals.toReversed() : intervals,
      backwards: order < 0,
      sorted: sort.length === 0 || order !== 0,
    };
  }
  return branchesOf(collection, filter) ?? { ...SCAN, sorted: sort.length === 0 };
}

function isPoint(id: unknown): boolean {
  const { _bsontype: type } = (typeof id === 'object' ? id : {}) as { _bsontype?: string };
  return type === undefined || type === 'ObjectId' || type === 'Binary' || type === 'Double';
}

/** `$or` over indexes, when each branch has one. */
function branchesOf(collection: Collection, filter: Doc): Plan | undefined {
  if (!Array.isArray(filter.$or)) return undefined;
  const branches = filter.$or.map((branch) => (isDoc(branch) ? planQuery(collection, branch, []) : SCAN));
  if (branches.length === 0 || branches.some(({ index, branches: inner }) => !index && !inner))
    return undefined;
  return { intervals: [], backwards: false, sorted: false, branches };
}
