import { Context } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import * as stages from 'mingo/operators/pipeline';
import * as projections from 'mingo/operators/projection';
import * as queries from 'mingo/operators/query';
import * as windows from 'mingo/operators/window';

/** All of mingo's operators. */
export const mingoContext = Context.init({
  accumulator: { ...accumulators },
  expression: { ...expressions },
  pipeline: { ...stages },
  projection: { ...projections },
  query: { ...queries },
  window: { ...windows },
} as unknown as Parameters<typeof Context.init>[0]);
