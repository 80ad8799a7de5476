import type { createInstance } from '@module-federation/enhanced/runtime';

/** A module that the shell includes (`value`) or loads on first use (`load`). */
export interface ProvidedModule {
  key: string;
  version: string;
  value?: unknown;
  load?: () => Promise<unknown>;
}

/** The federation runtime's description of shared modules: module name → how to get it, and how strictly. */
export type SharedModules = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

/**
 * Modules that the shell shares with every remote. All of them are the shell's and singletons, so no remote can replace one
 * with its own copy; a remote that needs another version fails, and shows its fallback.
 */
export function createShareScope(modules: readonly ProvidedModule[]): SharedModules {
  const shared: SharedModules = {};
  for (const { key, version, value, load } of modules) {
    const source = load ? { get: () => load().then((loaded) => () => loaded) } : { lib: () => value };
    shared[key] = {
      version,
      shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
      strategy: 'loaded-first',
      ...source,
    };
  }
  return shared;
}
