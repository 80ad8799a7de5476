import { evalExpr } from 'mingo/core';
import { isDoc, promote, type Doc } from '../../bsonValues.ts';
import { ServerError } from '../../serverError.ts';
import { isKnownExpression, mingoContext, OPTIONS_OPERATOR } from './mingoContext.ts';
import { runMingo } from './runMingo.ts';
import { fieldOf } from '../../ownFields.ts';

/** An aggregation expression made ready: gives its value over a promoted document, undefined where it is missing. */
export type Expression = (doc: Doc) => unknown;

/** Throws 168 for an operator no one knows, before the first document is looked at. */
const assertKnown = (expression: unknown): void => {
  if (Array.isArray(expression)) {
    expression.forEach(assertKnown);
    return;
  }
  if (!isDoc(expression)) return;
  for (const [name, operand] of Object.entries(expression)) {
    if (name === '$literal' || name === '$const') continue;
    if (name.startsWith('$') && !isKnownExpression(name))
      throw new ServerError(168, `Unrecognized expression '${name}'`);
    assertKnown(operand);
  }
};

/** mingo's own options object, which it otherwise makes anew, operators and all, for every document. */
interface ReusableOptions {
  update: (locals: { root: Doc }) => ReusableOptions;
}

const reusableOptions = (variables: Record<string, unknown>): ReusableOptions =>
  evalExpr(
    {},
    { [OPTIONS_OPERATOR]: 1 } as never,
    {
      context: mingoContext,
      variables,
      useStrictMode: true,
      scriptEnabled: false,
      idKey: '_id',
      processingMode: 0,
      failOnError: true,
    } as never,
  ) as ReusableOptions;

/** Prepares an expression; `variables` are those of `let`. Throws InvalidPipelineOperator (168) for an unknown operator. */
export const prepareExpression = (
  expression: unknown,
  variables: Record<string, unknown> = {},
): Expression => {
  const ready = promote(expression);
  if (typeof ready !== 'object' || ready === null) {
    if (typeof ready !== 'string' || !ready.startsWith('$')) return () => ready;
    const field = /^\$([^$.]+)$/.exec(ready)?.[1];
    if (field !== undefined) return (doc) => fieldOf(doc, field);
  }
  assertKnown(ready);
  const options = reusableOptions(variables);
  return (doc) =>
    runMingo(() => evalExpr(doc as never, ready as never, options.update({ root: doc }) as never) as unknown);
};
