import type { AdapterKey } from '@fleetwatch/contract/conditions/kinds';
import type { Adapter } from './adapter.ts';
import { ea, eaFloods, nwps, pegelonline, usgs } from './water.ts';
import { nws, openMeteo } from './weather.ts';

/** All services that are ever requested; there is no other address (docs/security.md). */
export const ADAPTER_OF: Readonly<Record<AdapterKey, Adapter>> = {
  'open-meteo': openMeteo,
  nws,
  nwps,
  usgs,
  pegelonline,
  ea,
  'ea-floods': eaFloods,
};
