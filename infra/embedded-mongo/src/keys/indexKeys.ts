import { isDoc, type Doc } from '../bsonValues.ts';
import { ServerError } from '../serverError.ts';
import { EMPTY_ARRAY, encodeCompound } from './encodeKey.ts';
import { fieldOf } from '../ownFields.ts';

/** The fields of an index, in order: dotted paths split, and 1 or -1 for each. */
export interface KeyShape {
  paths: string[][];
  directions: number[];
  isSparse: boolean;
}

/** Keys of a document in an index: distinct keys, and whether they come from an array. */
export interface DocumentKeys {
  keys: Buffer[];
  isMultikey: boolean;
}

/** Rest of each path below one place in the document; undefined when the path has ended. */
interface Walk {
  nodes: unknown[];
  rest: string[][];
}

const MISSING = undefined;

const step = (node: unknown, path: string[]): { node: unknown; rest: string[] } => {
  let at = node;
  for (let i = 0; i < path.length; i++) {
    if (Array.isArray(at)) return { node: at, rest: path.slice(i) };
    if (!isDoc(at)) return { node: MISSING, rest: [] };
    at = fieldOf(at, path[i] as string);
  }
  return { node: at, rest: [] };
};

const isIndexInto = (array: unknown[], name: string | undefined): boolean =>
  name !== undefined &&
  /^\d+$/.test(name) &&
  !array.some((element) => isDoc(element) && Object.hasOwn(element, name));

/**
 * Follows all paths down to the first array and returns the fields' values. If one or more of them meet an array, each of its
 * elements yields separate values; two different arrays in one index are refused, as in MongoDB (code 171).
 */
const expand = ({ nodes, rest }: Walk, branches: unknown[][]): boolean => {
  const steps = nodes.map((node, i) => step(node, rest[i] as string[]));
  for (const at of steps) {
    while (Array.isArray(at.node) && isIndexInto(at.node, at.rest[0])) {
      Object.assign(at, step(at.node[Number(at.rest[0])], at.rest.slice(1)));
    }
  }
  const [array, second] = new Set(steps.map(({ node }) => node).filter((node) => Array.isArray(node)));
  if (second !== undefined) throw new ServerError(171, 'cannot index parallel arrays');
  if (array === undefined) {
    branches.push(steps.map(({ node }) => node));
    return false;
  }
  if (array.length === 0) {
    const ofEmpty = (left: string[]): unknown => (left.length === 0 ? EMPTY_ARRAY : MISSING);
    branches.push(steps.map(({ node, rest: left }) => (node === array ? ofEmpty(left) : node)));
  }
  for (const element of array as unknown[]) {
    const leaves = steps.map(({ node, rest: left }) => {
      if (node !== array) return { node, rest: [] as string[] };
      if (left.length === 0) return { node: element, rest: [] };
      return isDoc(element) ? { node: element, rest: left } : { node: MISSING, rest: [] };
    });
    if (leaves.every(({ rest: left }) => left.length === 0)) {
      branches.push(leaves.map(({ node }) => node));
      continue;
    }
    // Final values must not be expanded again if they are arrays themselves.
    const boxed = leaves.map(({ node, rest: left }) => (left.length > 0 ? node : { value: node }));
    const further = leaves.map(({ rest: left }) => (left.length > 0 ? left : ['value']));
    expand({ nodes: boxed, rest: further }, branches);
  }
  return true;
};

/** Returns a document's keys in an index: none for a sparse index whose fields are all missing. */
export const indexKeys = (doc: Doc, shape: KeyShape): DocumentKeys => {
  const branches: unknown[][] = [];
  const isMultikey = expand({ nodes: shape.paths.map(() => doc), rest: shape.paths }, branches);
  const keys = branches
    .filter((values) => !shape.isSparse || values.some((value) => value !== MISSING))
    .map((values) => encodeCompound(values, shape.directions));
  if (keys.length < 2) return { keys, isMultikey };
  const distinct = new Map(keys.map((key) => [key.toString('latin1'), key]));
  return { keys: [...distinct.values()], isMultikey };
};
