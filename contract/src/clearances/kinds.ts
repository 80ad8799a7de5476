/** Subject of a clearance (rule clearance.kinds). A ban belongs to members who may not row. */
export const CLEARANCE_KINDS = [
  'row',
  'steer',
  'cox',
  'coach',
  'drive',
  'swim',
  'safety',
  'waiver',
  'ban',
] as const;
export type ClearanceKind = (typeof CLEARANCE_KINDS)[number];

/** Crew members to whom a requirement applies (rule clearance.subjects). */
export const SUBJECTS = ['all', 'any', 'count', 'steer', 'cox', 'none'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Effect of a missing clearance on a launch. */
export const REQUIREMENT_LEVELS = ['block', 'warn'] as const;
export type RequirementLevel = (typeof REQUIREMENT_LEVELS)[number];

/** Status of a clearance on a day. In grace, it expired less than `GRACE_DAYS` ago. */
export type GrantStatus = 'held' | 'grace' | 'expired' | 'missing';

/** Seats of the classes with a cox: pair, four and eight. */
const COXED_SEATS = [3, 5, 9];

export const isCoxed = (seats: number): boolean => COXED_SEATS.includes(seats);

/** Place from which someone watches a boat with minors alone in it (rule clearance.supervision). */
export const SUPERVISION_KINDS = ['coachBoat', 'bank'] as const;
export type SupervisionKind = (typeof SUPERVISION_KINDS)[number];

/** Supervisor, and the place they watch from. */
export interface Supervision {
  kind: SupervisionKind;
  /** Member id. */
  member: string;
}
