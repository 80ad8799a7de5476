/** A module the shell carries (`value`) or loads when first asked for (`load`). */
export interface ProvidedModule {
  key: string;
  version: string;
  value?: unknown;
  load?: () => Promise<unknown>;
}

type ModuleFactory = () => unknown;

/** One version of one shared module, in the form webpack's containers expect. */
export interface SharedVersion {
  get: () => ModuleFactory | Promise<ModuleFactory>;
  from: string;
  eager: boolean;
  loaded: boolean;
}

/** webpack's share scope: module name → version → where to get it. */
export type ShareScope = Record<string, Record<string, SharedVersion>>;

/**
 * What the shell hands to every container. All of it is the shell's, marked as loaded, so no remote can put its own copy
 * of a singleton in place of the shell's.
 */
export function createShareScope(modules: readonly ProvidedModule[]): ShareScope {
  const scope: ShareScope = {};
  for (const { key, version, value, load } of modules) {
    const get = load ? () => load().then((loaded) => () => loaded) : () => () => value;
    scope[key] = { [version]: { get, from: 'shell', eager: !load, loaded: true } };
  }
  return scope;
}
