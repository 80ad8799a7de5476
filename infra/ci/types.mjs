// The type check of every workspace, by the native compiler. Workspaces with the same options are one program, so that React's
// types or MongoDB's are read and checked once. What it learns is cached in `.data/types`.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './install.mjs';
import { run } from './run.mjs';

const COMPILER = path.join(ROOT, 'node_modules/@typescript/native/bin/tsc');
const CACHE = path.join(ROOT, '.data/types');
const BASE = path.join(ROOT, 'tsconfig.base.json');
/** The base by its path, and as a remote in a repository of its own extends it. */
const EXTENDED = /^([./]+\/tsconfig\.base\.json|@fleetwatch\/remote\/tsconfig\.json)$/;

const readJson = (file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
const { compilerOptions: shared } = readJson('infra/remote/tsconfig.base.json');
const { workspaces } = readJson('package.json');
const folders = [
  ...globSync(workspaces, { cwd: ROOT }).toSorted(),
  'remote-template',
  'infra/ci',
  'infra/compose',
  'infra/images',
  'infra/licences',
].filter((folder) => existsSync(path.join(ROOT, folder, 'tsconfig.json')));

/** Options and absolute sources of a workspace. That its declarations can be written is for its package to check. */
function readProject(folder) {
  const { extends: base, compilerOptions = {}, include } = readJson(path.join(folder, 'tsconfig.json'));
  if (!EXTENDED.test(base)) throw new Error(`${folder} extends ${base}, not tsconfig.base.json.`);
  const { declaration: _declaration, ...own } = compilerOptions;
  return {
    folder,
    options: { ...shared, ...own },
    include: include.map((pattern) => path.join(ROOT, folder, pattern)),
  };
}

const programs = Object.values(
  Object.groupBy(folders.map(readProject), ({ options }) => JSON.stringify(options)),
);
mkdirSync(CACHE, { recursive: true });
const checks = programs.map((projects) => {
  const folderNames = projects.map(({ folder }) => folder);
  const file = path.join(CACHE, `${folderNames[0].replaceAll(/[\\/]/g, '.')}.json`);
  const config = {
    extends: BASE,
    compilerOptions: { ...projects[0].options, incremental: true, tsBuildInfoFile: `${file}.tsbuildinfo` },
    include: projects.flatMap(({ include }) => include),
    exclude: [path.join(ROOT, '**/node_modules')],
  };
  writeFileSync(file, JSON.stringify(config));
  // Two programs are checked at a time: more threads in one would repeat work.
  return () => run('node', [COMPILER, '-p', file, '--singleThreaded']);
});

const codes = [];
const worker = async () => {
  for (let check = checks.shift(); check; check = checks.shift()) codes.push(await check());
};
await Promise.all([worker(), worker()]);
if (codes.some((code) => code !== 0)) process.exit(1);
console.log(`Types hold in ${folders.length} workspaces.`);
