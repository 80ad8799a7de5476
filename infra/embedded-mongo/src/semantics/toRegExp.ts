import { bsonTypeOf, regexParts } from '../bsonValues.ts';
import { refuse, ServerError } from '../serverError.ts';

/** Whether it is a regular expression, native or BSON. */
export const isRegex = (value: unknown): boolean =>
  value instanceof RegExp || bsonTypeOf(value) === 'BSONRegExp';

/** Meaning of PCRE's escapes that JavaScript lacks or reads differently. */
const ESCAPES = new Map([
  ...['d', 'D', 'w', 'W', 'b', 'B', 't', 'n', 'r', 'f'].map((letter) => [letter, `\\${letter}`] as const),
  ['s', '[\\t\\n\\v\\f\\r ]'],
  ['S', '[^\\t\\n\\v\\f\\r ]'],
]);

const literal = (character: string): string =>
  /[\w\s]/.test(character) || character > '\x7f'
    ? character
    : `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;

const unsupported = (what: string): ServerError => refuse(`${what} in a regular expression`);

/** Every token that may be at one position of a pattern. */
const TOKEN =
  /\\x(?<byte>[\da-fA-F]{2})|\\(?<escape>[^])|\[(?<negated>\^?)(?<set>\]?(?:\\[^]|\[:\^?\w+:\]|[^\\\]])*)\]|\((?<group>\?(?:<?[=!]|:|<[A-Za-z_]\w*>)|(?!\?))|\(\?(?<odd>..?)|(?<quantifier>(?:[*+?]|\{\d+(?:,\d*)?\})(?<mode>[?+]?))|(?<plain>[^])/gsu;

const escaped = (letter: string, isInSet: boolean): string => {
  const known = isInSet && 'bB'.includes(letter) ? undefined : ESCAPES.get(letter);
  if (known !== undefined) return known;
  if (/[a-zA-Z0-9]/.test(letter)) throw unsupported(`\\${letter}`);
  return literal(letter);
};

/** The inside of a bracketed set. */
const setOf = (set: string): string =>
  set.replace(
    /\\x([\da-fA-F]{2})|\\([^])|(\[:\^?\w+:\])|(-)|([^])/gsu,
    (whole, byte?: string, letter?: string, name?: string, dash?: string, plain = '') => {
      if (byte !== undefined) return whole;
      if (name !== undefined) throw unsupported(name);
      if (dash !== undefined) return dash;
      return letter === undefined ? literal(plain) : escaped(letter, true);
    },
  );

/** A dash at the end of a set, or beside a class, is literal. */
const withPlainDashes = (set: string): string =>
  set
    .replace(/^-|-$/g, '\\x2d')
    .replace(/(\\[dDwW]|\])-|-(?=\\[dDwW]|\[)/g, (whole) => whole.replace('-', '\\x2d'));

/** Returns the same pattern in JavaScript's syntax, with its flag `v`. Throws NotImplemented (238) if it has no equivalent. */
const translated = (source: string, flags: Set<string>): string =>
  source.replace(TOKEN, (...found) => {
    const part = found.at(-1) as Record<string, string | undefined>;
    const { byte, escape, set, negated = '', group, odd, quantifier, mode, plain = '' } = part;
    if (byte !== undefined) return `\\x${byte}`;
    if (escape !== undefined) return escaped(escape, false);
    if (set !== undefined) return `[${negated}${withPlainDashes(setOf(set))}]`;
    if (group !== undefined) return `(${group}`;
    if (odd !== undefined) throw unsupported(`(?${odd}`);
    if (quantifier !== undefined && mode === '+') throw unsupported('a possessive quantifier');
    if (quantifier !== undefined) return quantifier;
    if (plain === '.') return flags.has('s') ? '[^]' : '[^\\n]';
    if (plain === '^') return flags.has('m') ? '(?<![^\\n])' : '(?<![^])';
    if (plain === '$') return flags.has('m') ? '(?![^\\n])' : '(?=\\n?(?![^]))';
    return '|)'.includes(plain) ? plain : literal(plain);
  });

/**
 * Returns the text and the flags of a pattern with its options. Throws 51108 for unknown options, NotImplemented (238) for `x`.
 */
const partsOf = (pattern: unknown, options: unknown): { text: string; flags: Set<string> } => {
  const { source, flags } = isRegex(pattern) ? regexParts(pattern) : { source: pattern, flags: '' };
  if (typeof source !== 'string') throw new ServerError(2, '$regex has to be a string');
  if (options !== undefined && typeof options !== 'string')
    throw new ServerError(2, '$options has to be a string');
  const all = new Set(options ?? flags);
  if (all.has('x')) throw unsupported('the option x');
  for (const flag of all)
    if (!'imsu'.includes(flag)) throw new ServerError(51108, `invalid flag in regex options: ${flag}`);
  return { text: source, flags: all };
};

/**
 * Returns a JavaScript expression for a MongoDB one (PCRE): options i, m, s, u. Throws NotImplemented (238) for features that
 * JavaScript lacks, 51108 for unknown options and 51091 for a pattern that does not compile.
 */
export const toRegExp = (pattern: unknown, options?: unknown): RegExp => {
  const { text, flags } = partsOf(pattern, options);
  const source = translated(text, flags);
  try {
    return new RegExp(source, flags.has('i') ? 'vi' : 'v');
  } catch (error) {
    throw new ServerError(51091, `Regular expression is invalid: ${(error as Error).message}`);
  }
};

/** Returns the literal prefix of all strings that an anchored pattern without options matches; empty for others. */
export const literalStart = (pattern: unknown, options?: unknown): string => {
  const { text, flags } = partsOf(pattern, options);
  if (flags.size > 0 || text.includes('|')) return '';
  const [, start = '', next = ''] = /^\^((?:[^\\^$.|?*+()[\]{}]|\\[^a-zA-Z0-9])*)(.?)/s.exec(text) ?? [];
  // A quantifier that allows none belongs to the last literal.
  const kept = next !== '' && '?*{'.includes(next) ? start.replace(/(\\.|[^\\])$/su, '') : start;
  return kept.replace(/\\(.)/gs, '$1');
};
