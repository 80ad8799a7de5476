import type { RemoteEntry } from '@fleetwatch/kit/federation/FederationInstance';
import { RemoteLoadFailure } from '@fleetwatch/kit/federation/RemoteLoadFailure';
import type { LoadScript } from './createScriptLoader.ts';

/** The container interface of module federation, which a remote's entry script leaves in a global variable. */
interface RemoteContainer {
  /** Receives the share scope: module name → version → how to get it. */
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
 * Loads a remote's entry and screens with our script loader, which the page's Content-Security-Policy and Trusted Types allow.
 * @throws RemoteLoadFailure if the entry leaves no container
 */
export async function loadContainer(
  loadScript: LoadScript,
  { name, entry, screens }: { name: string; entry: string; screens: readonly string[] },
): Promise<RemoteContainer> {
  // A container left by an earlier build must not pass for this one's.
  Reflect.set(globalThis, name, undefined);
  // Screens load together with the entry, because webpack accepts chunks in any order. If one fails here, the container
  // requests it again and reports it.
  const files = screens.map((file) => loadScript(file).catch(() => undefined));
  await Promise.all([loadScript(entry), ...files]);
  const container: unknown = Reflect.get(globalThis, name);
  if (!isContainer(container)) {
    throw new RemoteLoadFailure('not-a-remote', `${entry} left no container ${name}.`);
  }
  return container;
}
