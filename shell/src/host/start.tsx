import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRemoteLoader } from '@fleetwatch/kit/federation/createRemoteLoader';
import type { FederationInstance } from '@fleetwatch/kit/federation/FederationInstance';
import type { RemoteRegistry } from '@fleetwatch/kit/federation/RemoteRegistry';
import { createStore, type AppStore } from '@fleetwatch/kit/store/createStore';
import { followTabs } from '@fleetwatch/kit/store/followTabs';
import { restoreSession } from '@fleetwatch/kit/store/restoreSession';
import { applyThemeSetting } from '@fleetwatch/kit/theme/themeSetting';
import { App } from './App.tsx';
import { fetchRegistry } from './readRegistry.ts';

interface StartSettings {
  federation: FederationInstance;
  registry: RemoteRegistry;
  /** The one store of the portal. */
  store?: AppStore;
  /** Root element of the page; `#root` by default. */
  container?: HTMLElement;
}

function findRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root.');
  return root;
}

/** Draws the portal. All its knowledge of remotes is in the registry; their code loads when a route needs it. */
export function start({
  federation,
  registry,
  store = createStore(),
  container = findRoot(),
}: StartSettings): Root {
  applyThemeSetting();
  followTabs(store);
  void store.dispatch(restoreSession());
  for (const { name, reason } of registry.refused) reportError(new Error(`${name} was left out: ${reason}`));
  const loader = createRemoteLoader({
    federation,
    findAgain: async (name) => (await fetchRegistry()).remotes.find((remote) => remote.name === name),
  });
  const root = createRoot(container);
  const portal = { registry, loader, readRegistry: fetchRegistry };
  // As a transition it is rendered in slices: a phone responds to input, and starts fetching, between two of them.
  startTransition(() => root.render(<App store={store} portal={portal} />));
  return root;
}
