import { evalExpr } from 'mingo/core';

/** An expression operator as mingo calls it: the document, the unevaluated operand, mingo's options. */
export type Operator = (doc: unknown, operand: unknown, options: unknown) => unknown;

/** The value of an operand inside an operator. */
export const evaluate = (doc: unknown, operand: unknown, options: unknown): unknown =>
  evalExpr(doc as never, operand as never, options as never) as unknown;

/** The values of an operator's list of arguments; a single one may stand without brackets. */
export const evaluateList = (doc: unknown, operand: unknown, options: unknown): unknown[] =>
  Array.isArray(operand)
    ? operand.map((one) => evaluate(doc, one, options))
    : [evaluate(doc, operand, options)];

/** Null or missing. */
export const isNil = (value: unknown): value is null | undefined => value === null || value === undefined;
