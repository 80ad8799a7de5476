import { isDoc, toNumber, type Doc } from '../../bsonValues.ts';
import { groupKey } from '../../keys/encodeKey.ts';
import { refuse, ServerError } from '../../serverError.ts';
import { setPath } from '../setPath.ts';
import { parseSort, sortDocs } from '../sortOrder.ts';
import { accumulatorFor, type Accumulator } from './accumulators.ts';
import { prepareExpression } from './evaluateExpression.ts';
import type { Stage } from './stage.ts';

interface Output {
  path: string[];
  make: () => Accumulator;
  /** Offsets from the current document, unbounded ones infinite. */
  from: number;
  to: number;
}

const offsetOf = (bound: unknown, unbounded: number): number => {
  if (bound === 'unbounded') return unbounded;
  const offset = bound === 'current' ? 0 : toNumber(bound);
  if (offset === undefined || !Number.isInteger(offset))
    throw new ServerError(5339902, 'Window bounds must be "unbounded", "current", or an integer');
  return offset;
};

const outputOf = (path: string, spec: unknown, variables: Record<string, unknown>): Output => {
  if (!isDoc(spec)) throw new ServerError(9, `The field '${path}' must be a window function object`);
  const { window = {}, ...accumulator } = spec;
  if (!isDoc(window)) throw new ServerError(9, "'window' field must be an object");
  const stray = Object.keys(window).find((name) => name !== 'documents');
  if (stray !== undefined) throw refuse(`a window's '${stray}'`);
  const { documents = ['unbounded', 'unbounded'] } = window;
  if (!Array.isArray(documents) || documents.length !== 2)
    throw new ServerError(5339902, 'Window bounds must be a 2-element array');
  return {
    path: path.split('.'),
    make: accumulatorFor(path.replaceAll('.', '_'), accumulator, variables),
    from: offsetOf(documents[0], -Infinity),
    to: offsetOf(documents[1], Infinity),
  };
};

/** The accumulator's value for each document of a partition, over its window. */
const overWindows = (docs: Doc[], { make, from, to }: Output): unknown[] => {
  let running = make();
  let taken = 0;
  return docs.map((_, i) => {
    const end = Math.min(docs.length, i + to + 1);
    // A window that begins with the partition only grows.
    if (from !== -Infinity) {
      running = make();
      taken = Math.max(0, i + from);
    }
    for (; taken < end; taken++) running.add(docs[taken] as Doc);
    return running.result() ?? null;
  });
};

/** `$setWindowFields` with windows of documents. */
export const setWindowFields: Stage = (docs, operand, { variables }) => {
  if (!isDoc(operand) || !isDoc(operand['output']))
    throw new ServerError(9, '$setWindowFields needs an object with an output');
  const { partitionBy = null, sortBy, output } = operand;
  const outputs = Object.entries(output as Doc).map(([path, spec]) => outputOf(path, spec, variables));
  if (sortBy === undefined && outputs.some(({ from, to }) => from !== -Infinity || to !== Infinity))
    throw new ServerError(5339901, "'documents' window option requires a sortBy");
  const keyOf = prepareExpression(partitionBy, variables);
  const partitions = new Map<string, { key: unknown; docs: Doc[] }>();
  for (const doc of docs) {
    const key = keyOf(doc) ?? null;
    if (Array.isArray(key))
      throw new ServerError(14, 'An expression used to partition cannot evaluate to array');
    const partition = partitions.get(groupKey(key)) ?? { key, docs: [] };
    partition.docs.push(doc);
    partitions.set(groupKey(key), partition);
  }
  const order = parseSort(sortBy);
  const inOrder = sortDocs(
    [...partitions.values()].map(({ key, docs: members }) => ({ key, members })),
    [['key', 1]],
  );
  return inOrder.flatMap(({ members }) => {
    const sorted = order.length > 0 ? sortDocs(members as Doc[], order) : (members as Doc[]);
    const columns = outputs.map((one) => overWindows(sorted, one));
    return sorted.map((doc, i) => {
      const out = { ...doc };
      outputs.forEach(({ path }, at) => setPath(out, path, columns[at]?.[i]));
      return out;
    });
  });
};
