import { isDoc } from '../../bsonValues.ts';
import { fieldOf } from '../../ownFields.ts';

const isArrayIndex = (name: string): boolean => /^\d+$/.test(name);

/**
 * Calls `visit` with every value that a dotted path reaches, entering the documents of arrays on the way; undefined marks a
 * path that ends early. An array at the path's end is passed whole. Stops and returns true as soon as `visit` does.
 */
export const somePathValue = (
  node: unknown,
  path: readonly string[],
  visit: (value: unknown) => boolean,
  from = 0,
): boolean => {
  let at = node;
  for (let i = from; i < path.length; i++) {
    if (Array.isArray(at)) return someInArray(at, path, visit, i);
    if (!isDoc(at)) return visit(undefined);
    at = fieldOf(at, path[i] as string);
  }
  return visit(at);
};

const someInArray = (
  array: unknown[],
  path: readonly string[],
  visit: (value: unknown) => boolean,
  from: number,
): boolean => {
  const name = path[from] as string;
  if (isArrayIndex(name) && Number(name) < array.length) {
    if (somePathValue(array[Number(name)], path, visit, from + 1)) return true;
  }
  for (const element of array) {
    if (isDoc(element) && somePathValue(element, path, visit, from)) return true;
  }
  return false;
};

/** Same as `somePathValue`, but an array at the end is also passed element by element, before itself. */
export const someLeaf = (
  node: unknown,
  path: readonly string[],
  visit: (value: unknown) => boolean,
): boolean =>
  somePathValue(node, path, (value) =>
    Array.isArray(value) ? value.some(visit) || visit(value) : visit(value),
  );
