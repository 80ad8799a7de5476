/** Who may open a route: anyone, a member who is signed in, a coach, or anyone at the boathouse's tablet. */
export type RouteAccess = 'open' | 'member' | 'coach' | 'kiosk';

/** One screen of a remote. `component` is the named export of the remote's entry that draws it. */
export interface RemoteRoute {
  path: string;
  component: string;
  title: string;
  access: RouteAccess;
}

/**
 * One line of the shell's menu. Entries of `main` stand where the thumb is, those of `more` below them; within a section
 * they stand by `order`, whichever remote they are from.
 */
export interface RemoteMenuEntry {
  label: string;
  path: string;
  section: 'main' | 'more';
  order: number;
  access: RouteAccess;
}

/**
 * What a remote says of itself, as data, so that the shell can draw menu and routes before any of its code is there.
 * `kitVersion` is the range of kit it was built against, written by its build.
 */
export interface RemoteDeclaration {
  name: string;
  version: string;
  kitVersion: string;
  routes: RemoteRoute[];
  menu: RemoteMenuEntry[];
  /**
   * Named exports of the entry that screens of other remotes may show by `RemotePart`: a remote never imports another. A
   * name belongs to one remote of a portal.
   */
  parts: string[];
}
