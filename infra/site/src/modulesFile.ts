import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteDeclaration } from '@fleetwatch/kit/federation/RemoteDeclaration';
import { isMissing } from './isMissing.ts';
import { PublishRefusal } from './PublishRefusal.ts';
import { isRemoteName } from './sitePaths.ts';

/** Grants of a site's operator to one remote. */
export interface ModuleGrant {
  /** For people: who is asked about this remote. */
  team: string;
  /** `/crews` grants that path and all below it. */
  paths: string[];
  /** How many of its menu entries may be at the bottom of a phone; 0 by default. */
  tabs?: number;
  /** Places in other screens that it may fill, such as `actions.below`; none by default. */
  slots?: string[];
  /** Names of its collections; none by default. */
  collections?: string[];
}

/**
 * The operator's `modules.json`: which remotes a site has, in the order in which they come first where two claim the same. A site
 * without the file takes any remote, in the order in which they came.
 */
export type Modules = ReadonlyMap<string, ModuleGrant>;

/** In the root of a site, and not served. */
export const MODULES_FILE = 'modules.json';

/** Without `modules.json` a remote has this many of a phone's four tabs. */
const TABS_UNGRANTED = 1;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

function parseGrant(name: string, value: unknown): ModuleGrant {
  const refuse = (what: string) => new PublishRefusal(`${MODULES_FILE} is not valid.`, [`${name}: ${what}.`]);
  if (!isRemoteName(name)) throw refuse('it is not the name of a remote');
  if (typeof value !== 'object' || value === null) throw refuse('it is not an object');
  const { team, paths, tabs = 0, slots = [], collections = [] } = value as Partial<ModuleGrant>;
  if (typeof team !== 'string' || team === '') throw refuse('team is missing');
  if (!isTexts(paths) || !paths.every((path) => path.startsWith('/')))
    throw refuse('paths is not a list of paths');
  if (!Number.isInteger(tabs) || tabs < 0) throw refuse('tabs is not a number');
  if (!isTexts(slots)) throw refuse('slots is not a list of names');
  if (!isTexts(collections)) throw refuse('collections is not a list of names');
  return { team, paths, tabs, slots, collections };
}

/** Null when the site has none. @throws PublishRefusal when it is not valid */
export async function readModules(site: string): Promise<Modules | null> {
  let text: string;
  try {
    text = await readFile(join(site, MODULES_FILE), 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new PublishRefusal(`${MODULES_FILE} is not valid.`, [String(error)]);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new PublishRefusal(`${MODULES_FILE} is not valid.`, ['It is not an object by names of remotes.']);
  return new Map(Object.entries(value).map(([name, grant]) => [name, parseGrant(name, grant)]));
}

const isBelow = (path: string, granted: string) => {
  const [one, other] = [path.toLowerCase(), granted.toLowerCase()];
  return other === '/' ? one === '/' : one === other || one.startsWith(`${other}/`);
};

/** Parts of a portal that a remote uses and its operator may grant. */
export interface Takes extends Pick<RemoteDeclaration, 'name' | 'routes' | 'menu' | 'fills'> {
  /** Names of its collections. */
  collections: readonly string[];
}

/** Parts of a site that a remote uses without a grant. Empty when it may be shown. */
export function findUngranted(
  { name, routes, menu, fills = [], collections }: Takes,
  modules: Modules | null,
): string[] {
  const tabs = menu.filter(({ tab }) => tab).length;
  const grant = modules?.get(name);
  if (modules === null)
    return tabs > TABS_UNGRANTED ? [`It has ${tabs} tabs; ${TABS_UNGRANTED} is allowed.`] : [];
  if (grant === undefined) return [`${MODULES_FILE} of this site does not name ${name}.`];
  const missing = (what: string, taken: readonly string[], granted: readonly string[] = []) =>
    [...new Set(taken)].filter((one) => !granted.includes(one)).map((one) => `The ${what} ${one}`);
  return [
    ...routes
      .filter(({ path }) => !grant.paths.some((granted) => isBelow(path, granted)))
      .map(({ path }) => `The path ${path}`),
    ...(tabs > (grant.tabs ?? 0) ? [`The number of its tabs, ${tabs},`] : []),
    ...missing(
      'slot',
      fills.map(({ slot }) => slot),
      grant.slots,
    ),
    ...missing('collection', collections, grant.collections),
  ].map((what) => `${what} is not granted to ${name} in ${MODULES_FILE}.`);
}

/** A grant of exactly what a remote has. */
export function grantOf({ routes, menu, fills = [], collections }: Takes, team: string): ModuleGrant {
  const firsts = routes.map(({ path }) => path.replace(/^(\/[^/]+).*$/, '$1'));
  return {
    team,
    paths: [...new Set(firsts)],
    tabs: menu.filter(({ tab }) => tab).length,
    slots: [...new Set(fills.map(({ slot }) => slot))],
    collections: [...collections],
  };
}
