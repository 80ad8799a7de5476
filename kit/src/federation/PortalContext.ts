import { createContext, use } from 'react';
import type { RemoteLoader } from './createRemoteLoader.ts';
import type { RemoteRegistry } from './RemoteRegistry.ts';

/** What the page was started with. */
export interface Portal {
  registry: RemoteRegistry;
  loader: RemoteLoader;
  /** The registry as it is now: a remote may have been added since the page was opened. */
  readRegistry: () => Promise<RemoteRegistry>;
}

export const PortalContext = createContext<Portal | undefined>(undefined);

/** @throws outside of the shell's App */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (!portal) throw new Error('There is no portal around this component.');
  return portal;
}
