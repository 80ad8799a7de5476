import { createInstance } from '@module-federation/enhanced/runtime';
import type { FederationInstance } from '@fleetwatch/kit/federation/FederationInstance';
import { RemoteLoadFailure } from '@fleetwatch/kit/federation/RemoteLoadFailure';
import { releaseAdditions } from '@fleetwatch/kit/store/remoteAdditions';
import type { LoadScript } from './createScriptLoader.ts';
import type { SharedModules } from './createShareScope.ts';
import { loadContainer } from './loadContainer.ts';

interface FederationSettings {
  kitVersion: string;
  servedKits: readonly number[];
  shared: SharedModules;
  loadScript: LoadScript;
}

/** Returns a new address for the same file, so that neither the browser's cache nor a bad answer in it is used. */
const freshAddress = (entry: string, attempt: number) =>
  `${entry}${entry.includes('?') ? '&' : '?'}retry=${Date.now().toString(36)}-${attempt}`;

/** The global in which a remote's chunks wait for its entry; named by kit's remoteConfig. */
const chunksOf = (container: string) => `${container}_chunks`;

/** Runs a remote's code. Its exceptions are for its team, so their message is part of ours on the console. */
function evaluate<T>(getEntry: () => T, name: string): T {
  try {
    return getEntry();
  } catch (error) {
    const detail = `${name} threw while it was loaded: ${error instanceof Error ? error.message : String(error)}`;
    throw new RemoteLoadFailure('threw', detail, { cause: error });
  }
}

/**
 * Module federation in the shell. The runtime's instance holds the share scope. Containers are loaded and initialized here,
 * because the runtime's own loader would add to every first visit, keep leftovers of an earlier entry, and accept anything as a
 * container.
 */
export function createFederation({
  kitVersion,
  servedKits,
  shared,
  loadScript,
}: FederationSettings): FederationInstance {
  const runtime = createInstance({ name: 'shell', remotes: [], shared, shareStrategy: 'loaded-first' });
  const shareScope = runtime.shareScopeMap['default'] ?? {};
  let attempts = 0;

  /** Without this the runtime answers with the rejected promise of a shared module that failed to load. */
  function forgetFailures() {
    for (const versions of Object.values(shareScope)) {
      for (const module of Object.values(versions)) if (!module.loaded) module.loading = null;
    }
  }

  return {
    kitVersion,
    servedKits,
    async loadEntry(remote, { isFresh }) {
      if (isFresh) {
        attempts += 1;
        forgetFailures();
      }
      const addressOf = (file: string) => (isFresh ? freshAddress(file, attempts) : file);
      // A chunk of an earlier build may not mix with this one's.
      Reflect.set(globalThis, chunksOf(remote.container), undefined);
      const container = await loadContainer(loadScript, {
        name: remote.container,
        entry: addressOf(remote.entry),
        screens: remote.screens.map(addressOf),
      });
      await container.init(shareScope);
      const getEntry = await container.get('./entry');
      // The new code has loaded, and adds its own.
      if (isFresh) releaseAdditions(remote.name);
      const entry = evaluate(getEntry, remote.name);
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
