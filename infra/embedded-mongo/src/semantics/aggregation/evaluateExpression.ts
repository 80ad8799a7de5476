import { isDoc, type Doc } from '../../bsonValues.ts';
import { fieldOf, setField } from '../../ownFields.ts';
import { refuse, ServerError } from '../../serverError.ts';
import { entryOf, type Supported } from '../supported.ts';
import { arithmetic } from './expressions/arithmetic.ts';
import { conditions } from './expressions/conditions.ts';
import { dates } from './expressions/dates.ts';
import { lists } from './expressions/lists.ts';
import type { Compile, Evaluate, Operator, Scope } from './expressions/operator.ts';
import { strings } from './expressions/strings.ts';

/** A compiled aggregation expression: returns its value over a document, undefined if it is missing. */
export type Expression = (doc: Doc) => unknown;

const OPERATORS: Record<Supported<'expressions'>, Operator> = {
  ...conditions,
  ...arithmetic,
  ...lists,
  ...strings,
  ...dates,
};

/** Returns a path's value, collected from the documents of arrays on the way; arrays within arrays are not entered. */
const follow = (node: unknown, path: readonly string[], from: number): unknown => {
  if (from === path.length) return node;
  if (isDoc(node)) return follow(fieldOf(node, path[from] as string), path, from + 1);
  if (!Array.isArray(node)) return undefined;
  return node
    .filter(isDoc)
    .map((element) => follow(element, path, from))
    .filter((value) => value !== undefined);
};

const compilePath = (text: string, names: ReadonlySet<string>): Evaluate => {
  const isVariable = text.startsWith('$$');
  const path = text.slice(isVariable ? 2 : 1).split('.');
  if (path.includes(''))
    throw new ServerError(15998, `FieldPath field names may not be empty strings: '${text}'`);
  if (path.some((part) => part.startsWith('$')))
    throw new ServerError(16410, `FieldPath field names may not start with '$': '${text}'`);
  if (!isVariable) {
    const [only = ''] = path;
    if (path.length === 1) return ({ root }) => (isDoc(root) ? fieldOf(root, only) : undefined);
    return ({ root }) => follow(root, path, 0);
  }
  const [variable = ''] = path;
  if (variable === 'ROOT' || variable === 'CURRENT') return ({ root }) => follow(root, path, 1);
  if (variable === 'REMOVE') return () => undefined;
  if (names.has(variable)) return ({ variables }) => follow(variables.get(variable), path, 1);
  if (/^[A-Z]/.test(variable)) throw refuse(`the variable $$${variable}`);
  throw new ServerError(17276, `Use of undefined variable: ${variable}`);
};

const compileDoc = (entries: [string, unknown][], compile: Compile): Evaluate => {
  const fields = entries.map(([name, value]) => {
    if (name.includes('.'))
      throw new ServerError(16405, `FieldPath field names may not contain '.': '${name}'`);
    return [name, compile(value)] as const;
  });
  return (scope) => {
    const out: Doc = {};
    for (const [name, field] of fields) {
      const value = field(scope);
      if (value !== undefined) setField(out, name, value);
    }
    return out;
  };
};

const compileWith = (known: ReadonlySet<string>): Compile => {
  const compile: Compile = (expression, names = []) => {
    if (names.length > 0) return compileWith(new Set([...known, ...names]))(expression);
    if (typeof expression === 'string' && expression.startsWith('$')) return compilePath(expression, known);
    if (Array.isArray(expression)) {
      const elements = expression.map((one) => compile(one));
      return (scope) => elements.map((element) => element(scope) ?? null);
    }
    if (!isDoc(expression)) return () => expression;
    const entries = Object.entries(expression);
    const operator = entries.find(([name]) => name.startsWith('$'));
    if (!operator) return compileDoc(entries, compile);
    if (entries.length > 1)
      throw new ServerError(
        15983,
        'an object representing an expression must have exactly one field: found several',
      );
    const [name, operand] = operator;
    return entryOf<Operator>(OPERATORS, 'expression', name)(operand, compile, name);
  };
  return compile;
};

/** Compiles an expression; `variables` are those of `let`. Throws NotImplemented (238) for an unsupported operator. */
export const prepareExpression = (
  expression: unknown,
  variables: Record<string, unknown> = {},
): Expression => {
  const values = new Map(Object.entries(variables));
  const evaluate = compileWith(new Set(values.keys()))(expression);
  return (root) => evaluate({ root, variables: values } satisfies Scope);
};

/** Returns the variables of a `$lookup`: the surrounding ones, and those of its `let`, which may read the document. */
export const evaluateLet = (
  spec: unknown,
  doc: Doc,
  variables: Record<string, unknown>,
): Record<string, unknown> => {
  if (spec === undefined) return variables;
  if (!isDoc(spec)) throw new ServerError(9, "$lookup's let must be an object");
  const own = Object.entries(spec).map(([name, value]) => {
    if (!/^[a-z\u0080-\uffff][\w\u0080-\uffff]*$/.test(name))
      throw new ServerError(9, `'${name}' starts with an invalid character for a user variable name`);
    return [name, prepareExpression(value, variables)(doc)] as const;
  });
  return { ...variables, ...Object.fromEntries(own) };
};
