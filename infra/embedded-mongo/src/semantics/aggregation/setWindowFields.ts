import { isDoc, type Doc } from '../../bsonValues.ts';
import { groupKey } from '../../keys/encodeKey.ts';
import { refuse, ServerError } from '../../serverError.ts';
import { setPath } from '../setPath.ts';
import { parseSort, sortDocs } from '../sortOrder.ts';
import { prepareExpression } from './evaluateExpression.ts';
import { gatheringFor, type Gathering } from './outputFields.ts';
import type { Stage } from './stage.ts';

interface Output {
  path: string[];
  make: () => Gathering;
  /** Does the window end with the current document, and not with the partition? */
  isRunning: boolean;
}

const outputOf = (path: string, spec: unknown, variables: Record<string, unknown>): Output => {
  if (!isDoc(spec)) throw new ServerError(9, `The field '${path}' must be a window function object`);
  const { window, ...accumulator } = spec;
  const stated = JSON.stringify(window);
  const isRunning = stated === '{"documents":["unbounded","current"]}';
  if (stated !== undefined && !isRunning) throw refuse(`the window ${stated}`);
  const make = gatheringFor(path.replaceAll('.', '_'), accumulator, variables);
  return { path: path.split('.'), make, isRunning };
};

/** The output for each document of a partition. */
const overPartition = (docs: Doc[], { make, isRunning }: Output): unknown[] => {
  const { add, result } = make();
  const running = docs.map((doc) => {
    add(doc);
    return isRunning ? result() : undefined;
  });
  return isRunning ? running : docs.map(result);
};

/** `$setWindowFields` over whole partitions, or over what of them has come so far. */
export const setWindowFields: Stage = (docs, operand, { variables }) => {
  if (!isDoc(operand) || !isDoc(operand['output']))
    throw new ServerError(9, '$setWindowFields needs an object with an output');
  const { partitionBy = null, sortBy, output } = operand;
  const outputs = Object.entries(output as Doc).map(([path, spec]) => outputOf(path, spec, variables));
  if (sortBy === undefined && outputs.some(({ isRunning }) => isRunning))
    throw new ServerError(5339901, "'documents' window option requires a sortBy");
  const keyOf = prepareExpression(partitionBy, variables);
  const partitions = new Map<string, { key: unknown; members: Doc[] }>();
  for (const doc of sortDocs(docs, parseSort(sortBy))) {
    const key = keyOf(doc) ?? null;
    if (Array.isArray(key))
      throw new ServerError(14, 'An expression used to partition cannot evaluate to array');
    const partition = partitions.get(groupKey(key)) ?? { key, members: [] };
    partition.members.push(doc);
    partitions.set(groupKey(key), partition);
  }
  return sortDocs([...partitions.values()], [['key', 1]]).flatMap(({ members }) => {
    const columns = outputs.map((one) => overPartition(members, one));
    return members.map((doc, i) => {
      const out = { ...doc };
      outputs.forEach(({ path }, at) => setPath(out, path, columns[at]?.[i]));
      return out;
    });
  });
};
