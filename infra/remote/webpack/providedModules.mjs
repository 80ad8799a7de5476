import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * What the shell provides to every remote, as data. The shell's build generates imports from it, and a remote's build checks
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

/** Folders of kit that are not provided to remotes at run time. */
const FOLDERS_NOT_PROVIDED = new Set(['federation', 'outbox', 'request', 'testing']);

/**
 * Files of kit's store through which a remote could change what is not its own: remotes inject with `store/injectRemote`, and the
 * session with its answers is the shell's.
 */
const STORE_NOT_PROVIDED =
  /^store\/(backEnd|baseApi|cachedAnswers|claimedNames|endServerSession|followTabs|live|maskAnswer|renewToken|restoreSession|rootReducer|session|sessionEffects|stampCachedAnswers)$/;

/** The only federation exports for remotes: they show parts of other remotes. The rest is the shell's. */
const REMOTE_PARTS = new Set(['federation/RemotePart.tsx', 'federation/Slot.tsx']);

/**
 * Large exports that few screens use: each has its own chunk. All others are in two chunks that load with a remote's
 * screens, because many small files compress worse and queue for the network.
 */
const OWN_CHUNK = new Set([
  'art/MoreIcon',
  'ui/csv/RankedFiles',
  'ui/feedback/chime.ts',
  'ui/feedback/soundSetting.ts',
  'ui/form/DistanceField',
  'ui/form/PickImage',
  'ui/form/TripFields',
  'ui/form/readNumber.ts',
  'ui/list/ClearedBoats',
  'ui/list/listStyle.ts',
  'ui/time/sunTimes.ts',
  'ui/time/useIsLate.ts',
]);

/** The same of whole folders. */
const OWN_CHUNKS = /^(parts|ui\/(chart|conditions|table))\//;

/** Choice controls, which are used together. */
const CHOICE_CONTROLS =
  /^ui\/form\/(Choice|CheckboxField|DeviceChoices|HullColourField|RadioGroup|SelectField)$/;

/** The part of the store that confirmations use: two chunks would each carry a copy of it. */
const FAILURE_MESSAGES = 'store/failureMessages';

/** The places of boats and blades. */
const BOATS = /^art\/(Blade|BoatDrawing|BoatPlate|ClubMark)$/;

/** What is drawn in those places: fetched after a screen. */
const DRAWINGS = /^art\/\w+Lines$/;

/** Text with links, and the dialog that shows such texts. */
const LINKS = /^ui\/(feedback\/HeadsUpDialog|layout\/LinkedText)$/;

/** Months and weeks to choose from. */
const MONTHS = /^ui\/form\/(MonthWeekPicker|periodParams\.ts)$/;

/** What lifts a toast above the controls: fetched when one first shows. */
const FLOATING = /^ui\/feedback\/(clearanceOf|keepClearOfControls)\.ts$/;

/** What only the shell and other files of kit use, and files of types alone, which no build asks for. */
const INNER = new RegExp(
  [
    'art/\\w+Lines',
    'launch/(?!(LaunchGate|LaunchRules|SupervisorField|useLaunch\\.ts|useOverride\\.ts)$).*',
    'store/(ClubWithSkew|conditions)',
    'ui/chart/(chartPicture|saveChartPng)\\.ts',
    'ui/conditions/FlagMark',
    'ui/csv/(Csv(Content|Table)|MailToMe|csvDialogStyle\\.ts)',
    'theme/GlobalStyle',
    'ui/feedback/(Toasts|ToastView|(clearanceOf|keepClearOfControls|useClearOfControls)\\.ts)',
    'ui/form/(confirmSliderStyle|useConfirmation)\\.ts',
    'ui/layout/(initialsOf|useScrollFade)\\.ts',
    'ui/list/(SwipeHint|SwipeRowView|(SwipeAction|seenHints|swipeRowStyle|useFlipAnimation)\\.ts)',
    'ui/navigation/tabStripStyle\\.ts',
    'ui/table/(?!(Table|cells\\.ts|tablePlaces)$).*',
  ]
    .map((names) => `^${names}$`)
    .join('|'),
);

/** What lists of boats and members share. */
const LISTS = /^ui\/(csv\/listPlace\.ts|navigation\/tabLabel\.ts|table\/tablePlaces)$/;

/** The content of the CSV dialog, in one chunk with the CSV parser. */
const CSV_EXPORTS = /^ui\/csv\/(csvDialogStyle|Csv(?!Dialog$)|MailToMe$)/;

/**
 * Exports that nearly every first screen uses. The others are for later interactions, and load afterwards.
 */
const SCREENS = new Set([
  'art/StateDrawing',
  'store/changedTags',
  'store/injectRemote',
  'store/invalidateTags',
  'store/members',
  'store/tweets',
  'ui/button/ButtonLink',
  'ui/feedback/DataAge',
  'ui/feedback/HeadsUpLine',
  'ui/feedback/Notice',
  'ui/feedback/Skeleton',
  'ui/feedback/StateView',
  'ui/feedback/reasonOf.ts',
  'ui/feedback/useIsOnline.ts',
  'ui/form/useDraft.ts',
  'ui/layout/Card',
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
  'ui/time/useInactivity.ts',
  'ui/time/useIsOverdue.ts',
  'ui/time/useNow.ts',
  'ui/time/useSun.ts',
]);

/**
 * The chunk that an export shares with others; undefined for an export with its own. An export that the shell itself uses is
 * in the shell's first file regardless, such as the foundations of the store. The rest of the store is endpoints, one chunk
 * per export.
 */
function fileOf(name) {
  if (name === FAILURE_MESSAGES) return 'kit-controls';
  if (LISTS.test(name)) return 'kit-lists';
  if ((name.startsWith('store/') && !SCREENS.has(name)) || OWN_CHUNK.has(name) || OWN_CHUNKS.test(name))
    return undefined;
  if (name.startsWith('launch/')) return 'kit-launch';
  if (CSV_EXPORTS.test(name)) return 'kit-ui-csv';
  if (CHOICE_CONTROLS.test(name)) return 'kit-choices';
  if (BOATS.test(name)) return 'kit-boats';
  if (DRAWINGS.test(name)) return 'kit-drawings';
  if (LINKS.test(name)) return 'kit-links';
  if (MONTHS.test(name)) return 'kit-months';
  if (FLOATING.test(name)) return 'kit-floating';
  return name.startsWith('theme/') || REMOTE_PARTS.has(name) || SCREENS.has(name)
    ? 'kit-screens'
    : 'kit-controls';
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
 * file: 'kit-controls'}`; `file` is the chunk that it shares with others.
 */
export function listKitFiles() {
  const isCarried = ({ name }) =>
    REMOTE_PARTS.has(name) || (!FOLDERS_NOT_PROVIDED.has(name.split('/')[0]) && !STORE_NOT_PROVIDED.test(name));
  return Object.entries(kitPackage.exports)
    .flatMap(exportsOf)
    .filter(isCarried)
    .map((one) => ({ ...one, file: fileOf(one.name) }))
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
  const asked = listKitFiles().filter(({ name }) => !INNER.test(name));
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
