import type { Doc } from '../../bsonValues.ts';
import { compileFilter } from '../filter/compileFilter.ts';
import type { FilterNode } from '../filter/filterNode.ts';
import { conjunctsOf } from '../../planner/bounds.ts';
import { valueAt } from './documentPath.ts';

const leavesOf = (node: FilterNode): FilterNode[] => {
  if (node.kind === 'and' || node.kind === 'or') return node.nodes.flatMap(leavesOf);
  return conjunctsOf(node);
};

const isUnder = (path: string, array: string): boolean => path === array || path.startsWith(`${array}.`);

/**
 * Returns the index of the first element of an array that meets the filter's conditions on the array: all of them if one
 * element meets them all, else the last one that some element meets. Undefined if the filter has no condition on it.
 */
export const matchedPosition = (filter: FilterNode, doc: Doc, array: string): number | undefined => {
  const elements = valueAt(doc, array.split('.'));
  if (!Array.isArray(elements)) return undefined;
  const tests = leavesOf(filter)
    .filter((node) => 'path' in node && isUnder(node.path, array))
    .map((node) => {
      const own = node as Extract<FilterNode, { path: string }>;
      const rest = own.path.slice(array.length + 1);
      const matches = compileFilter({ ...own, path: rest === '' ? 'element' : `element.${rest}` });
      const isWhole = own.kind === 'elemMatch' && rest === '';
      return (element: unknown) => matches({ element: isWhole ? [element] : element });
    });
  if (tests.length === 0) return undefined;
  const common = elements.findIndex((element) => tests.every((test) => test(element)));
  if (common >= 0) return common;
  for (const test of tests.toReversed()) {
    const position = elements.findIndex(test);
    if (position >= 0) return position;
  }
  return undefined;
};
