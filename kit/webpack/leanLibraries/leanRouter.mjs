/**
 * A webpack loader for the router's production build: takes out what only pages of its framework mode or of React's
 * server components ever run. Bundlers cannot see that for themselves: forms and scrolling have a `displayName`, and
 * `Link` names what prefetches. Each change says what it takes for granted; a router that reads otherwise fails the build.
 */
const CHANGES = [
  // Set at the top level, these names keep components that nobody uses.
  [/^(?:Form|ScrollRestoration|HistoryRouter)\.displayName = .*$/gm, '', 3],
  [/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'],
  // Without the framework's context a link prefetches nothing, whatever it is asked: it returns this, after its hooks.
  [
    /^function usePrefetchBehavior\(.*\n(?:[ }].*\n)*?\}$/gm,
    'const usePrefetchBehavior = () => [false, null, {}];',
    1,
  ],
  [/ \/\* @__PURE__ \*\/ React\d*\.createElement\(PrefetchPageLinks, \{ page: href \}\)/g, ' null', 1],
  // The context of server components is `false` in a browser.
  [/^ {4}if \(this\.context\) \{\n.*RSCErrorHandler.*\n {4}\}\n/gm, '', 1],
];

/** `source` without these parts, if it is the file that has them; throws where one is not what it was. */
export default function leanRouter(source) {
  if (!source.includes('usePrefetchBehavior')) return source;
  return CHANGES.reduce((text, [pattern, by, times]) => {
    const found = text.match(pattern)?.length ?? 0;
    if (times === undefined ? found === 0 : found !== times) {
      throw new Error(
        `react-router has changed: ${pattern} is there ${found} times. See ${import.meta.filename}.`,
      );
    }
    return text.replace(pattern, by);
  }, source);
}
