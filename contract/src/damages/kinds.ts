/** Subjects of a report. */
export const DAMAGE_KINDS = ['wear', 'damage', 'collision', 'capsize', 'missingPart', 'maintenance'] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];

export const KIND_TEXTS: Readonly<Record<DamageKind, string>> = {
  wear: 'Wear',
  damage: 'Damage',
  collision: 'Collision',
  capsize: 'Capsize',
  missingPart: 'Missing part',
  maintenance: 'Maintenance',
};

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

export const PART_TEXTS: Readonly<Record<BoatPart, string>> = {
  hull: 'Hull',
  fin: 'Fin',
  steering: 'Steering',
  rigger: 'Rigger',
  oarlock: 'Oarlock',
  seat: 'Seat',
  wheels: 'Wheels',
  footstretcher: 'Footstretcher',
  bowball: 'Bow ball',
  hatch: 'Hatch',
  electronics: 'Electronics',
  oar: 'Oar',
  trailer: 'Trailer',
  other: 'Other',
};

/** From the lightest to the gravest (rule damage.severity). */
export const SEVERITIES = ['minor', 'limited', 'unfit'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Name of a severity, and its answer to 'Can it be rowed?'. */
export const SEVERITY_TEXTS: Readonly<Record<Severity, { title: string; answer: string }>> = {
  minor: { title: 'Minor', answer: 'Yes, it is minor' },
  limited: { title: 'Limited', answer: 'With care: launching it shows a warning' },
  unfit: { title: 'Unfit', answer: 'No: it cannot be rowed' },
};

/** Whether someone was hurt; only officers read it. */
export const INJURIES = ['none', 'firstAid', 'hospital'] as const;
export type Injury = (typeof INJURIES)[number];

export const INJURY_TEXTS: Readonly<Record<Injury, string>> = {
  none: 'Nobody',
  firstAid: 'First aid',
  hospital: 'Hospital',
};

/** Outcomes of a closed report. */
export const OUTCOMES = ['repaired', 'noFault', 'duplicate', 'writtenOff'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const OUTCOME_TEXTS: Readonly<Record<Outcome, string>> = {
  repaired: 'Repaired',
  noFault: 'No fault found',
  duplicate: 'Reported twice',
  writtenOff: 'Written off',
};

/** Returns the gravest of several severities; null for none. */
export const mostSevere = (severities: readonly Severity[]): Severity | null =>
  SEVERITIES.findLast((severity) => severities.includes(severity)) ?? null;
