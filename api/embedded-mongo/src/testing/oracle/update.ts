import { Double } from 'bson';
import { type Condition, matches, type Plain } from './query.js';
import { clone, compare, type Document, isDocument, isNumber, type Value } from './values.js';

/** An update that MongoDB refuses, with the code of its error. */
export class Refused extends Error {
  constructor(readonly code: number) {
    super(`refused with ${code}`);
  }
}

/** The next value of a field; undefined for none. */
type Edit = (old: Value | undefined) => Value | undefined;

interface Step {
  readonly edit: Edit;
  /** Whether a missing field is made. */
  readonly makes: boolean;
}

/** What an update needs to know beside itself. */
export interface Places {
  /** The condition on the elements of `$[e]`. */
  readonly filter?: Plain;
  /** The element that `$` is. */
  readonly matched?: number;
}

function arrayOr(code: number, old: Value | undefined): Value[] {
  if (old === undefined) return [];
  if (!Array.isArray(old)) throw new Refused(code);
  return [...old];
}

function calculate(old: Value, operand: Value, compute: (a: number, b: number) => number): Value {
  if (!isNumber(old) || !isNumber(operand)) throw new Refused(14);
  const result = compute(Number(old), Number(operand));
  if (old instanceof Double || operand instanceof Double) return new Double(result);
  return typeof old === 'bigint' || typeof operand === 'bigint' ? BigInt(result) : result;
}

function pushed(old: Value | undefined, operand: Condition): Value[] {
  const items = arrayOr(2, old);
  const { $each, $position, $sort, $slice } = (operand ?? {}) as Plain;
  if ($each === undefined) return [...items, operand as Value];
  items.splice(($position as number | undefined) ?? items.length, 0, ...($each as Value[]));
  if ($sort !== undefined) items.sort((a, b) => Number($sort) * compare(a, b));
  const count = $slice as number | undefined;
  return count === undefined ? items : count < 0 ? items.slice(count) : items.slice(0, count);
}

function withoutPulled(old: Value | undefined, operand: Condition): Value[] {
  return arrayOr(2, old).filter((item) => {
    if (isDocument(operand)) return !(isDocument(item) && matches(item, Object.fromEntries(operand)));
    const isOperators = Object.getPrototypeOf(operand ?? 0) === Object.prototype;
    return isOperators
      ? !matches(new Map([['v', item]]), { v: operand })
      : compare(item, operand as Value) !== 0;
  });
}

function edited(operator: string, old: Value | undefined, operand: Condition): Value | undefined {
  const value = operand as Value;
  switch (operator) {
    case '$set':
      return value;
    case '$unset':
      return undefined;
    case '$inc':
      return old === undefined ? value : calculate(old, value, (a, b) => a + b);
    case '$mul':
      return calculate(old === undefined ? 0 : old, value, (a, b) => a * b);
    case '$min':
      return old === undefined || compare(value, old) < 0 ? value : old;
    case '$max':
      return old === undefined || compare(value, old) > 0 ? value : old;
    case '$push':
      return pushed(old, operand);
    case '$addToSet': {
      const items = arrayOr(2, old);
      return items.some((item) => compare(item, value) === 0) ? items : [...items, value];
    }
    case '$pull':
      return old === undefined ? old : withoutPulled(old, operand);
    case '$pullAll':
      return old === undefined
        ? old
        : arrayOr(2, old).filter((item) => !(operand as Value[]).some((other) => compare(item, other) === 0));
    default: {
      if (old === undefined) return old;
      const items = arrayOr(14, old);
      return value === 1 ? items.slice(0, -1) : items.slice(1);
    }
  }
}

const NEVER_MAKE = ['$unset', '$pull', '$pullAll', '$pop'];

/** Changes what a path leads to. */
function change(holder: Value, [name = '', ...rest]: readonly string[], step: Step, places: Places): void {
  const into = (old: Value | undefined, put: (value: Value | undefined) => void): void => {
    if (rest.length === 0) {
      put(step.edit(old));
      return;
    }
    if (old !== undefined) {
      change(old, rest, step, places);
      return;
    }
    if (rest.some((part) => part.startsWith('$'))) throw new Refused(2);
    if (!step.makes) return;
    const made: Document = new Map();
    change(made, rest, step, places);
    put(made);
  };
  if (name.startsWith('$') && !Array.isArray(holder)) throw new Refused(2);
  if (isDocument(holder)) {
    into(holder.get(name), (value) => (value === undefined ? holder.delete(name) : holder.set(name, value)));
  } else if (Array.isArray(holder)) {
    for (const at of positions(holder, name, step, places)) {
      into(holder[at], (value) => {
        while (holder.length < at) holder.push(null);
        holder[at] = value ?? null;
      });
    }
  } else if (step.makes) throw new Refused(28);
}

