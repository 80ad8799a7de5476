import {
  MENU_GROUPS,
  SLOTS,
  type RemoteDeclaration,
  type RemoteFill,
  type RemoteMenuEntry,
  type RemoteRoute,
  type RouteAccess,
} from './RemoteDeclaration.ts';
import { THE_DECLARATION } from './texts.ts';

/** Describes a fault in a declaration, for the team that wrote it. */
export class DeclarationError extends Error {
  override name = 'DeclarationError';
}

const ACCESSES: readonly RouteAccess[] = ['open', 'member', 'coach', 'kiosk'];
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PATH = /^(\/(:?[\w-]+))+$/;
const COMPONENT = /^[A-Z]\w*$/;
const CALL = /^[a-z][\w-]*(\/(:me|[\w-]+))*$/;
/** More would compete with the scripts. */
export const FIRST_CALLS_MAX = 6;
/** Most menu entries, so that a menu short enough for a thumb has room for other remotes' entries. */
export const MENU_MAX = 12;
const LETTER = /^[a-z]$/;
const RANGE = /^[\^~]?\d+\.\d+\.\d+$/;

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown, where: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new DeclarationError(`${where} is not an object.`);
  }
  return value as Fields;
}

function textOf(fields: Fields, key: string, where: string, pattern?: RegExp): string {
  const value = fields[key];
  if (typeof value !== 'string' || value === '') throw new DeclarationError(`${where}: ${key} is missing.`);
  if (pattern && !pattern.test(value))
    throw new DeclarationError(`${where}: ${key} "${value}" is not valid.`);
  return value;
}

function listOf(fields: Fields, key: string, where: string): unknown[] {
  const value = fields[key];
  if (!Array.isArray(value)) throw new DeclarationError(`${where}: ${key} is not a list.`);
  return value;
}

function oneOf<Choice extends string>(
  fields: Fields,
  key: string,
  choices: readonly Choice[],
  where: string,
): Choice {
  const choice = choices.find((known) => known === fields[key]);
  if (!choice) throw new DeclarationError(`${where}: ${key} is none of ${choices.join(', ')}.`);
  return choice;
}

function parseFirst(fields: Fields, where: string): string[] {
  const calls = listOf(fields, 'first', where).map((call) => {
    if (typeof call === 'string' && CALL.test(call)) return call;
    throw new DeclarationError(`${where}: first "${String(call)}" is not valid.`);
  });
  if (calls.length > FIRST_CALLS_MAX)
    throw new DeclarationError(`${where}: first has more than ${FIRST_CALLS_MAX} calls.`);
  return calls;
}

function parseRoute(value: unknown, where: string): RemoteRoute {
  const fields = fieldsOf(value, where);
  return {
    path: textOf(fields, 'path', where, PATH),
    component: textOf(fields, 'component', where, COMPONENT),
    title: textOf(fields, 'title', where),
    access: oneOf(fields, 'access', ACCESSES, where),
    ...(fields['first'] !== undefined && { first: parseFirst(fields, where) }),
  };
}

/** Entries without an order come last. */
const LAST = 1000;

function parseMenuEntry(value: unknown, where: string): RemoteMenuEntry {
  const fields = fieldsOf(value, where);
  return {
    label: textOf(fields, 'label', where),
    path: textOf(fields, 'path', where, PATH),
    section: fields['section'] === 'more' ? 'more' : 'main',
    ...(fields['group'] !== undefined && { group: oneOf(fields, 'group', MENU_GROUPS, where) }),
    order: typeof fields['order'] === 'number' ? fields['order'] : LAST,
    access: oneOf(fields, 'access', ACCESSES, where),
    ...(fields['feature'] !== undefined && { feature: textOf(fields, 'feature', where) }),
    ...(fields['icon'] !== undefined && { icon: textOf(fields, 'icon', where) }),
    ...(fields['letter'] !== undefined && { letter: textOf(fields, 'letter', where, LETTER) }),
    ...(fields['tab'] === true && { tab: true }),
  };
}

function parsePart(value: unknown, where: string): string {
  if (typeof value !== 'string' || !COMPONENT.test(value)) {
    throw new DeclarationError(`${where}: component "${String(value)}" is not valid.`);
  }
  return value;
}

function parseFill(value: unknown, where: string, parts: readonly string[]): RemoteFill {
  const fields = fieldsOf(value, where);
  return {
    slot: oneOf(fields, 'slot', SLOTS, where),
    part: oneOf(fields, 'part', parts, where),
    title: textOf(fields, 'title', where),
    order: typeof fields['order'] === 'number' ? fields['order'] : LAST,
    ...(fields['feature'] !== undefined && { feature: textOf(fields, 'feature', where) }),
  };
}

/**
 * Whether a route's path matches an address: `isAddressOf('/crew/:boat', '/crew/undef')`. The route's own pattern matches
 * too.
 */
function isAddressOf(path: string, address: string): boolean {
  const parts = path.split('/');
  const given = address.split('/');
  return (
    parts.length === given.length && parts.every((part, at) => part === given[at] || part.startsWith(':'))
  );
}

/**
 * Validates an untrusted declaration. A menu entry links to a route of the same remote, and paths are unique.
 * @throws DeclarationError naming the remote, the place and the field.
 */
export function parseDeclaration(value: unknown): RemoteDeclaration {
  const fields = fieldsOf(value, THE_DECLARATION);
  const name = textOf(fields, 'name', THE_DECLARATION, NAME);
  const routes = listOf(fields, 'routes', name).map((route, at) =>
    parseRoute(route, `${name}, route ${at + 1}`),
  );
  const menu = listOf(fields, 'menu', name).map((entry, at) =>
    parseMenuEntry(entry, `${name}, menu ${at + 1}`),
  );
  if (menu.length > MENU_MAX) throw new DeclarationError(`${name}: menu has more than ${MENU_MAX} entries.`);
  // Most remotes have screens only.
  const parts = (fields['parts'] === undefined ? [] : listOf(fields, 'parts', name)).map((part, at) =>
    parsePart(part, `${name}, part ${at + 1}`),
  );
  const fills = fields['fills'] === undefined ? [] : listOf(fields, 'fills', name);
  const paths = routes.map((route) => route.path);
  const repeated = paths.find((path, at) => paths.indexOf(path) !== at);
  if (repeated) throw new DeclarationError(`${name}: the path ${repeated} is declared twice.`);
  const astray = menu.find((entry) => !paths.some((path) => isAddressOf(path, entry.path)));
  if (astray)
    throw new DeclarationError(`${name}: the menu entry ${astray.label} leads to no route of its own.`);
  return {
    name,
    version: textOf(fields, 'version', name),
    kitVersion: textOf(fields, 'kitVersion', name, RANGE),
    routes,
    menu,
    parts,
    ...(fills.length > 0 && {
      fills: fills.map((fill, at) => parseFill(fill, `${name}, fill ${at + 1}`, parts)),
    }),
  };
}
