import type { RouteAccess } from '@fleetwatch/kit/federation/RemoteDeclaration';

/** The viewer's properties that routes and the menu need. */
export interface Viewer {
  isSignedIn: boolean;
  isConfirmedCoach: boolean;
  /** The club's enabled features; all if absent (rule club.features). */
  features?: readonly string[];
}

/** Whether a route is for this viewer. The server has its own rules: this only hides screens that are useless to the viewer. */
export function mayOpen(access: RouteAccess, { isSignedIn, isConfirmedCoach }: Viewer): boolean {
  if (access === 'member') return isSignedIn;
  // The documented powers of every coach are on screens for members.
  if (access === 'coach') return isSignedIn && isConfirmedCoach;
  return true;
}
