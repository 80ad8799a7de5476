import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { CollectionDeclaration } from '@fleetwatch/contract/collections/CollectionDeclaration';

export const COLLECTION: CollectionDeclaration = {
  name: 'checkouts',
  title: 'Checked-out equipment',
  schema: { type: 'object', properties: { item: { type: 'string', maxLength: 60 } }, required: ['item'] },
  read: 'member',
  write: 'member',
  person: [],
  keepDays: 400,
  maxBytes: 2_000,
};

/** Deviations from the default build of `makeRemote`. */
export interface RemoteOverrides {
  version?: string;
  kitVersion?: string;
  needs?: Record<string, string[]>;
  versions?: Record<string, string>;
  container?: string;
  paths?: string[];
  parts?: string[];
  menu?: { label: string; order: number; tab?: true }[];
  fills?: { slot: string; part: string; title: string; order: number }[];
  /** Missing fields of a collection are those of `COLLECTION`. */
  collections?: Partial<CollectionDeclaration>[];
  title?: string;
  /** Content of its screens. */
  code?: string;
}

/** A temporary folder; call `remove` afterwards. */
export function makeFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'fw-site-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function write(folder: string, files: Record<string, string>): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** A remote's build as webpack writes it. */
export function makeRemote(folder: string, name: string, overrides: RemoteOverrides = {}): string {
  const {
    version = '1.0.0',
    kitVersion = '^1.2.0',
    needs = { react: ['useState'] },
    versions = {},
    container = name.replaceAll('-', '_'),
    paths = [`/${name}`],
    parts = [],
    menu = [],
    fills = [],
    collections,
    title = name,
    code = 'screens',
  } = overrides;
  const manifest = {
    name,
    version,
    container,
    entry: 'remoteEntry.js',
    screens: ['screens.js'],
    firstNeeds: [],
    needs,
    versions,
  };
  const routes = paths.map((path) => ({ path, component: 'Screen', title, access: 'open' }));
  const entries = menu.map((entry) => ({ ...entry, path: paths[0], section: 'main', access: 'open' }));
  return write(folder, {
    'manifest.json': JSON.stringify(manifest),
    'declaration.json': JSON.stringify({
      name,
      version,
      kitVersion,
      routes,
      menu: entries,
      parts,
      fills,
      collections: collections?.map((one) => ({ ...COLLECTION, ...one })),
    }),
    'remoteEntry.js': `var ${container} = {};`,
    'screens.js': code,
  });
}

/** Deviations from the default build of `makeShell`. */
export interface ShellOverrides {
  kit?: string;
  serves?: number[];
  button?: string[];
  paths?: string[];
  hash?: string;
}

/** The shell's build as webpack writes it. */
export function makeShell(folder: string, overrides: ShellOverrides = {}): string {
  const { kit = '1.2.3', serves = [1], button = ['Button'], paths = ['/', '/about'], hash = 'a' } = overrides;
  const modules = {
    react: { version: '19.0.0', exports: '*' },
    '@fleetwatch/kit/ui/button/Button': { version: kit, exports: button, files: [`assets/kit.${hash}.js`] },
  };
  return write(folder, {
    'index.html': `<!--preload--><script src="/assets/shell.${hash}.js" nonce="%NONCE%"></script><!--registry-->`,
    'provided.json': JSON.stringify({ kit, serves, paths, modules }),
    [`assets/shell.${hash}.js`]: `shell ${hash}`,
    [`assets/kit.${hash}.js`]: `kit ${hash}`,
  });
}
