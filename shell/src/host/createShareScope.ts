import type { createInstance } from '@module-federation/enhanced/runtime';

/** A module the shell carries (`value`) or loads when first asked for (`load`). */
export interface ProvidedModule {
  key: string;
  version: string;
  value?: unknown;
  load?: () => Promise<unknown>;
}

/** What the federation runtime wants to know of shared modules: module name → where to get it, and how strictly. */
export type SharedModules = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

/**
 * What the shell shares with every remote. All of it is the shell's and a singleton, so no remote can put its own copy in
 * place of the shell's; one that needs another version fails, and shows its fallback.
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
