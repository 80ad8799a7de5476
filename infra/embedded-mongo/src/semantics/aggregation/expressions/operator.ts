import { isDoc } from '../../../bsonValues.ts';
import { refuse, ServerError } from '../../../serverError.ts';

/** Scope of an expression: the document, and variables by name without `$$`. */
export interface Scope {
  root: unknown;
  variables: ReadonlyMap<string, unknown>;
}

/** A compiled expression; undefined means a missing value. */
export type Evaluate = (scope: Scope) => unknown;

/** Compiles an expression; `names` are the variables it may use besides the surrounding ones. */
export type Compile = (expression: unknown, names?: readonly string[]) => Evaluate;

/** Compiles an operator's expression. */
export type Operator = (operand: unknown, compile: Compile, name: string) => Evaluate;

/** Whether a value is null or missing. */
export const isNil = (value: unknown): value is null | undefined => value === null || value === undefined;

/**
 * Returns an operator of a list of arguments, a single one also without brackets. Throws 16020 or 28667 for a wrong number of
 * them.
 */
export const withArguments =
  (least: number, most: number, work: (values: unknown[], name: string) => unknown): Operator =>
  (operand, compile, name) => {
    const list: unknown[] = Array.isArray(operand) ? operand : [operand];
    if (list.length < least || list.length > most) {
      const wanted = least === most ? `exactly ${least}` : `at least ${least}`;
      throw new ServerError(
        least === most ? 16020 : 28667,
        `Expression ${name} takes ${wanted} arguments. ${list.length} were passed in.`,
      );
    }
    const parts = list.map((one) => compile(one));
    return (scope) =>
      work(
        parts.map((part) => part(scope)),
        name,
      );
  };

/** Returns the named arguments of an operator. Throws FailedToParse (9) for missing ones, NotImplemented (238) for others. */
export const namedArguments = (
  name: string,
  operand: unknown,
  required: readonly string[],
  optional: readonly string[] = [],
): Record<string, unknown> => {
  if (!isDoc(operand)) throw new ServerError(9, `${name} only supports an object as its argument`);
  const missing = required.find((field) => !Object.hasOwn(operand, field));
  if (missing !== undefined) throw new ServerError(9, `Missing '${missing}' parameter to ${name}`);
  const stray = Object.keys(operand).find((field) => ![...required, ...optional].includes(field));
  if (stray !== undefined) throw refuse(`the argument '${stray}' of ${name}`);
  return { ...operand };
};

/** Returns an operator of named arguments, all of them evaluated. */
export const withNames =
  (
    required: readonly string[],
    optional: readonly string[],
    work: (values: Record<string, unknown>, name: string) => unknown,
  ): Operator =>
  (operand, compile, name) => {
    const parts = Object.entries(namedArguments(name, operand, required, optional)).map(
      ([field, value]) => [field, compile(value)] as const,
    );
    return (scope) => work(Object.fromEntries(parts.map(([field, part]) => [field, part(scope)])), name);
  };
