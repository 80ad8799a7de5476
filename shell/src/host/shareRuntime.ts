import {
  CurrentGlobal,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  getRemoteEntry,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/**
 * The core of the federation runtime, once for the page: remotes are built with `externalRuntime` and take it from this
 * global. It has what the runtime in a remote's entry uses and no more, so that the rest is shaken off. Snapshots are for
 * pages that read manifests at run time; here there are none.
 */
export function shareRuntime(globals: object): void {
  Reflect.set(globals, '_FEDERATION_RUNTIME_CORE', {
    CurrentGlobal,
    ModuleFederation,
    assert,
    getGlobalFederationConstructor,
    getRemoteEntry,
    setGlobalFederationConstructor,
    setGlobalFederationInstance,
    helpers: { global: { getGlobalSnapshotInfoByModuleInfo: () => undefined } },
  });
}