/** The elements that a name means. */
function positions(items: Value[], name: string, { makes }: Step, { filter, matched }: Places): number[] {
  if (name === '$') {
    if (matched === undefined) throw new Refused(2);
    return [matched];
  }
  const all = [...items.keys()];
  if (name === '$[]') return all;
  if (name === '$[e]') return all.filter((at) => matches(new Map([['e', items[at] as Value]]), filter ?? {}));
  if (/^\d+$/.test(name)) return Number(name) < items.length || makes ? [Number(name)] : [];
  if (makes) throw new Refused(28);
  return [];
}

/** The value at a path that leads through documents. */
function valueAt(value: Value | undefined, path: readonly string[]): Value | undefined {
  return path.reduce<Value | undefined>((found, name) => {
    if (Array.isArray(found)) throw new Refused(2);
    return isDocument(found) ? found.get(name) : undefined;
  }, value);
}

function byName(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((name, position) => name !== b[position]);
  const [x = '', y = ''] = [a[at], b[at]];
  return /^\d+$/.test(x) && /^\d+$/.test(y) ? Number(x) - Number(y) : x < y ? -1 : 1;
}

/** The paths of an update. @throws Refused when one is inside another, or the same */
export function checkConflicts(update: Plain): void {
  const paths = Object.entries(update).flatMap(([operator, fields]) =>
    Object.entries(fields as Plain).flatMap(([path, operand]) =>
      operator === '$rename' ? [path, operand as string] : [path],
    ),
  );
  for (const [at, path] of paths.entries()) {
    if (paths.some((other, position) => at !== position && `${path}.`.startsWith(`${other}.`)))
      throw new Refused(40);
  }
}

/**
 * The document as an update by operators leaves it.
 * @throws Refused
 */
export function updated(before: Document, update: Plain, places: Places, isInsert = false): Document {
  checkConflicts(update);
  const doc = clone(before);
  const work: { path: readonly string[]; run: () => void }[] = [];
  for (const [operator, fields] of Object.entries(update)) {
    if (operator === '$setOnInsert' && !isInsert) continue;
    for (const [name, operand] of Object.entries(fields as Plain)) {
      const path = name.split('.');
      if (operator === '$rename') {
        const target = String(operand).split('.');
        work.push({ path: target, run: () => rename(before, doc, path, target) });
        continue;
      }
      const plain = operator === '$setOnInsert' ? '$set' : operator;
      const step = {
        edit: (old: Value | undefined) => edited(plain, old, operand),
        makes: !NEVER_MAKE.includes(operator),
      } satisfies Step;
      work.push({ path, run: () => change(doc, path, step, places) });
    }
  }
  work.sort((x, y) => byName(x.path, y.path));
  for (const { run } of work) run();
  return doc;
}

function rename(before: Document, doc: Document, from: readonly string[], to: readonly string[]): void {
  const value = valueAt(before, from);
  if (value === undefined) return;
  valueAt(before, to);
  change(doc, from, { edit: () => undefined, makes: false }, {});
  change(doc, to, { edit: () => value, makes: true }, {});
}

/** The document that an upsert makes of its filter, which has equalities only. @throws Refused */
export function inserted(filter: Plain, update: Plain): Document {
  checkConflicts(update);
  const doc: Document = new Map();
  const known: string[] = [];
  for (const [path, value] of equalities(filter)) {
    if (known.some((other) => `${other}.`.startsWith(`${path}.`) || `${path}.`.startsWith(`${other}.`)))
      throw new Refused(54);
    known.push(path);
    change(doc, path.split('.'), { edit: () => clone(value), makes: true }, {});
  }
  return updated(doc, update, {}, true);
}

function equalities(filter: Plain): [string, Value][] {
  return Object.entries(filter).flatMap(([name, value]): [string, Value][] =>
    name === '$and' ? (value as Plain[]).flatMap(equalities) : [[name, value as Value]],
  );
}
