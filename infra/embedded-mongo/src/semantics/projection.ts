import { isDoc, toNumber, type Doc } from '../bsonValues.ts';
import { refuse, ServerError } from '../serverError.ts';
import { prepareExpression, type Expression } from './aggregation/evaluateExpression.ts';
import { compileFilter } from './filter/compileFilter.ts';
import type { FilterNode } from './filter/filterNode.ts';
import { parseFilter } from './filter/parseFilter.ts';
import { matchedPosition } from './update/matchedPosition.ts';
import { fieldOf, setField } from '../ownFields.ts';
import { setPath } from './setPath.ts';

/** A projection made ready. */
export type Projection = (doc: Doc) => Doc;

/** Fields to keep or drop by name, deeper ones nested. `true` is the whole field. */
type Tree = Map<string, Tree | true>;

interface Parts {
  isInclusion: boolean | undefined;
  idIncluded: boolean | undefined;
  tree: Tree;
  computed: [path: string[], value: Expression][];
  slices: [path: string[], operand: unknown][];
  elemMatches: [name: string, test: (element: unknown) => boolean][];
  positional: string | undefined;
}

const addToTree = (tree: Tree, path: string[], whole: string): void => {
  const [name, ...rest] = path as [string, ...string[]];
  const existing = tree.get(name);
  if (rest.length === 0) {
    if (existing !== undefined) throw new ServerError(31250, `Path collision at ${whole}`);
    tree.set(name, true);
    return;
  }
  if (existing === true)
    throw new ServerError(31249, `Path collision at ${whole} remaining portion ${rest.join('.')}`);
  const next = existing ?? new Map();
  tree.set(name, next);
  addToTree(next, rest, whole);
};

const include = (value: unknown, tree: Tree): unknown => {
  if (Array.isArray(value)) {
    return value
      .filter((element) => isDoc(element) || Array.isArray(element))
      .map((element) => include(element, tree));
  }
  if (!isDoc(value)) return undefined;
  const out: Doc = {};
  for (const [name, field] of Object.entries(value)) {
    const below = tree.get(name);
    if (below === undefined) continue;
    const kept = below === true ? field : include(field, below);
    if (kept !== undefined) setField(out, name, kept);
  }
  return out;
};

const exclude = (value: unknown, tree: Tree): unknown => {
  if (Array.isArray(value)) return value.map((element) => exclude(element, tree));
  if (!isDoc(value)) return value;
  const out: Doc = {};
  for (const [name, field] of Object.entries(value)) {
    const below = tree.get(name);
    if (below === true) continue;
    setField(out, name, below === undefined ? field : exclude(field, below));
  }
  return out;
};

const sliced = (value: unknown, operand: unknown): unknown => {
  if (!Array.isArray(value)) return value;
  const [skip, limit] = Array.isArray(operand) ? operand.map(toNumber) : [undefined, toNumber(operand)];
  if (limit === undefined) throw new ServerError(28724, '$slice needs numbers');
  if (skip !== undefined && limit <= 0)
    throw new ServerError(28724, "$slice's limit must be positive after a skip");
  if (skip === undefined) return limit < 0 ? value.slice(limit) : value.slice(0, limit);
  const from = skip < 0 ? Math.max(value.length + skip, 0) : skip;
  return value.slice(from, from + limit);
};

const slicePath = (node: unknown, path: readonly string[], operand: unknown): unknown => {
  if (path.length === 0) return sliced(node, operand);
  if (Array.isArray(node)) return node.map((element) => slicePath(element, path, operand));
  if (!isDoc(node)) return node;
  const [name, ...rest] = path as [string, ...string[]];
  return Object.hasOwn(node, name) ? { ...node, [name]: slicePath(node[name], rest, operand) } : node;
};

const isFlag = (value: unknown): boolean => typeof value === 'boolean' || toNumber(value) !== undefined;

const setMode = (parts: Parts, isInclusion: boolean, path: string): void => {
  if (parts.isInclusion !== undefined && parts.isInclusion !== isInclusion) {
    throw new ServerError(
      isInclusion ? 31253 : 31254,
      `Cannot do ${isInclusion ? 'inclusion' : 'exclusion'} on field ${path} in ${isInclusion ? 'exclusion' : 'inclusion'} projection`,
    );
  }
  parts.isInclusion = isInclusion;
};

