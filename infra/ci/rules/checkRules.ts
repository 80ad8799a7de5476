/** A page of docs/product, or a source file that may cite its rules. */
export interface TextFile {
  file: string;
  text: string;
}

export interface RulesReport {
  /** Number of rules that docs/product defines. */
  rules: number;
  /** Ids that are defined more than once. */
  twice: string[];
  /** Citations of undefined ids. */
  unknown: { file: string; id: string }[];
  /** Rules that no test cites. */
  untested: string[];
}

const DEFINITION = /^- `([a-z]+\.[a-z0-9-]+)` /gm;
const CITATION = /\brules? ([a-z]+\.[a-z0-9-]+(?:(?:, | and )[a-z]+\.[a-z0-9-]+)*)(?=[):;,. "'`]|$)/gm;
const TEST_FILE = /\.(?:test|spec)\.tsx?$/;

/** ``definedIn('- `boat.new` A new boat …')`` is `['boat.new']`. */
export const definedIn = (text: string): string[] => [...text.matchAll(DEFINITION)].map(([, id = '']) => id);

/** `citedIn('Adds a boat (rules boat.new, boat.edit).')` is `['boat.new', 'boat.edit']`. */
export const citedIn = (text: string): string[] =>
  [...text.matchAll(CITATION)].flatMap(([, ids = '']) => ids.split(/, | and /));

/** Compares the definitions in the pages with the citations in the sources. */
export function checkRules(pages: TextFile[], sources: TextFile[]): RulesReport {
  const ids = pages.flatMap(({ text }) => definedIn(text));
  const known = new Set(ids);
  const citations = sources.flatMap(({ file, text }) => citedIn(text).map((id) => ({ file, id })));
  const tested = new Set(citations.filter(({ file }) => TEST_FILE.test(file)).map(({ id }) => id));
  return {
    rules: known.size,
    twice: [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))],
    unknown: citations.filter(({ id }) => !known.has(id)),
    untested: [...known].filter((id) => !tested.has(id)),
  };
}
