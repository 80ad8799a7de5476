import { isDoc, type Doc } from '../../bsonValues.ts';
import { refuse, ServerError } from '../../serverError.ts';
import { setPath } from '../setPath.ts';
import { parseSort, sortDocs } from '../sortOrder.ts';
import { gatheringFor, type Gathering } from './outputFields.ts';
import type { Stage } from './stage.ts';

const gatheringOf = (path: string, spec: unknown, variables: Record<string, unknown>): Gathering => {
  if (!isDoc(spec)) throw new ServerError(9, `The field '${path}' must be a window function object`);
  const { window, ...accumulator } = spec;
  const stated = JSON.stringify(window);
  if (stated !== '{"documents":["unbounded","current"]}') throw refuse(`the window ${stated}`);
  return gatheringFor(path.replaceAll('.', '_'), accumulator, variables)();
};

/** `$setWindowFields` over the documents so far. */
export const setWindowFields: Stage = (docs, operand, { variables }) => {
  if (!isDoc(operand) || !isDoc(operand['output']))
    throw new ServerError(9, '$setWindowFields needs an object with an output');
  const { sortBy, output } = operand;
  const outputs = Object.entries(output as Doc).map(
    ([path, spec]) => [path.split('.'), gatheringOf(path, spec, variables)] as const,
  );
  if (sortBy === undefined) throw new ServerError(5339901, "'documents' window option requires a sortBy");
  return sortDocs(docs, parseSort(sortBy)).map((doc) => {
    const out = { ...doc };
    for (const [path, { add, result }] of outputs) {
      add(doc);
      setPath(out, path, result());
    }
    return out;
  });
};
