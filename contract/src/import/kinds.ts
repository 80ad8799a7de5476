/** Progress of an import (rule moving.states). */
export const IMPORT_STATES = [
  'uploaded',
  'parsed',
  'previewed',
  'running',
  'done',
  'undoing',
  'undone',
  'failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Origin of a file. */
export const SOURCE_SYSTEMS = ['efa', 'csv', 'boatshed', 'rowingbeacon', 'fleetwatch'] as const;
export type SourceSystem = (typeof SOURCE_SYSTEMS)[number];

/** What a list contains. */
export const LIST_KINDS = ['outings', 'people', 'boats', 'reservations'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** Units of a distance in a file. */
export const LENGTH_UNITS = ['km', 'm', 'mi', 'yd'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

/** Outings that are not boat miles: they are left out unless the club chooses otherwise. */
export const OTHER_OUTINGS = ['erg', 'motorboat'] as const;
export type OtherOuting = (typeof OTHER_OUTINGS)[number];
