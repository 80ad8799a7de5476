import {
  CurrentGlobal,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/**
 * Provides the core of the federation runtime to remotes, which are built with `externalRuntime` and take it from this
 * global. It names what a remote's entry uses, so that the rest is shaken off. `helpers` serve tree-shaken shared modules
 * only, and there are none.
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
