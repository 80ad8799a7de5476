import type { ReactElement } from 'react';
import { createRemoteLoader } from '@fleetwatch/kit/federation/createRemoteLoader';
import type { RemoteMenuEntry, RemoteRoute } from '@fleetwatch/kit/federation/RemoteDeclaration';
import type { RemoteRegistry } from '@fleetwatch/kit/federation/RemoteRegistry';
import { PortalContext } from '@fleetwatch/kit/federation/PortalContext';

interface Declared {
  routes?: RemoteRoute[];
  menu?: RemoteMenuEntry[];
}

export const ACTIONS: Declared = {
  routes: [{ path: '/actions', component: 'ActionsScreen', title: 'Actions', access: 'member' }],
  menu: [{ path: '/actions', label: 'Actions', section: 'main', order: 1, access: 'member' }],
};

export const BOATHOUSE: Declared = {
  routes: [
    { path: '/boathouse', component: 'BoathouseScreen', title: 'Fleetwatch Boathouse', access: 'kiosk' },
  ],
};

/** Puts a screen into a portal whose remotes declare this; their code is never requested. */
export function inPortal(
  screen: ReactElement,
  declared: Declared[] = [ACTIONS],
  refused: RemoteRegistry['refused'] = [],
): ReactElement {
  const federation = {
    kitVersion: '0.1.0',
    servedKits: [],
    loadEntry: () => Promise.reject(new Error('This test has no remotes.')),
    preload: () => undefined,
  };
  const remotes = declared.map(({ routes = [], menu = [] }, index) => ({
    name: `mf-${index}`,
    container: `mf_${index}`,
    entry: `/remotes/mf-${index}/remoteEntry.js`,
    screens: [],
    declaration: { name: `mf-${index}`, version: '1.0.0', kitVersion: '^0.1.0', routes, menu, parts: [] },
  }));
  const loader = createRemoteLoader({ federation, findAgain: async () => undefined });
  const registry = { remotes, refused };
  return (
    <PortalContext value={{ registry, loader, readRegistry: async () => registry }}>{screen}</PortalContext>
  );
}
