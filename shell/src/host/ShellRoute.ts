import type { ReactElement } from 'react';
import type { RouteAccess } from '@fleetwatch/kit/federation/RemoteDeclaration';

/** A screen of the shell's own. `isBare`: without app bar and menu, as the kiosk's are. */
export interface ShellRoute {
  path: string;
  title: string;
  access: RouteAccess;
  element: ReactElement;
  isBare?: boolean;
}
