import { isDoc, toNumber, type Doc } from '../bsonValues.ts';
import type { Query } from '../planner/findRows.ts';
import { parseFilter } from '../semantics/filter/parseFilter.ts';
import { parseSort } from '../semantics/sortOrder.ts';

/** Returns the leading `$match`, `$sort`, `$skip` and `$limit` that one query can do, and the remaining stages. */
export const pushDown = (stages: [string, unknown][]): { query: Query; rest: [string, unknown][] } => {
  const filters: Doc[] = [];
  const query = { sort: parseSort(undefined), skip: 0, limit: 0 };
  let at = 0;
  for (; at < stages.length; at++) {
    const [name, operand] = stages[at] as [string, unknown];
    const number = toNumber(operand) ?? -1;
    const isFresh = query.skip === 0 && query.limit === 0;
    if (name === '$match' && isFresh && isDoc(operand)) filters.push(operand);
    else if (
      name === '$sort' &&
      isFresh &&
      query.sort.length === 0 &&
      isDoc(operand) &&
      Object.keys(operand).length > 0
    )
      query.sort = parseSort(operand);
    else if (name === '$skip' && isFresh && Number.isInteger(number) && number >= 0) query.skip = number;
    else if (name === '$limit' && query.limit === 0 && Number.isInteger(number) && number > 0)
      query.limit = number;
    else break;
  }
  const parts = filters.map((filter) => parseFilter(filter));
  const [only] = parts;
  return {
    query: { ...query, filter: only && parts.length === 1 ? only : { kind: 'and', nodes: parts } },
    rest: stages.slice(at),
  };
};
