import { evalExpr } from 'mingo/core';
import { promote, type Doc } from '../../bsonValues.ts';
import { mingoContext } from './mingoContext.ts';
import { runMingo } from './runMingo.ts';

/** An aggregation expression made ready: gives its value over a promoted document, undefined where it is missing. */
export type Expression = (doc: Doc) => unknown;

/** Prepares an expression; `variables` are those of `let`. */
export const prepareExpression = (
  expression: unknown,
  variables: Record<string, unknown> = {},
): Expression => {
  const ready = promote(expression);
  if (typeof ready !== 'object' || ready === null) {
    if (typeof ready !== 'string' || !ready.startsWith('$')) return () => ready;
    const field = /^\$([^$.]+)$/.exec(ready)?.[1];
    if (field !== undefined) return (doc) => doc[field];
  }
  const options = {
    context: mingoContext,
    variables,
    useStrictMode: true,
    scriptEnabled: false,
    idKey: '_id',
    processingMode: 0,
    failOnError: true,
  };
  return (doc) => runMingo(() => evalExpr(doc as never, ready as never, options as never) as unknown);
};

/** The value of an expression over one document of any representation. */
export const evaluateExpression = (
  expression: unknown,
  doc: Doc,
  variables: Record<string, unknown> = {},
): unknown => prepareExpression(expression, variables)(promote(doc) as Doc);
