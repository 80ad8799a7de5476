import { createContext, use } from 'react';
import type { RemoteLoader } from './createRemoteLoader.ts';
import type { RemoteRegistry } from './RemoteRegistry.ts';

/** The federation state that the shell provides to its screens. */
export interface Portal {
  registry: RemoteRegistry;
  loader: RemoteLoader;
  /** Reads the current registry: a remote may have been added since the page was opened. */
  readRegistry: () => Promise<RemoteRegistry>;
}

export const PortalContext = createContext<Portal | undefined>(undefined);

/** @throws when used outside the shell's App */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (!portal) throw new Error('There is no portal around this component.');
  return portal;
}
