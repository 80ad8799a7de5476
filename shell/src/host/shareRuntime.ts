import {
  CurrentGlobal,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/**
 * Provides the core of the federation runtime to remotes, which are built with `externalRuntime` and take it from this global.
 * It lists the exports that a remote's entry uses, so that the others are tree-shaken. `helpers` only serve tree-shaken shared
 * modules, which do not exist here.
 */
export function shareRuntime(globals: object): void {
  Reflect.set(globals, '_FEDERATION_RUNTIME_CORE', {
    CurrentGlobal,
    ModuleFederation,
    assert,
    getGlobalFederationConstructor,
    setGlobalFederationConstructor,
    setGlobalFederationInstance,
    helpers: {},
  });
}
