import type { RemoteEntry } from '@fleetwatch/kit/federation/FederationInstance';
import { RemoteLoadFailure } from '@fleetwatch/kit/federation/RemoteLoadFailure';
import type { LoadScript } from './createScriptLoader.ts';

/** The container interface of module federation, which a remote's entry script leaves in a global variable. */
interface RemoteContainer {
  /** Takes the share scope: module name → version → where to get it. */
  init(shareScope: object): void | Promise<unknown>;
  get(exposed: string): Promise<() => RemoteEntry | undefined>;
}

function isContainer(value: unknown): value is RemoteContainer {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'init' in value && typeof value.init === 'function' && 'get' in value && typeof value.get === 'function'
  );
}

/**
 * Loads a remote's entry and screens by our script loader, which the page's Content-Security-Policy and Trusted Types allow.
 * @throws RemoteLoadFailure when the entry leaves no container
 */
export async function loadContainer(
  loadScript: LoadScript,
  { name, entry, screens }: { name: string; entry: string; screens: readonly string[] },
): Promise<RemoteContainer> {
  // A container that an earlier build left behind must not pass for this one's.
  Reflect.set(globalThis, name, undefined);
  // Screens load together with the entry, because webpack takes chunks in any order. The container asks again for one that
  // fails here, and reports it.
  const files = screens.map((file) => loadScript(file).catch(() => undefined));
  await Promise.all([loadScript(entry), ...files]);
  const container: unknown = Reflect.get(globalThis, name);
  if (!isContainer(container)) {
    throw new RemoteLoadFailure('not-a-remote', `${entry} left no container ${name}.`);
  }
  return container;
}
