import { bsonTypeOf, regexParts } from '../bsonValues.ts';
import { ServerError } from '../serverError.ts';

/** Is it a regular expression, native or BSON? */
export const isRegex = (value: unknown): boolean =>
  value instanceof RegExp || bsonTypeOf(value) === 'BSONRegExp';

const stripExtended = (source: string): string =>
  source.replace(/\\.|\[(?:\\.|[^\]])*\]|\s+|#.*$/gm, (part) => (/^[\s#]/.test(part) ? '' : part));

/**
 * A JavaScript expression for a MongoDB one: options i, m, s, x, u and a leading `(?i)`.
 * Throws BadValue (2) for other options and 51091 for a pattern that does not compile.
 */
export const toRegExp = (pattern: unknown, options?: unknown): RegExp => {
  const parts = isRegex(pattern) ? regexParts(pattern) : { source: pattern, flags: '' };
  if (typeof parts.source !== 'string') throw new ServerError(2, '$regex has to be a string');
  if (options !== undefined && typeof options !== 'string')
    throw new ServerError(2, '$options has to be a string');
  const asked = options ?? parts.flags;
  let source = parts.source;
  let flags = '';
  const inline = /^\(\?([imsx]+)\)/.exec(source);
  if (inline) source = source.slice(inline[0].length);
  for (const flag of new Set(`${asked}${inline?.[1] ?? ''}`)) {
    if (flag === 'x') source = stripExtended(source);
    else if ('ims'.includes(flag)) flags += flag;
    else if (!'ugdy'.includes(flag)) throw new ServerError(51108, `invalid flag in regex options: ${flag}`);
  }
  try {
    return new RegExp(source, flags);
  } catch (error) {
    throw new ServerError(51091, `Regular expression is invalid: ${(error as Error).message}`);
  }
};
