import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Fields that a published manifest has from the workspace's own; the rest is for this repository. */
const KEPT = [
  ...['name', 'version', 'description', 'license', 'type', 'engines', 'publishConfig'],
  ...['sideEffects', 'peerDependencies', 'peerDependenciesMeta'],
];

const isTest = (file) => /\.test\.[cm]?tsx?$/.test(file);

/** `./src/ui/button/Button.tsx` as its two files are named in the package. */
function compiled(source) {
  const [, name, m] = /^\.\/src\/(.+)\.(?:([cm])?[jt]s|tsx)$/.exec(source);
  return { types: `./${name}.d.${m ?? ''}ts`, default: `./${name}.${m ?? ''}js` };
}

/**
 * The exports of a workspace one by one: a pattern for `.ts` and another for `.tsx` would mean the same files once both are
 * compiled. Exports of files that are not in `src` are left out.
 */
function listExports(workspace, exported) {
  const entries = Object.entries(exported).filter(([, source]) => source.startsWith('./src/'));
  return entries.flatMap(([subpath, source]) => {
    const [head, tail] = source.split('*');
    if (tail === undefined) return [[subpath, compiled(source)]];
    const files = globSync(`${head}**/*${tail}`, { cwd: workspace }).map((file) => `./${file}`);
    return files
      .filter((file) => !isTest(file))
      .map((file) => [subpath.replace('*', file.slice(head.length, -tail.length)), compiled(file)]);
  });
}

const compiledBins = (bin) =>
  Object.fromEntries(Object.entries(bin).map(([name, source]) => [name, compiled(source).default]));

/** Workspaces name each other exactly; packages take any of a major, so that a remote has one copy of each. */
const asRanges = (dependencies = {}) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [
      name,
      name.startsWith('@fleetwatch/') ? `^${version}` : version,
    ]),
  );

/** The `package.json` of a workspace as it is published. */
export function publishedManifest(workspace) {
  const own = JSON.parse(readFileSync(path.join(workspace, 'package.json'), 'utf8'));
  const kept = KEPT.filter((field) => own[field] !== undefined).map((field) => [field, own[field]]);
  const exported = listExports(workspace, own.exports).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    ...Object.fromEntries(kept),
    ...(own.bin && { bin: compiledBins(own.bin) }),
    dependencies: asRanges(own.dependencies),
    exports: Object.fromEntries(exported),
  };
}
