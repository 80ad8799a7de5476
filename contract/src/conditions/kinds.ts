import type { MeasuredInput } from './units.ts';

/**
 * From the mildest to the strictest: grey ranks just above green, which needs a reading of everything (rule condition.flags).
 */
export const FLAGS = ['green', 'grey', 'blue', 'yellow', 'red'] as const;
/** Blue means cold. Grey means that a reading is missing. */
export type Flag = (typeof FLAGS)[number];

export const FLAG_TEXTS: Readonly<Record<Flag, string>> = {
  green: 'Green',
  grey: 'Readings missing',
  blue: 'Blue',
  yellow: 'Yellow',
  red: 'Red',
};

/** Services that supply readings automatically (rule condition.sources). */
export const ADAPTERS = ['open-meteo', 'nws', 'nwps', 'usgs', 'pegelonline', 'ea', 'ea-floods'] as const;
export type AdapterKey = (typeof ADAPTERS)[number];

/** Name of a source, the inputs it supplies, and the kind of its station. One without a station uses the club's place. */
export const ADAPTER_TEXTS: Readonly<
  Record<AdapterKey, { title: string; inputs: readonly MeasuredInput[]; station: string | null }>
> = {
  'open-meteo': {
    title: 'Open-Meteo',
    inputs: ['wind', 'gust', 'airC', 'visibility', 'lightning'],
    station: null,
  },
  nws: { title: 'US National Weather Service', inputs: ['alert'], station: null },
  nwps: {
    title: 'NOAA water prediction service',
    inputs: ['level', 'flow'],
    station: 'Gauge, such as BRKM2',
  },
  usgs: {
    title: 'USGS',
    inputs: ['level', 'flow', 'waterC'],
    station: 'Number of the site, such as 01646500',
  },
  pegelonline: {
    title: 'Pegelonline',
    inputs: ['level', 'flow', 'waterC'],
    station: 'UUID of the station',
  },
  ea: { title: 'Environment Agency', inputs: ['level', 'flow'], station: 'Reference, such as 2200TH' },
  'ea-floods': { title: 'Environment Agency flood warnings', inputs: ['alert'], station: null },
};

export const OPS = ['lt', 'lte', 'gt', 'gte'] as const;
export type Op = (typeof OPS)[number];

export const EFFECTS = ['caution', 'no'] as const;
/** Effect of a row on a launch: a confirmation or a stop. */
export type Effect = (typeof EFFECTS)[number];
