import { kitVersion, providedModules, servedKits } from 'virtual:providedModules';
import type { FederationInstance } from '@fleetwatch/kit/federation/FederationInstance';
import { createFederation } from './createFederation.ts';
import { createScriptLoader } from './createScriptLoader.ts';
import { createShareScope } from './createShareScope.ts';
import { shareRuntime } from './shareRuntime.ts';

/** This page's federation: the shared modules, the runtime for all remotes, and the script loader. */
export function federate(): FederationInstance {
  shareRuntime(globalThis);
  return createFederation({
    kitVersion,
    servedKits,
    shared: createShareScope(providedModules),
    loadScript: createScriptLoader(document),
  });
}
