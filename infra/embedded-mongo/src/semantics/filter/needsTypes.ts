import type { FilterNode } from './filterNode.ts';

/** Whether the filter distinguishes int, long and double, so that documents must be decoded with their types. */
export const needsTypes = (node: FilterNode): boolean => {
  switch (node.kind) {
    case 'and':
    case 'or':
    case 'nor':
      return node.nodes.some(needsTypes);
    case 'not':
    case 'elemMatch':
      return needsTypes(node.node);
    default:
      return node.kind === 'expression';
  }
};
