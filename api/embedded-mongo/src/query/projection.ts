import { CommandError, notSupported } from '../errors.js';
import {
  type Doc,
  getField,
  isDoc,
  keyOfName,
  namedFields,
  nameOfKey,
  setField,
} from '../values/documents.js';
import { isNumberValue, plainNumber } from '../values/numbers.js';
import { compileExpression } from './expressions.js';
import { parseFieldPath } from './field-path.js';
import { compileElementMatch, isOperatorDoc } from './filter.js';

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
        throw new CommandError('Location31249', `Path collision at ${path}`);
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

const wantedAt = (tree: Tree, key: string): true | Tree | undefined => {
  const name = nameOfKey(key);
  return Object.hasOwn(tree, name) ? tree[name] : undefined;
};

function include(doc: Doc, tree: Tree): Doc {
  const result: Doc = {};
  for (const name in doc) {
    const wanted = wantedAt(tree, name);
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
    const unwanted = wantedAt(tree, name);
    if (unwanted !== true) setField(result, name, unwanted ? exclude(value[name], unwanted) : value[name]);
  }
  return result;
}

const inclusion = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : isNumberValue(value) ? Number(plainNumber(value)) !== 0 : undefined;

/** A field computed per document; undefined leaves it out. */
type Computed = (doc: Doc) => unknown;

function slice(field: string, operand: unknown): Computed {
  const list: unknown[] = Array.isArray(operand) ? operand : [operand];
  const [first, second] = list.map((n) =>
    isNumberValue(n) ? Math.trunc(Number(plainNumber(n))) : Number.NaN,
  );
  if (first === undefined || list.length > 2 || Number.isNaN(first) || Number.isNaN(second)) {
    throw new CommandError('BadValue', '$slice needs a number, or the two of [skip, limit]');
  }
  if (Array.isArray(operand) && (second === undefined || second <= 0)) {
    throw new CommandError('Location28724', 'the limit of $slice in projection must be positive');
  }
  return (doc) => {
    const items = getField(doc, field);
    if (!Array.isArray(items)) return items;
    if (second === undefined) return first < 0 ? items.slice(first) : items.slice(0, first);
    const from = first < 0 ? Math.max(0, items.length + first) : first;
    return items.slice(from, from + second);
  };
}

function elementMatch(field: string, operand: unknown): Computed {
  const test = compileElementMatch(operand);
  return (doc) => {
    const items = getField(doc, field);
    const at = Array.isArray(items) ? items.findIndex(test) : -1;
    return at < 0 ? undefined : [(items as unknown[])[at]];
  };
}

/** Spreads `{ a: { b: 1 } }` into `a.b`, as MongoDB reads it. */
function flatten(spec: Doc, prefix = ''): [path: string, value: unknown][] {
  return namedFields(spec).flatMap(([name, value]) => {
    if (!isDoc(value) || isOperatorDoc(value)) return [[prefix + name, value] as [string, unknown]];
    if (Object.keys(value).length === 0) {
      throw new CommandError('Location51270', 'An empty sub-projection is not a valid value');
    }
    return flatten(value, `${prefix}${name}.`);
  });
}

/**
 * Makes the projection of a `find`: included or excluded paths, `$slice`, `$elemMatch`, expressions.
 * @returns undefined when the whole document is wanted, so that it can go out as it is stored
 * @throws CommandError for mixed inclusion and exclusion, and for positional projections
 */
export function compileProjection(spec: unknown, variables: Doc = {}): Project | undefined {
  if (spec === undefined || spec === null) return undefined;
  if (!isDoc(spec)) throw new CommandError('TypeMismatch', 'a projection has to be a document');
  return Object.keys(spec).length === 0 ? undefined : compile(spec, variables, findOperator);
}

/** Makes `$project` out of its document: as {@link compileProjection}, without what only `find` has. */
export function compileStageProjection(spec: unknown, variables: Doc): Project {
  if (!isDoc(spec)) throw new CommandError('Location15969', '$project specification must be an object');
  if (Object.keys(spec).length > 0) return compile(spec, variables, () => undefined);
  throw new CommandError('Location51272', '$project specification must have at least one field');
}

function findOperator(path: string, operand: Doc): Computed | undefined {
  if ('$slice' in operand) return slice(path, operand.$slice);
  return '$elemMatch' in operand ? elementMatch(path, operand.$elemMatch) : undefined;
}

function compile(
  spec: Doc,
  variables: Doc,
  operator: (path: string, operand: Doc) => Computed | undefined,
): Project {
  const included: string[] = [];
  const excluded: string[] = [];
  const computed: [field: string, Computed][] = [];
  let inclusive: boolean | undefined;
  let id: boolean | undefined;
  for (const [path, value] of flatten(spec)) {
    const wanted = inclusion(value);
    if (path.endsWith('.$')) throw notSupported('the positional projection .$');
    parseFieldPath(path);
    if (path === '_id' && wanted !== undefined) {
      id = wanted;
      continue;
    }
    if (wanted !== undefined) (wanted ? included : excluded).push(path);
    else {
      if (path.includes('.')) throw notSupported('a computed projection of a nested field');
      computed.push([
        path,
        (isDoc(value) ? operator(path, value) : undefined) ?? compileExpression(value, variables),
      ]);
      if (isDoc(value) && '$slice' in value) continue;
    }
    inclusive = sameKind(path, inclusive, wanted);
  }
  inclusive ??= id === true && computed.length === 0;
  if (inclusive ? id !== false : id === false) (inclusive ? included : excluded).push('_id');
  const tree = treeOf(inclusive ? included : excluded);
  return (doc) => {
    const result = inclusive ? include(doc, tree) : (exclude(doc, tree) as Doc);
    for (const [field, compute] of computed) {
      const value = compute(doc);
      if (value === undefined) delete result[keyOfName(field)];
      else setField(result, field, value);
    }
    return result;
  };
}

/** Whether the projection includes, as one more field says. @throws CommandError when the ones before say otherwise */
function sameKind(path: string, before: boolean | undefined, wanted: boolean | undefined): boolean {
  const includes = wanted !== false;
  if (before === undefined || before === includes) return includes;
  if (wanted === undefined) {
    throw new CommandError(
      'Location31252',
      `Cannot use an expression for ${path} in an exclusion projection`,
    );
  }
  const [code, kind] = includes
    ? (['Location31253', 'inclusion on field %s in exclusion'] as const)
    : (['Location31254', 'exclusion on field %s in inclusion'] as const);
  throw new CommandError(code, `Cannot do ${kind.replace('%s', path)} projection`);
}
