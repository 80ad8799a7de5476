import { type DamageState } from './states.ts';
import { type DamageKind, type BoatPart, type Severity, type Injury, type Outcome } from './kinds.ts';
export const KIND_TEXTS: Readonly<Record<DamageKind, string>> = {
  wear: 'Wear',
  damage: 'Damage',
  collision: 'Collision',
  capsize: 'Capsize',
  missingPart: 'Missing part',
  maintenance: 'Maintenance',
};

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

/** Name of a severity, and its answer to 'Can it be rowed?'. */
export const SEVERITY_TEXTS: Readonly<Record<Severity, { title: string; answer: string }>> = {
  minor: { title: 'Minor', answer: 'Yes, it is minor' },
  limited: { title: 'Limited', answer: 'With care: launching it shows a warning' },
  unfit: { title: 'Unfit', answer: 'No: it cannot be rowed' },
};

export const INJURY_TEXTS: Readonly<Record<Injury, string>> = {
  none: 'Nobody',
  firstAid: 'First aid',
  hospital: 'Hospital',
};

export const OUTCOME_TEXTS: Readonly<Record<Outcome, string>> = {
  repaired: 'Repaired',
  noFault: 'No fault found',
  duplicate: 'Reported twice',
  writtenOff: 'Written off',
};

export const STATE_TEXTS: Readonly<Record<DamageState, string>> = {
  open: 'Open',
  triaged: 'Triaged',
  inRepair: 'In repair',
  waiting: 'Waiting',
  repaired: 'Repaired',
  closed: 'Closed',
  rejected: 'Rejected',
};

/** Button label of the step into a state. */
export const STEP_TEXTS: Readonly<Record<DamageState, string>> = {
  open: 'Reopen',
  triaged: 'Accept',
  inRepair: 'Start repair',
  waiting: 'Wait for parts',
  repaired: 'Repaired',
  closed: 'Close',
  rejected: 'Reject',
};
