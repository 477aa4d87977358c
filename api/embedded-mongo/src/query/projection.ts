import { evalExpr } from 'mingo/core';
import type { Options } from 'mingo/types';
import { CommandError, notSupported } from '../errors.js';
import { type Doc, getField, isDoc, setField } from '../values/documents.js';
import { isNumberValue, plainNumber } from '../values/numbers.js';
import { compileFilter, isOperatorDoc } from './filter.js';
import { mingoOptions } from './mingo-context.js';
import { plainDocument, plainValue } from './plain-values.js';

export type Project = (doc: Doc) => Doc;

/** The wanted fields as a tree; true marks a whole field. */
interface Tree {
  [field: string]: true | Tree;
}

function treeOf(paths: readonly string[]): Tree {
  const tree: Tree = {};
  for (const path of paths) {
    const names = path.split('.');
    let node = tree;
    for (const [at, name] of names.entries()) {
      const next = Object.hasOwn(node, name) ? node[name] : undefined;
      if (next === true || (at === names.length - 1 && next)) {
        throw new CommandError('BadValue', `Path collision at ${path}`);
      }
      if (at === names.length - 1) node[name] = true;
      else {
        const deeper = next ?? {};
        node[name] = deeper;
        node = deeper;
      }
    }
  }
  return tree;
}

function include(doc: Doc, tree: Tree): Doc {
  const result: Doc = {};
  for (const name in doc) {
    const wanted = Object.hasOwn(tree, name) ? tree[name] : undefined;
    const value = getField(doc, name);
    if (wanted === true) setField(result, name, value);
    else if (wanted && isDoc(value)) setField(result, name, include(value, wanted));
    else if (wanted && Array.isArray(value)) setField(result, name, includeItems(value, wanted));
  }
  return result;
}

function includeItems(items: unknown[], tree: Tree): unknown[] {
  return items.flatMap((item): unknown[] =>
    isDoc(item) ? [include(item, tree)] : Array.isArray(item) ? [includeItems(item, tree)] : [],
  );
}

function exclude(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((item) => exclude(item, tree));
  if (!isDoc(value)) return value;
  const result: Doc = {};
  for (const name in value) {
    const unwanted = Object.hasOwn(tree, name) ? tree[name] : undefined;
    if (unwanted !== true) setField(result, name, unwanted ? exclude(value[name], unwanted) : value[name]);
  }
  return result;
}

const inclusion = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : isNumberValue(value) ? Number(plainNumber(value)) !== 0 : undefined;

/** A field computed per document; undefined leaves it out. */
type Computed = (doc: Doc) => unknown;

function slice(field: string, operand: unknown): Computed {
  const [first, second] = (Array.isArray(operand) ? operand : [operand]).map((n) => Number(plainNumber(n)));
  if (first === undefined || Number.isNaN(first)) throw new CommandError('BadValue', '$slice needs numbers');
  return (doc) => {
    const items = getField(doc, field);
    if (!Array.isArray(items)) return items;
    if (second === undefined) return first < 0 ? items.slice(first) : items.slice(0, first);
    const from = first < 0 ? Math.max(0, items.length + first) : first;
    return items.slice(from, from + second);
  };
}

function elementMatch(field: string, operand: unknown): Computed {
  if (!isDoc(operand)) throw new CommandError('BadValue', '$elemMatch needs an Object');
  const ofValues =
    isOperatorDoc(operand) && !Object.keys(operand).some((name) => /^\$(and|n?or|expr)$/.test(name));
  const test = compileFilter(ofValues ? { value: operand } : operand);
  return (doc) => {
    const items = getField(doc, field);
    const found = Array.isArray(items)
      ? items.find((item) => (ofValues ? test({ value: item }) : isDoc(item) && test(item)))
      : undefined;
    return found === undefined ? undefined : [found];
  };
}

function expression(operand: unknown, variables: Doc): Computed {
  const options = mingoOptions(plainDocument(variables)) as Options;
  const plain = plainValue(operand);
  return (doc) => evalExpr(plainDocument(doc), plain, options);
}

/** Spreads `{ a: { b: 1 } }` into `a.b`, as MongoDB reads it. */
function flatten(spec: Doc, prefix = ''): [path: string, value: unknown][] {
  return Object.entries(spec).flatMap(([name, value]) =>
    isDoc(value) && !isOperatorDoc(value) && Object.keys(value).length > 0
      ? flatten(value, `${prefix}${name}.`)
      : [[prefix + name, value] as [string, unknown]],
  );
}

/**
 * Makes the projection of a `find`: included or excluded paths, `$slice`, `$elemMatch`, expressions.
 * @returns undefined when the whole document is wanted, so that it can go out as it is stored
 * @throws CommandError for mixed inclusion and exclusion, and for positional projections
 */
export function compileProjection(spec: unknown, variables: Doc = {}): Project | undefined {
  if (!isDoc(spec) || Object.keys(spec).length === 0) return undefined;
  const included: string[] = [];
  const excluded: string[] = [];
  const computed: [field: string, Computed][] = [];
  let inclusive: boolean | undefined;
  let id: boolean | undefined;
  for (const [path, value] of flatten(spec)) {
    const wanted = inclusion(value);
    if (path.endsWith('.$')) throw notSupported('the positional projection .$');
    if (path === '_id' && wanted !== undefined) {
      id = wanted;
      continue;
    }
    if (wanted !== undefined) (wanted ? included : excluded).push(path);
    else {
      if (path.includes('.')) throw notSupported('a computed projection of a nested field');
      const operand = isDoc(value) ? value : {};
      if ('$slice' in operand) computed.push([path, slice(path, operand.$slice)]);
      else if ('$elemMatch' in operand) computed.push([path, elementMatch(path, operand.$elemMatch)]);
      else computed.push([path, expression(value, variables)]);
      if ('$slice' in operand) continue;
    }
    const includes = wanted !== false;
    if (inclusive !== undefined && inclusive !== includes) {
      throw new CommandError('BadValue', 'Cannot do exclusion and inclusion in one projection');
    }
    inclusive = includes;
  }
  inclusive ??= id === true && computed.length === 0;
  if (inclusive ? id !== false : id === false) (inclusive ? included : excluded).push('_id');
  const tree = treeOf(inclusive ? included : excluded);
  return (doc) => {
    const result = inclusive ? include(doc, tree) : (exclude(doc, tree) as Doc);
    for (const [field, compute] of computed) {
      const value = compute(doc);
      if (value === undefined) delete result[field];
      else setField(result, field, value);
    }
    return result;
  };
}
