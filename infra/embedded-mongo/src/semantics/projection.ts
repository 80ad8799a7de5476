import { isDoc, toNumber, type Doc } from '../bsonValues.ts';
import { fieldOf, setField } from '../ownFields.ts';
import { refuse, ServerError } from '../serverError.ts';
import { prepareExpression } from './aggregation/evaluateExpression.ts';
import { compileFilter } from './filter/compileFilter.ts';
import { parseFilter } from './filter/parseFilter.ts';
import { isOperatorDoc } from './isOperatorDoc.ts';
import { isTrue } from './isTrue.ts';
import { setPath } from './setPath.ts';

/** A compiled projection. */
export type Projection = (doc: Doc) => Doc;

/** Fields to keep or drop by name, deeper ones nested. `true` is the whole field. */
type Tree = Map<string, Tree | true>;

interface Parts {
  isInclusion: boolean | undefined;
  idIncluded: boolean | undefined;
  isIdComputed: boolean;
  tree: Tree;
  /** Fields that are kept in part. */
  sliced: string[];
  /** Changes to the kept fields, with access to the whole document. */
  changes: ((out: Doc, doc: Doc) => void)[];
}

/** Kind of a projection: `find` has extra operators, a stage may have variables. */
interface Reading {
  isFind: boolean;
  variables?: Record<string, unknown>;
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

const isFlag = (value: unknown): boolean => typeof value === 'boolean' || toNumber(value) !== undefined;

const setMode = (parts: Parts, isInclusion: boolean, path: string): void => {
  if (parts.isInclusion !== undefined && parts.isInclusion !== isInclusion) {
    const [mode, other] = isInclusion ? ['inclusion', 'exclusion'] : ['exclusion', 'inclusion'];
    throw new ServerError(
      isInclusion ? 31253 : 31254,
      `Cannot do ${mode} on field ${path} in ${other} projection`,
    );
  }
  parts.isInclusion = isInclusion;
};

const readFlag = (parts: Parts, path: string, isIncluded: boolean): void => {
  if (path === '_id') {
    parts.idIncluded = isIncluded;
    return;
  }
  if (path.endsWith('.$')) throw refuse('a projection by position');
  if (path.startsWith('$') || path.split('.').includes(''))
    throw new ServerError(16410, `FieldPath field names may not be empty or start with '$': '${path}'`);
  setMode(parts, isIncluded, path);
  addToTree(parts.tree, path.split('.'), path);
};

/** `$slice` of find: so many elements from the start, or from the end. */
const readSlice = (parts: Parts, name: string, operand: unknown): void => {
  const count = toNumber(operand);
  if (count === undefined || name.includes('.')) throw refuse('a $slice of a nested field, or with a skip');
  parts.sliced.push(name);
  parts.changes.push((out) => {
    const list = fieldOf(out, name);
    if (Array.isArray(list)) setField(out, name, count < 0 ? list.slice(count) : list.slice(0, count));
  });
};

/** `$elemMatch` of find: the first element that matches. */
const readElemMatch = (parts: Parts, name: string, condition: Doc): void => {
  if (name.includes('.')) throw new ServerError(31275, 'Cannot use $elemMatch projection on a nested field.');
  const matches = compileFilter(parseFilter({ v: condition }));
  parts.isInclusion ??= true;
  parts.changes.push((out, doc) => {
    const list = fieldOf(doc, name);
    const found: unknown = Array.isArray(list)
      ? list.find((element) => matches({ v: [element] }))
      : undefined;
    if (found === undefined) Reflect.deleteProperty(out, name);
    else setField(out, name, [found]);
  });
};

const readField = (parts: Parts, path: string, value: unknown, reading: Reading): void => {
  if (isFlag(value)) {
    readFlag(parts, path, isTrue(value));
  } else if (isDoc(value) && !isOperatorDoc(value)) {
    if (Object.keys(value).length === 0) throw new ServerError(51270, `An empty sub-projection at ${path}`);
    for (const [name, inner] of Object.entries(value)) readField(parts, `${path}.${name}`, inner, reading);
  } else if (reading.isFind && isDoc(value) && '$slice' in value) {
    readSlice(parts, path, value['$slice']);
  } else if (reading.isFind && isDoc(value) && '$elemMatch' in value) {
    readElemMatch(parts, path, value);
  } else {
    const valueOf = prepareExpression(value, reading.variables);
    parts.changes.push((out, doc) => setPath(out, path.split('.'), valueOf(doc)));
    if (path === '_id') parts.isIdComputed = true;
    else setMode(parts, true, path);
  }
};

const baseOf = (doc: Doc, { isInclusion, idIncluded, isIdComputed, tree }: Parts): Doc => {
  const isWithoutId = idIncluded === false || isIdComputed;
  if (!isInclusion) {
    const kept = tree.size > 0 ? (exclude(doc, tree) as Doc) : { ...doc };
    if (isWithoutId) delete kept['_id'];
    return kept;
  }
  const kept = include(doc, tree) as Doc;
  return isWithoutId || !('_id' in doc) || '_id' in kept ? kept : { _id: doc['_id'], ...kept };
};

/**
 * Compiles a projection of `find` (`isFind`, with `$slice` and `$elemMatch`) or of `$project`. Throws MongoDB's codes for mixed
 * inclusion and exclusion (31253, 31254) and colliding paths (31249, 31250).
 */
export const prepareProjection = (spec: Doc, reading: Reading): Projection => {
  const parts: Parts = {
    isInclusion: undefined,
    idIncluded: undefined,
    isIdComputed: false,
    tree: new Map(),
    sliced: [],
    changes: [],
  };
  for (const [path, value] of Object.entries(spec)) readField(parts, path, value, reading);
  // Only `_id: 1` includes nothing else; only `_id: 0` keeps all else.
  parts.isInclusion ??= parts.isIdComputed || (parts.idIncluded === true && parts.sliced.length === 0);
  if (parts.isInclusion)
    for (const name of parts.sliced) if (!parts.tree.has(name)) addToTree(parts.tree, [name], name);
  return (doc) => {
    const out = baseOf(doc, parts);
    for (const change of parts.changes) change(out, doc);
    return out;
  };
};
