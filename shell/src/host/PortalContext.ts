import { createContext, use } from 'react';
import type { RemoteLoader } from '@fleetwatch/kit/federation/createRemoteLoader';
import type { RemoteRegistry } from '@fleetwatch/kit/federation/RemoteRegistry';

/** What the page was started with. */
export interface Portal {
  registry: RemoteRegistry;
  loader: RemoteLoader;
}

export const PortalContext = createContext<Portal | undefined>(undefined);

/** @throws outside of App */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (!portal) throw new Error('There is no portal around this component.');
  return portal;
}