const readOperator = (
  parts: Parts,
  path: string,
  value: Doc,
  variables: Record<string, unknown>,
  isFind: boolean,
): boolean => {
  const [operator] = Object.keys(value);
  if (operator === '$slice' && isFind) {
    const operand = value['$slice'];
    const isNumbers =
      toNumber(operand) !== undefined ||
      (Array.isArray(operand) && operand.every((one) => toNumber(one) !== undefined));
    if (!isNumbers) return false;
    parts.slices.push([path.split('.'), operand]);
    return true;
  }
  if (operator === '$elemMatch' && isFind) {
    if (path.includes('.'))
      throw new ServerError(31275, 'Cannot use $elemMatch projection on a nested field.');
    const matches = compileFilter(parseFilter({ v: value }, variables));
    parts.elemMatches.push([path, (element) => matches({ v: [element] })]);
    parts.isInclusion ??= true;
    return true;
  }
  if (operator === '$meta') throw refuse('$meta');
  return false;
};

const readField = (
  parts: Parts,
  path: string,
  value: unknown,
  variables: Record<string, unknown>,
  isFind: boolean,
): void => {
  if (path === '_id' && isFlag(value)) {
    parts.idIncluded = value !== false && toNumber(value) !== 0;
    return;
  }
  if (isFlag(value)) {
    const isInclusion = value !== false && toNumber(value) !== 0;
    if (isFind && path.endsWith('.$')) {
      parts.positional = path.slice(0, -2);
      setMode(parts, true, path);
      addToTree(parts.tree, parts.positional.split('.'), path);
      return;
    }
    if (path === '' || path.startsWith('$') || path.split('.').includes(''))
      throw new ServerError(
        path === '' ? 40352 : 16410,
        `FieldPath field names may not be empty or start with '$': '${path}'`,
      );
    setMode(parts, isInclusion, path);
    addToTree(parts.tree, path.split('.'), path);
    return;
  }
  if (isDoc(value)) {
    if (Object.keys(value).length === 0)
      throw new ServerError(
        51270,
        'An empty sub-projection is not a valid value. Found empty object at path',
      );
    if (readOperator(parts, path, value, variables, isFind)) return;
    if (!Object.keys(value)[0]?.startsWith('$')) {
      for (const [name, inner] of Object.entries(value))
        readField(parts, `${path}.${name}`, inner, variables, isFind);
      return;
    }
  }
  parts.computed.push([path.split('.'), prepareExpression(value, variables)]);
  if (path !== '_id') setMode(parts, true, path);
};

const baseOf = (doc: Doc, parts: Parts): Doc => {
  const { tree, idIncluded } = parts;
  const isComputedId = parts.computed.some(([path]) => path[0] === '_id');
  if (!parts.isInclusion) {
    const kept = tree.size > 0 ? (exclude(doc, tree) as Doc) : { ...doc };
    if (idIncluded === false || isComputedId) delete kept['_id'];
    return kept;
  }
  const kept = include(doc, tree) as Doc;
  if (idIncluded === false || isComputedId || !('_id' in doc)) return kept;
  return '_id' in kept ? kept : { _id: doc['_id'], ...kept };
};

/**
 * Prepares a projection of `find` (`isFind`, with `$slice`, `$elemMatch` and the positional `.$`) or of `$project`. Throws MongoDB's
 * codes for mixed inclusion and exclusion (31253, 31254) and colliding paths (31249, 31250).
 */
export const prepareProjection = (
  spec: Doc,
  {
    filter,
    variables = {},
    isFind,
  }: { filter?: FilterNode; variables?: Record<string, unknown>; isFind: boolean },
): Projection => {
  const parts: Parts = {
    isInclusion: undefined,
    idIncluded: undefined,
    tree: new Map(),
    computed: [],
    slices: [],
    elemMatches: [],
    positional: undefined,
  };
  for (const [path, value] of Object.entries(spec)) readField(parts, path, value, variables, isFind);
  // Only `_id: 1` includes nothing else; only `_id: 0` keeps all else.
  if (parts.isInclusion === undefined && parts.idIncluded === true && parts.slices.length === 0)
    parts.isInclusion = true;
  if (parts.isInclusion === undefined && parts.computed.length > 0) parts.isInclusion = true;
  if (parts.isInclusion)
    for (const [path] of parts.slices)
      if (!parts.tree.has(path[0] as string)) addToTree(parts.tree, path, path.join('.'));
  return (doc) => {
    let out = baseOf(doc, parts);
    for (const [path, operand] of parts.slices) out = slicePath(out, path, operand) as Doc;
    for (const [name, test] of parts.elemMatches) {
      const list = fieldOf(doc, name);
      const found: unknown = Array.isArray(list) ? list.find(test) : undefined;
      if (found === undefined) Reflect.deleteProperty(out, name);
      else setField(out, name, [found]);
    }
    if (parts.positional !== undefined && filter) {
      const position = matchedPosition(filter, doc, parts.positional);
      if (position === undefined)
        throw new ServerError(
          51246,
          "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
        );
      out = slicePath(out, parts.positional.split('.'), [position, 1]) as Doc;
    }
    if (parts.computed.length > 0) {
      for (const [path, value] of parts.computed) setPath(out, path, value(doc));
    }
    return out;
  };
};
