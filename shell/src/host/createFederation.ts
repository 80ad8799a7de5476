import type { FederationInstance, RemoteEntry } from '@fleetwatch/kit/federation/FederationInstance';
import { RemoteLoadFailure } from '@fleetwatch/kit/federation/RemoteLoadFailure';
import type { RemoteRegistration } from '@fleetwatch/kit/federation/RemoteRegistry';
import type { LoadScript } from './createScriptLoader.ts';
import type { ShareScope } from './createShareScope.ts';

/** What a remote's entry script leaves behind: webpack's container interface. */
interface RemoteContainer {
  init(scope: ShareScope): void | Promise<void>;
  get(module: string): Promise<() => RemoteEntry>;
}

interface FederationSettings {
  kitVersion: string;
  shareScope: ShareScope;
  loadScript: LoadScript;
  /** Where entry scripts leave their containers; the page's own global by default. */
  globals?: Record<string, unknown>;
}

const ENTRY = './entry';

function isContainer(value: unknown): value is RemoteContainer {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'init' in value && typeof value.init === 'function' && 'get' in value && typeof value.get === 'function'
  );
}

/** The global in which a remote's chunks wait for its entry; kit's remoteConfig names it so. */
const chunksOf = (container: string) => `${container}_chunks`;

/** A new address for the same file, so that neither the browser's cache nor a junk answer in it can be in the way. */
const freshAddress = (entry: string, attempt: number) =>
  `${entry}${entry.includes('?') ? '&' : '?'}retry=${Date.now().toString(36)}-${attempt}`;

/**
 * Module federation as the browser does it: webpack's containers, without a federation runtime in the page. A container
 * gets the shell's share scope and gives its entry.
 */
export function createFederation(settings: FederationSettings): FederationInstance {
  const { kitVersion, shareScope, loadScript } = settings;
  const globals = settings.globals ?? (globalThis as unknown as Record<string, unknown>);
  let attempts = 0;

  async function loadContainer(remote: RemoteRegistration, isFresh: boolean) {
    const { name, container, entry, screens } = remote;
    if (isFresh) attempts += 1;
    const addressOf = (file: string) => (isFresh ? freshAddress(file, attempts) : file);
    // What an earlier build left behind may not pass for, or mix with, this one's.
    globals[container] = undefined;
    globals[chunksOf(container)] = undefined;
    // The screens are asked for together with the entry: webpack takes chunks in any order. One that fails here is asked
    // for again, and reported, by the container.
    const chunks = screens.map((file) => loadScript(addressOf(file)).catch(() => undefined));
    await Promise.all([loadScript(addressOf(entry)), ...chunks]);
    const loaded = globals[container];
    if (!isContainer(loaded))
      throw new RemoteLoadFailure('not-a-remote', `${entry} left no container for ${name}.`);
    return loaded;
  }

  return {
    kitVersion,
    async loadEntry(remote, { isFresh }) {
      const container = await loadContainer(remote, isFresh);
      await container.init(shareScope);
      const factory = await container.get(ENTRY);
      return factory();
    },
    preload({ entry, screens }) {
      for (const href of [entry, ...screens]) {
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
