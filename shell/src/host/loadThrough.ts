import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { RemoteLoadFailure } from '@fleetwatch/kit/federation/RemoteLoadFailure';
import type { LoadScript } from './createScriptLoader.ts';

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;

/** What a remote's entry script leaves behind: the container interface of module federation. */
type RemoteContainer = Extract<Awaited<ReturnType<LoadEntry>>, object>;

function isContainer(value: unknown): value is RemoteContainer {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'init' in value && typeof value.init === 'function' && 'get' in value && typeof value.get === 'function'
  );
}

/**
 * Has the federation runtime load a remote's entry by our script loader, which the page's Content-Security-Policy and
 * its Trusted Types allow, and its screens beside it. The runtime's own way would keep what an entry left behind before,
 * and takes anything for a container.
 */
export function loadThrough(
  loadScript: LoadScript,
  screensOf: (container: string) => readonly string[],
): ModuleFederationRuntimePlugin {
  return {
    name: 'load-through',
    async loadEntry({ remoteInfo: { name, entry } }) {
      Reflect.set(globalThis, name, undefined);
      // The screens are asked for together with the entry: webpack takes chunks in any order. One that fails here is
      // asked for again, and reported, by the container.
      const screens = screensOf(name).map((file) => loadScript(file).catch(() => undefined));
      await Promise.all([loadScript(entry), ...screens]);
      const container: unknown = Reflect.get(globalThis, name);
      if (!isContainer(container)) {
        throw new RemoteLoadFailure('not-a-remote', `${entry} left no container ${name}.`);
      }
      return container;
    },
  };
}
