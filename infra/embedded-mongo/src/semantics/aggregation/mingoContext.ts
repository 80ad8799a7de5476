import { Context } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import * as stages from 'mingo/operators/pipeline';
import * as projections from 'mingo/operators/projection';
import * as queries from 'mingo/operators/query';
import * as windows from 'mingo/operators/window';
import { refuse } from '../../serverError.ts';
import { arithmeticOperators } from './expressions/arithmeticOperators.ts';
import { compareOperators } from './expressions/compareOperators.ts';
import { dateOperators } from './expressions/dateOperators.ts';
import { listOperators } from './expressions/listOperators.ts';
import type { Operator } from './expressions/operator.ts';
import { typeOperators } from './expressions/typeOperators.ts';

const refusing = (name: string): [string, Operator] => [
  name,
  () => {
    throw refuse(name);
  },
];

const REFUSED = Object.fromEntries(['$function', '$meta', '$toHashedIndexKey'].map(refusing));

const ALL_EXPRESSIONS: Record<string, unknown> = {
  ...expressions,
  ...dateOperators,
  ...compareOperators,
  ...arithmeticOperators,
  ...typeOperators,
};

/** An operator of ours alone that answers the options it is called with; clients cannot name it, it is not among the known ones. */
export const OPTIONS_OPERATOR = '$_options';

const contextWith = (expression: Record<string, unknown>): Context =>
  Context.init({
    accumulator: { ...accumulators },
    expression,
    pipeline: { ...stages },
    projection: { ...projections },
    query: { ...queries },
    window: { ...windows },
  } as unknown as Parameters<typeof Context.init>[0]);

/** All of mingo's operators; ours stand in front of those of its that differ from MongoDB. */
export const mingoContext = contextWith({
  ...ALL_EXPRESSIONS,
  ...listOperators,
  ...REFUSED,
  [OPTIONS_OPERATOR]: (_doc: unknown, _operand: unknown, options: unknown) => options,
});

/** The same for stages that mingo builds out of its own `$function`; clients cannot send one, functions do not travel in BSON. */
export const stageContext = contextWith(ALL_EXPRESSIONS);

const KNOWN = new Set([
  ...Object.keys(ALL_EXPRESSIONS),
  ...Object.keys(accumulators),
  ...Object.keys(listOperators),
  ...Object.keys(REFUSED),
  '$literal',
  '$const',
]);

/** Is there an expression operator of this name? */
export const isKnownExpression = (name: string): boolean => KNOWN.has(name);
