import { isDoc, type Doc } from '../../bsonValues.ts';
import { ServerError } from '../../serverError.ts';
import { entryOf } from '../supported.ts';
import { ACCUMULATORS, type Accumulator } from './accumulators.ts';
import { prepareExpression } from './evaluateExpression.ts';

/** Accumulates one output field, document by document. */
export interface Gathering {
  add: (doc: Doc) => void;
  result: () => unknown;
}

/**
 * Returns the accumulator of one output field, such as `{ $sum: '$n' }`. Throws 40234 and 40238 for anything but one
 * accumulator.
 */
export const gatheringFor = (
  field: string,
  spec: unknown,
  variables: Record<string, unknown>,
): (() => Gathering) => {
  const [entry, second] = isDoc(spec) ? Object.entries(spec) : [];
  if (field.includes('.')) throw new ServerError(40235, `The field name '${field}' cannot contain '.'`);
  if (!entry) throw new ServerError(40234, `The field '${field}' must be an accumulator object`);
  if (second) throw new ServerError(40238, `The field '${field}' must specify one accumulator`);
  const [name, operand] = entry;
  const make: () => Accumulator = entryOf(ACCUMULATORS, 'accumulator', name);
  if (Array.isArray(operand)) throw new ServerError(40237, `The ${name} accumulator is a unary operator`);
  const valueOf = prepareExpression(operand, variables);
  return () => {
    const { add, result } = make();
    return { add: (doc) => add(valueOf(doc)), result: () => result() ?? null };
  };
};
