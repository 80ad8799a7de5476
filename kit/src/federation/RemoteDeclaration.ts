/** Access to a route: everyone, signed-in members, confirmed coaches (`coach`), or anyone at the boathouse's tablet. */
export type RouteAccess = 'open' | 'member' | 'coach' | 'kiosk';

/** One screen of a remote. `component` is the named export of the remote's entry that renders it. */
export interface RemoteRoute {
  path: string;
  component: string;
  title: string;
  access: RouteAccess;
  /**
   * Paths of calls (GET) that the screen makes first, such as `sorties-stillout-results`; `:me` is replaced by the member's id.
   * The page requests them before the portal's scripts have arrived.
   */
  first?: string[];
}

/** Purpose of a menu entry, in the order of the menu: rowing, the club, safety, its offices, the member. */
export const MENU_GROUPS = ['row', 'club', 'safety', 'office', 'me'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/**
 * An entry of the shell's menu. The `main` section shows at once, `more` behind More. Within a section entries
 * are sorted by `group`, and by `order` within it, across all remotes.
 */
export interface RemoteMenuEntry {
  label: string;
  path: string;
  section: 'main' | 'more';
  /** 'row' by default. */
  group?: MenuGroup;
  order: number;
  access: RouteAccess;
  /** Feature of the club without which the entry is not shown, such as 'damage' (rule club.features). */
  feature?: string;
  /** Name of one of kit's icons, for the rail; the label's initials by default. */
  icon?: string;
  /** From a to z: after `g` it opens the entry; the first free letter of the label by default (rule portal.keys). */
  letter?: string;
  /** Shows the entry at the bottom of every screen on a phone (rule portal.tabs); there is room for the first four. */
  tab?: true;
}

/**
 * Places in screens that parts of other remotes may fill: below the cards of Actions, in a boat's row and on its page, on a
 * member's page, on the boathouse's wall, and at the top of the inbox.
 */
export const SLOTS = ['actions.below', 'boat.row', 'boat.page', 'member.page', 'wall', 'inbox'] as const;
export type SlotName = (typeof SLOTS)[number];

/** A part of this remote in a slot: `{"slot": "actions.below", "part": "CoxBoxes", "title": "Cox boxes", "order": 5}`. */
export interface RemoteFill {
  slot: SlotName;
  /** One of the declaration's `parts`. */
  part: string;
  /** Its name for the user, shown if it fails to load. */
  title: string;
  /** Position among the parts in the slot, across all remotes. */
  order: number;
  /** Feature of the club without which it is not shown (rule club.features). */
  feature?: string;
}

/**
 * A remote's description as data, so that the shell can render menu and routes before any of the remote's code is loaded.
 * `kitVersion` is the range of kit the remote was built against; its build writes it.
 */
export interface RemoteDeclaration {
  name: string;
  version: string;
  kitVersion: string;
  routes: RemoteRoute[];
  menu: RemoteMenuEntry[];
  /**
   * Named exports of the entry that screens of other remotes may show through `RemotePart`, because a remote never imports
   * another. A name belongs to one remote of a portal.
   */
  parts: string[];
  /** Parts of this remote in slots of other remotes' screens, which need no change. */
  fills?: RemoteFill[];
}
