import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What the shell gives every remote: the contract between them, as data. The shell's build turns it into imports, a
 * remote's build checks its own imports against it.
 */

export const kitFolder = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
const kitPackage = JSON.parse(readFileSync(join(kitFolder, 'package.json'), 'utf8'));

export const kitVersion = kitPackage.version;

/**
 * Libraries of which a page has one copy, and the exports the shell carries of each. A list keeps the rest out of the
 * shell: the declarative core of the router is a third of the whole. `'*'` is for libraries that do not shake.
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
  'styled-components': [
    'ThemeProvider',
    'createGlobalStyle',
    'css',
    'default',
    'keyframes',
    'styled',
    'useTheme',
  ],
};

/** What the compiler writes in place of `react/jsx-runtime` while developing. */
const developmentLibraries = { 'react/jsx-dev-runtime': '*' };

/** Packages that would break a page by being there twice: a remote's build refuses to bundle any part of them. */
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

/** Folders of kit that are no part of what a remote gets at run time. */
const FOLDERS_NOT_PROVIDED = new Set(['federation', 'outbox', 'request', 'testing', 'webpack']);

/** Of the federation remotes get what shows a part of another one; all else of it is the shell's. */
const REMOTE_PART = 'federation/RemotePart.tsx';

/**
 * Exports that few screens use and that weigh something: each has a file of its own. All others load together, in two files
 * that a remote's screens find on their way: many small files would compress worse and queue for the network.
 */
const ALONE = new Set([
  'art/LandingScene',
  'ui/feedback/chime.ts',
  'ui/csv/saveTextFile.ts',
  'ui/feedback/soundSetting.ts',
]);

/** What one chooses with: who needs one of these needs another. */
const CHOICES = /^ui\/form\/(Choice|CheckboxField|DeviceChoices|RadioGroup|SelectField)$/;

/** What is in the CSV dialog comes together, and with it the reader of CSV. */
const CSV_EXPORTS = /^ui\/csv\/(csvDialogStyle|Csv(?!Dialog$)|MailToMe$)/;

/** Exports of which nearly every first screen uses most. What is not among them is for what a person does there, and waits. */
const SCREENS = new Set([
  'ui/feedback/DataAge',
  'ui/feedback/HeadsUpCard',
  'ui/feedback/Notice',
  'ui/feedback/Skeleton',
  'ui/feedback/reasonOf.ts',
  'ui/feedback/useIsOnline.ts',
  'ui/form/useDraft.ts',
  'ui/layout/Card',
  'ui/layout/LinkedText',
  'ui/layout/Screen',
  'ui/layout/afterLayout.ts',
  'ui/layout/useScrollFade.ts',
  'ui/loading/RenderWhenIdle',
  'ui/loading/createPart',
  'ui/loading/useLazyModule.ts',
  'ui/loading/usePreload.ts',
  'ui/loading/whenIdle.ts',
  'ui/navigation/BottomBar',
  'ui/navigation/TabPanel',
  'ui/navigation/TabStrip',
  'ui/navigation/tabStripStyle.ts',
  'ui/time/Countdown',
  'ui/time/formatAge.ts',
  'ui/time/formatCountdown.ts',
  'ui/time/shortDay.ts',
  'ui/time/useIsOverdue.ts',
  'ui/time/useNow.ts',
]);

/**
 * The file that an export shares with others; none for one that has its own. An export that the shell uses itself is in the
 * shell's first file whatever is said here: the store's foundations are. The rest of the store is endpoints, export by export.
 */
function fileOf(name) {
  if (name.startsWith('store/') || ALONE.has(name)) return undefined;
  if (CSV_EXPORTS.test(name)) return 'kit-ui-csv';
  if (CHOICES.test(name)) return 'kit-choices';
  return name.startsWith('theme/') || name === REMOTE_PART || SCREENS.has(name)
    ? 'kit-screens'
    : 'kit-controls';
}

const isSource = (name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name);

function exportsOf([pattern, target]) {
  const [prefix = '', suffix = ''] = pattern.split('*');
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

/** Every export of kit that remotes may use: `{name: 'ui/dialog/Dialog', resource: '/…/kit/src/ui/dialog/Dialog.tsx'}`. */
export function findExports() {
  const patterns = Object.entries(kitPackage.exports).filter(
    ([pattern, target]) =>
      pattern.includes('*') && foldersOf(kitFolder).has(target.split('/').slice(0, 3).join('/')),
  );
  const isProvided = ({ name }) => name === REMOTE_PART || !FOLDERS_NOT_PROVIDED.has(name.split('/')[0]);
  return patterns
    .flatMap(exportsOf)
    .filter(isProvided)
    .sort((a, b) => a.name.localeCompare(b.name));
}

function foldersOf(root) {
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return new Set(folders.map((entry) => `./src/${entry.name}`));
}

const packageOf = (key) => key.match(/^(?:@[^/]+\/)?[^/]+/)[0];
const versionOf = (key) => JSON.parse(readFileSync(findPackageJson(packageOf(key)), 'utf8')).version;

function findPackageJson(name) {
  for (const folder of require.resolve.paths(name)) {
    try {
      readFileSync(join(folder, name, 'package.json'));
      return join(folder, name, 'package.json');
    } catch {
      // Not in this folder: npm may have put it in the next one up.
    }
  }
  throw new Error(`${name} is not installed.`);
}

/**
 * All that is provided, in one list: `key` is what a remote writes in its import, `exports` the names it may use
 * (`'*'`: any), `chunk` by which the shell loads it on demand (libraries it carries have none), `file` where its code is
 * together with that of other exports.
 */
export function listProvidedModules({ isProduction = true } = {}) {
  const all = { ...providedLibraries, ...(!isProduction && developmentLibraries) };
  const libraries = Object.entries(all).map(([key, exports]) => ({
    key,
    exports,
    version: versionOf(key),
  }));
  const kitExports = findExports().map(({ name, resource }) => ({
    key: `@fleetwatch/kit/${name}`,
    exports: '*',
    version: kitVersion,
    chunk: `kit-${name.replaceAll(/\W+/g, '-')}`,
    file: fileOf(name),
    resource,
  }));
  return [...libraries, ...kitExports];
}
