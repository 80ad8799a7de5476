import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readMark } from './deprecations.ts';
import { listNames, type ExportedName, type Release } from './Release.ts';

const COMPILER = path.resolve(import.meta.dirname, '../../../node_modules/@typescript/native/bin/tsc');

/** Something that a remote built for the last release may use, and that is not as it was. */
export interface Break {
  /** `ui/button/Button: Button` */
  what: string;
  why: string;
}

/**
 * How one name is compared. A value must be usable as it was, and take what it took: a property that is gone would pass as an
 * optional one that no one sets. A type is used as input or as output, as its values show: it must fit in one
 * direction, and lose no property.
 */
function comparison(at: number, { name, isType, parameters }: ExportedName): string {
  const given = parameters > 0 ? `<${Array.from({ length: parameters }, () => 'any').join(', ')}>` : '';
  const [before, after] = [`old${at}.${name}${given}`, `new${at}.${name}${given}`];
  return isType
    ? `{ const fit: Fits<${before}, ${after}> = true; }`
    : `{ const was: typeof ${before} = null! as typeof ${after}; const takes: Lost<Taken<typeof ${before}>, Taken<typeof ${after}>> = true; }`;
}

const HELPERS = `
type Plain = string | number | bigint | boolean | symbol | null | undefined;
type Keys<T> = T extends Plain | readonly unknown[] ? never : T extends T ? keyof T : never;
type Taken<F> = F extends (...given: infer A) => unknown ? Keys<A[number]> : never;
type Lost<Old, New> = [Exclude<Old, New>] extends [never] ? true : { lost: Exclude<Old, New> };
type Fits<Old, New> = [New] extends [Old] ? Lost<Keys<Old>, Keys<New>>
  : [Old] extends [New] ? Lost<Keys<Old>, Keys<New>> : { changed: [Old, New] };
`;

function writeRelease(folder: string, { files }: Release): void {
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}

const JSON_CONFIG = {
  compilerOptions: {
    target: 'es2023',
    module: 'preserve',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    lib: ['es2023', 'dom', 'dom.iterable', 'esnext.disposable'],
    types: ['node', 'jest'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
  },
  files: ['check.ts'],
};

/** The compiler's complaints, by line of the check. */
function compile(folder: string): Map<number, string> {
  const { stdout, status } = spawnSync(process.execPath, [COMPILER, '-p', folder, '--pretty', 'false'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const complaints = new Map<number, string>();
  for (const [, line = '', why = ''] of stdout.matchAll(
    /^\S*check\.ts\((\d+),\d+\): error \w+: (.*(?:\n .*)*)/gm,
  ))
    if (!complaints.has(Number(line))) complaints.set(Number(line), why);
  if (status !== 0 && complaints.size === 0) throw new Error(`The check could not be compiled:\n${stdout}`);
  return complaints;
}

/**
 * Compares kit with its last release by the compiler: every value it exports must be assignable to what it was, and every type
 * must still fit.
 * @param place a folder to work in, below the libraries that both use; it is emptied
 * @returns what breaks, without what the last release had marked to go with this major version
 */
export function findBreaks(last: Release, next: Release, place: string): Break[] {
  rmSync(place, { recursive: true, force: true });
  writeRelease(path.join(place, 'old'), last);
  writeRelease(path.join(place, 'new'), next);

  const breaks: Break[] = [];
  const lines = HELPERS.split('\n');
  const compared = new Map<number, string>();
  for (const [at, subpath] of Object.keys(last.exports).entries()) {
    const after = new Set(listNames(next, subpath).map(({ name }) => name));
    const kept = listNames(last, subpath).filter(({ name, deprecated }) => {
      const what = `${subpath.slice(2)}: ${name}`;
      if (mayGo(deprecated, last, next)) return false;
      if (!after.has(name)) breaks.push({ what, why: 'It is gone.' });
      return after.has(name);
    });
    if (kept.length === 0) continue;
    lines.push(`import type * as old${at} from ${JSON.stringify(`./old/${last.exports[subpath]}`)};`);
    lines.push(`import type * as new${at} from ${JSON.stringify(`./new/${next.exports[subpath]}`)};`);
    for (const one of kept) {
      compared.set(lines.push(comparison(at, one)), `${subpath.slice(2)}: ${one.name}`);
    }
  }
  writeFileSync(path.join(place, 'check.ts'), `${lines.join('\n')}\n`);
  writeFileSync(path.join(place, 'tsconfig.json'), JSON.stringify(JSON_CONFIG));
  for (const [line, why] of compile(place)) breaks.push({ what: compared.get(line) ?? `line ${line}`, why });
  return breaks;
}

const majorOf = ({ version }: Release): number => Number.parseInt(version, 10);

/** Whether the last release had marked a name to go with this major version, or before. */
function mayGo(mark: string | undefined, last: Release, next: Release): boolean {
  const goesWith = readMark(mark)?.goesWith ?? Infinity;
  return majorOf(next) > majorOf(last) && majorOf(next) >= goesWith;
}
