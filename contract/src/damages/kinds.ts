/** Subjects of a report. */
export const DAMAGE_KINDS = ['wear', 'damage', 'collision', 'capsize', 'missingPart', 'maintenance'] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];

export const BOAT_PARTS = [
  'hull',
  'fin',
  'steering',
  'rigger',
  'oarlock',
  'seat',
  'wheels',
  'footstretcher',
  'bowball',
  'hatch',
  'electronics',
  'oar',
  'trailer',
  'other',
] as const;
export type BoatPart = (typeof BOAT_PARTS)[number];

/** From the lightest to the most severe (rule damage.severity). */
export const SEVERITIES = ['minor', 'limited', 'unfit'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Whether someone was hurt; only officers read it. */
export const INJURIES = ['none', 'firstAid', 'hospital'] as const;
export type Injury = (typeof INJURIES)[number];

/** Outcomes of a closed report. */
export const OUTCOMES = ['repaired', 'noFault', 'duplicate', 'writtenOff'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Returns the most severe of several severities; null for none. */
export const mostSevere = (severities: readonly Severity[]): Severity | null =>
  SEVERITIES.findLast((severity) => severities.includes(severity)) ?? null;
