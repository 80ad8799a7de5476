import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

/**
 * Modules that the shell provides to every remote, as data. The shell's build generates imports from it, and a remote's build checks
 * its imports against it.
 */

/** Where Node finds a package from a file; a package's exports may keep its `package.json` to itself. */
function findPackage(name, from) {
  const folders = createRequire(from)
    .resolve.paths(name)
    .map((folder) => join(folder, name));
  const found = folders.find((folder) => existsSync(join(folder, 'package.json')));
  if (found === undefined) throw new Error(`${name} is not installed.`);
  // As webpack names files: behind links.
  return realpathSync(found);
}

const readPackage = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Kit as it is installed: the workspace's sources, or the package's compiled files. */
export const kitFolder = findPackage('@fleetwatch/kit', import.meta.url);
const kitPackage = readPackage(kitFolder);

export const kitVersion = kitPackage.version;

const major = Number.parseInt(kitVersion, 10);

/**
 * The major versions of kit whose remotes this kit serves: what one exports stays through the next (`npm run kit:api`).
 */
export const servedKits = [major - 1, major].filter((served) => served > 0);

/**
 * Libraries that a page has once, and the exports of each that the shell provides. A list keeps the rest out of the shell:
 * the declarative core of the router is a third of the whole. `'*'` is for libraries that cannot be tree-shaken.
 */
export const providedLibraries = {
  react: '*',
  'react/jsx-runtime': '*',
  'react-dom': '*',
  'react-redux': ['Provider', 'shallowEqual', 'useDispatch', 'useSelector', 'useStore'],
  'react-router-dom': [
    'BrowserRouter',
    'Link',
    'NavLink',
    'Navigate',
    'Outlet',
    'Route',
    'Routes',
    'useLocation',
    'useNavigate',
    'useParams',
    'useSearchParams',
  ],
  '@reduxjs/toolkit': ['createAction', 'createSelector', 'createSlice', 'isAnyOf', 'nanoid'],
  'styled-components': ['ThemeProvider', 'css', 'default', 'keyframes', 'styled', 'useTheme'],
};

/** Emitted by the compiler in place of `react/jsx-runtime` in development. */
const developmentLibraries = { 'react/jsx-dev-runtime': '*' };

/** Packages of which two copies break a page: a remote's build refuses to bundle any part of them. */
export const oneCopyPackages = [
  'react',
  'react-dom',
  'react-redux',
  'react-router',
  'react-router-dom',
  'redux',
  '@reduxjs/toolkit',
  'scheduler',
  'styled-components',
];

/**
 * Where the files of kit's folders are by default. `own`: each export has its own chunk, as few screens use it (endpoints,
 * tables). `screens` is for what nearly every first screen uses, and a larger `controls` for later interactions: many small
 * files would compress worse and queue for the network. Other folders are the shell's.
 */
const CHUNK_OF_FOLDER = {
  art: 'controls',
  launch: 'launch',
  parts: 'own',
  store: 'own',
  theme: 'screens',
  ui: 'controls',
  'ui/chart': 'own',
  'ui/loading': 'screens',
  'ui/table': 'own',
  'ui/time': 'screens',
};

/**
 * Reads the mark in the first line of a file of kit, for a file that is not where its folder's files are:
 * - `// @chunk boats`: in a chunk with the others of that name; `own`: in its own.
 * - `// @inner`: not for remotes, but carried in its chunk: only kit and the shell use it. Also files of types alone.
 * - `// @inner @chunk csv`: both.
 * - `// @shell`: the shell's alone. Through it, a remote could change what is not its own, such as the session.
 * @throws for any other mark
 */
export function readMark(source) {
  const [, mark] = /^\/\/ (@.*)/.exec(source) ?? [];
  if (mark === undefined) return {};
  if (mark === '@shell') return { isShell: true };
  const parts = /^(@inner)?(?:(?:^| )@chunk ([a-z-]+))?$/.exec(mark);
  if (parts === null) throw new Error(`No file of kit can be marked "${mark}".`);
  return { isInner: parts[1] !== undefined, chunk: parts[2] };
}

/** Where the marks are. The package has its sources in `src`; its compiled files lack a first line above an import of types. */
function findSource(resource) {
  if (!resource.endsWith('.js')) return resource;
  const stem = join(kitFolder, 'src', relative(kitFolder, resource)).slice(0, -'.js'.length);
  return existsSync(`${stem}.tsx`) ? `${stem}.tsx` : `${stem}.ts`;
}

/** Where a file of kit is: `chunk` is undefined for the shell's. */
function placeOf({ name, resource }) {
  const [folder, inner] = name.split('/');
  const { chunk, isInner = false, isShell } = readMark(readFileSync(findSource(resource), 'utf8'));
  const usual = CHUNK_OF_FOLDER[`${folder}/${inner}`] ?? CHUNK_OF_FOLDER[folder];
  return { isInner, chunk: isShell ? undefined : (chunk ?? usual) };
}

const isSource = (name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name);

/** The workspace exports its sources by patterns, the package its compiled files one by one. */
function exportsOf([subpath, target]) {
  if (typeof target !== 'string')
    return [{ name: subpath.slice(2), resource: join(kitFolder, target.default) }];
  const [prefix = '', suffix = ''] = subpath.split('*');
  const [folder = '', extension = ''] = target.split('*');
  const here = join(kitFolder, folder);
  return readdirSync(here, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name) && entry.name.endsWith(extension))
    .map((entry) => {
      const resource = join(entry.parentPath, entry.name);
      const name = resource.slice(here.length, -extension.length).replace(/^\//, '');
      return { name: `${prefix.slice(2)}${name}${suffix}`, resource };
    });
}

/**
 * Every file of kit that the shell carries for remotes: `{name: 'ui/dialog/Dialog', resource: '/…/kit/src/ui/dialog/Dialog.tsx',
 * file: 'kit-controls', isInner: false}`; `file` is the chunk that it shares with others, undefined for a file with its own.
 * One that the shell itself uses is in the shell's first file regardless, such as the foundations of the store.
 */
export function listKitFiles() {
  return Object.entries(kitPackage.exports)
    .flatMap(exportsOf)
    .map((one) => ({ ...one, ...placeOf(one) }))
    .filter(({ chunk }) => chunk !== undefined)
    .map(({ chunk, ...one }) => ({ ...one, file: chunk === 'own' ? undefined : `kit-${chunk}` }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

const packageOf = (key) => key.match(/^(?:@[^/]+\/)?[^/]+/)[0];
const versionOf = (key) => readPackage(findPackage(packageOf(key), join(kitFolder, 'package.json'))).version;

/**
 * All provided modules: `key` is the import specifier of a remote, `exports` the names it may import (`'*'`: any), `chunk`
 * the name under which the shell loads it on demand (absent for libraries), `file` the chunk that it shares with other
 * exports.
 */
export function listProvidedModules({ isProduction = true } = {}) {
  const all = { ...providedLibraries, ...(!isProduction && developmentLibraries) };
  const libraries = Object.entries(all).map(([key, exports]) => ({
    key,
    exports,
    version: versionOf(key),
  }));
  const asked = listKitFiles().filter(({ isInner }) => !isInner);
  const kitExports = asked.map(({ name, resource, file }) => ({
    key: `@fleetwatch/kit/${name}`,
    exports: '*',
    version: kitVersion,
    chunk: `kit-${name.replaceAll(/\W+/g, '-')}`,
    file,
    resource,
  }));
  return [...libraries, ...kitExports];
}
