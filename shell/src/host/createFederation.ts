import { createInstance } from '@module-federation/enhanced/runtime';
import type { FederationInstance, RemoteEntry } from '@fleetwatch/kit/federation/FederationInstance';
import { RemoteLoadFailure } from '@fleetwatch/kit/federation/RemoteLoadFailure';
import type { RemoteRegistration } from '@fleetwatch/kit/federation/RemoteRegistry';
import type { LoadScript } from './createScriptLoader.ts';
import type { SharedModules } from './createShareScope.ts';
import { loadThrough } from './loadThrough.ts';

interface FederationSettings {
  kitVersion: string;
  shared: SharedModules;
  loadScript: LoadScript;
}

/** A new address for the same file, so that neither the browser's cache nor a junk answer in it can be in the way. */
const freshAddress = (entry: string, attempt: number) =>
  `${entry}${entry.includes('?') ? '&' : '?'}retry=${Date.now().toString(36)}-${attempt}`;

/** The global in which a remote's chunks wait for its entry; kit's remoteConfig names it so. */
const chunksOf = (container: string) => `${container}_chunks`;

/** Module federation in the shell: the runtime's one instance, which remotes are registered with when they are opened. */
export function createFederation({ kitVersion, shared, loadScript }: FederationSettings): FederationInstance {
  const screens = new Map<string, readonly string[]>();
  const runtime = createInstance({
    name: 'shell',
    remotes: [],
    shared,
    shareStrategy: 'loaded-first',
    plugins: [loadThrough(loadScript, (container) => screens.get(container) ?? [])],
  });
  let attempts = 0;

  /** Forgets whatever was fetched of a remote, and what of the shell's own did not come when it asked. */
  function register({ container, entry, screens: files }: RemoteRegistration, isFresh: boolean) {
    if (isFresh) attempts += 1;
    const addressOf = (file: string) => (isFresh ? freshAddress(file, attempts) : file);
    // A chunk of an earlier build may not mix with this one's.
    Reflect.set(globalThis, chunksOf(container), undefined);
    screens.set(container, files.map(addressOf));
    const scope = runtime.shareScopeMap['default'] ?? {};
    const given = Object.entries(scope).map(([key, versions]) => [key, { ...versions }] as const);
    runtime.registerRemotes([{ name: container, entry: addressOf(entry) }], { force: isFresh });
    if (!isFresh) return;
    // With a remote the runtime forgets what it alone has used of the shell, which would miss it when it is back.
    for (const [key, versions] of given) scope[key] = { ...versions, ...scope[key] };
    for (const versions of Object.values(scope)) {
      // The runtime keeps the promise of a shared module that failed to load for ever.
      for (const module of Object.values(versions)) if (!module.loaded) module.loading = null;
    }
  }

  return {
    kitVersion,
    async loadEntry(remote, { isFresh }) {
      register(remote, isFresh);
      const entry = await runtime.loadRemote<RemoteEntry>(`${remote.container}/entry`);
      if (!entry) throw new RemoteLoadFailure('not-a-remote', `${remote.name} gave nothing.`);
      return entry;
    },
    preload({ entry, screens: files }) {
      for (const href of [entry, ...files]) {
        if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) continue;
        const link = document.createElement('link');
        link.rel = 'prefetch';
        link.as = 'script';
        link.href = href;
        document.head.append(link);
      }
    },
  };
}
