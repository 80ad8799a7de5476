import type { RouteAccess } from '@fleetwatch/kit/federation/RemoteDeclaration';

/** What routes and the menu need to know about the viewer. */
export interface Viewer {
  isSignedIn: boolean;
  isConfirmedCoach: boolean;
  /** What the club has turned on; everything when absent (rule club.features). */
  features?: readonly string[];
}

/** Whether a route is for this viewer. The server has its own rules: this only keeps people off screens of no use. */
export function mayOpen(access: RouteAccess, { isSignedIn, isConfirmedCoach }: Viewer): boolean {
  if (access === 'member') return isSignedIn;
  // The documented powers of every coach are on screens for members.
  if (access === 'coach') return isSignedIn && isConfirmedCoach;
  return true;
}
