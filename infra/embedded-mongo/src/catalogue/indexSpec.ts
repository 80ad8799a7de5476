import type { Doc } from '../bsonValues.ts';
import { isDoc, toNumber } from '../bsonValues.ts';
import type { KeyShape } from '../keys/indexKeys.ts';
import { compareValues } from '../keys/compareValues.ts';
import { refuse, ServerError } from '../serverError.ts';
import { compileFilter, type Matcher } from '../semantics/filter/compileFilter.ts';
import type { FilterNode } from '../semantics/filter/filterNode.ts';
import { parseFilter } from '../semantics/filter/parseFilter.ts';

/** An index in the server's own form. */
export interface Index {
  id: number;
  name: string;
  /** The specification as returned by `listIndexes`. */
  spec: Doc;
  /** Dotted paths in key order. */
  paths: string[];
  shape: KeyShape;
  isUnique: boolean;
  /** Filter of a partial index; undefined if it covers all documents. */
  partial: { node: FilterNode; matches: Matcher } | undefined;
  /** Seconds after which TTL removes a document; undefined for other indexes. */
  expireAfterSeconds: number | undefined;
  /** Whether any document has given it a key from an array. Never reverts to false. */
  isMultikey: boolean;
}

const REFUSED_OPTIONS = [
  'collation',
  'wildcardProjection',
  'weights',
  'default_language',
  'storageEngine',
  'prepareUnique',
];
const KNOWN_OPTIONS = new Set([
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'background',
  'v',
  'hidden',
  'ns',
  ...REFUSED_OPTIONS,
]);

const isSimpleCollation = (value: unknown): boolean => isDoc(value) && value['locale'] === 'simple';

/** Returns MongoDB's default name of an index: `club_1_at_-1`. */
export const indexNameOf = (key: Doc): string =>
  Object.entries(key)
    .map(([path, direction]) => `${path}_${String(toNumber(direction) ?? direction)}`)
    .join('_');

const directionOf = (path: string, value: unknown): number => {
  const direction = toNumber(value);
  if (direction === undefined) throw refuse(`index type ${JSON.stringify(value)} on '${path}'`);
  if (direction === 0) throw new ServerError(67, 'Values in the index key pattern cannot be 0.');
  return direction < 0 ? -1 : 1;
};

/** The id of the index over `_id`, whose keys are in the collection's own table. */
export const ID_INDEX = 0;

/**
 * Checks an index specification of `createIndexes` and makes an index from it. Throws CannotCreateIndex (67), InvalidOptions,
 * or NotImplemented (238) by name for text, geo, hashed and wildcard indexes and for collations.
 */
export const makeIndex = (id: number, spec: Doc, isMultikey = false): Index => {
  const key = spec['key'];
  if (!isDoc(key) || Object.keys(key).length === 0)
    throw new ServerError(67, 'Index keys cannot be an empty object.');
  for (const option of Object.keys(spec)) {
    if (!KNOWN_OPTIONS.has(option)) {
      throw new ServerError(
        197,
        `Error in specification ${JSON.stringify(spec)} :: caused by :: The field '${option}' is not valid for an index specification.`,
      );
    }
    if (REFUSED_OPTIONS.includes(option) && !isSimpleCollation(spec[option]))
      throw refuse(`index option '${option}'`);
  }
  const paths = Object.keys(key);
  for (const path of paths) {
    if (path === '' || path.startsWith('$') || path.split('.').includes(''))
      throw new ServerError(67, `Index keys cannot contain an empty field or begin with '$': '${path}'`);
    if (path.includes('$**')) throw refuse('wildcard index');
  }
  const directions = paths.map((path) => directionOf(path, key[path]));
  const partialExpression = spec['partialFilterExpression'];
  if (partialExpression !== undefined && !isDoc(partialExpression))
    throw new ServerError(67, 'partialFilterExpression must be an object');
  const isSparse = spec['sparse'] === true || toNumber(spec['sparse']) === 1;
  if (isSparse && partialExpression)
    throw new ServerError(67, 'cannot mix "partialFilterExpression" and "sparse" options');
  const expire = spec['expireAfterSeconds'];
  const expireAfterSeconds = expire === undefined ? undefined : toNumber(expire);
  if (expire !== undefined && (expireAfterSeconds === undefined || expireAfterSeconds < 0)) {
    throw new ServerError(67, 'TTL index expireAfterSeconds must be a number of seconds, at least 0');
  }
  if (expireAfterSeconds !== undefined && paths.length > 1)
    throw new ServerError(67, 'TTL indexes are single-field indexes, compound indexes do not support TTL.');
  const node = partialExpression ? parseFilter(partialExpression) : undefined;
  return {
    id,
    name: typeof spec['name'] === 'string' ? spec['name'] : indexNameOf(key),
    spec,
    paths,
    shape: { paths: paths.map((path) => path.split('.')), directions, isSparse },
    isUnique: id === ID_INDEX || spec['unique'] === true || toNumber(spec['unique']) === 1,
    partial: node ? { node, matches: compileFilter(node) } : undefined,
    expireAfterSeconds,
    isMultikey,
  };
};

const withoutNoise = (spec: Doc): Doc => {
  const { background: _background, v: _v, ns: _ns, name: _name, unique, sparse, ...rest } = spec;
  return { ...rest, ...(unique ? { unique: true } : {}), ...(sparse ? { sparse: true } : {}) };
};

/** Whether two specifications describe the same index, names aside. */
export const isSameIndex = (a: Doc, b: Doc): boolean => {
  const left = withoutNoise(a);
  const right = withoutNoise(b);
  const names = Object.keys(left).sort();
  return (
    compareValues(names, Object.keys(right).sort()) === 0 &&
    names.every((name) => compareValues(left[name], right[name]) === 0)
  );
};
