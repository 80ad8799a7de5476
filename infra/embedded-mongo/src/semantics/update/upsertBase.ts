import type { Doc } from '../../bsonValues.ts';
import { ServerError } from '../../serverError.ts';
import { equalValues } from '../../keys/compareValues.ts';
import { conjunctsOf } from '../../planner/bounds.ts';
import type { FilterNode } from '../filter/filterNode.ts';
import { putAt, valueAt } from './documentPath.ts';

/** Returns the document that an upsert starts from: the filter's equalities. */
export const upsertBase = (filter: FilterNode): Doc => {
  const doc: Doc = {};
  const put = (path: string, value: unknown): void => {
    const place = path.split('.');
    const current = valueAt(doc, place);
    if (current !== undefined) {
      if (equalValues(current, value)) return;
      throw new ServerError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
    }
    putAt(doc, place, value);
  };
  for (const node of conjunctsOf(filter)) {
    if (node.kind === 'compare' && node.op === '$eq') put(node.path, node.value);
    else if (node.kind === 'in' && node.values.length === 1 && node.patterns.length === 0)
      put(node.path, node.values[0]);
    else if (node.kind === 'or' && node.nodes.length === 1) {
      for (const [path, value] of Object.entries(upsertBase(node.nodes[0] as FilterNode))) put(path, value);
    }
  }
  return doc;
};
