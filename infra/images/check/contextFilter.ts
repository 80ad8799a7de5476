/** Whether a path of the context (relative, `/` between names) is sent to the build. */
export type ContextFilter = (path: string) => boolean;

/** `**` before a name matches any folder, `*` anything within a name; a pattern applies to everything below it. */
function toExpression(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('**/', '\u0000')
    .replaceAll('*', '[^/]*')
    .replaceAll('\u0000', '(?:.*/)?');
  return new RegExp(`^${source}(?:/|$)`);
}

/** Parses a .dockerignore. @throws on exceptions (`!…`), which are not supported */
export function contextFilter(text: string): ContextFilter {
  const patterns = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const exception = patterns.find((pattern) => pattern.startsWith('!'));
  if (exception) throw new Error(`${exception}: exceptions are not known here.`);
  const expressions = patterns.map(toExpression);
  return (path) => !expressions.some((expression) => expression.test(path));
}
