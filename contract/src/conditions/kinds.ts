/**
 * From the mildest to the strictest: grey ranks just above green, which needs a reading of everything (rule condition.flags).
 */
export const FLAGS = ['green', 'grey', 'blue', 'yellow', 'red'] as const;
/** Blue means cold. Grey means that a reading is missing. */
export type Flag = (typeof FLAGS)[number];

/** Services that supply readings automatically (rule condition.sources). */
export const ADAPTERS = ['open-meteo', 'nws', 'nwps', 'usgs', 'pegelonline', 'ea', 'ea-floods'] as const;
export type AdapterKey = (typeof ADAPTERS)[number];

export const OPS = ['lt', 'lte', 'gt', 'gte'] as const;
export type Op = (typeof OPS)[number];

export const EFFECTS = ['caution', 'no'] as const;
/** Effect of a row on a launch: a confirmation or a stop. */
export type Effect = (typeof EFFECTS)[number];
