import type { ReactElement } from 'react';
import type { RouteAccess } from '@fleetwatch/kit/federation/RemoteDeclaration';

/** A screen of the shell's own. */
export interface ShellRoute {
  path: string;
  title: string;
  access: RouteAccess;
  element: ReactElement;
}
