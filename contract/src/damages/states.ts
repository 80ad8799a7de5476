import type { Severity } from './kinds.ts';

/** States of a report, in the order of the board (rule damage.states). */
export const DAMAGE_STATES = [
  'open',
  'triaged',
  'inRepair',
  'waiting',
  'repaired',
  'closed',
  'rejected',
] as const;
export type DamageState = (typeof DAMAGE_STATES)[number];

/** The usual next step; none for a report that has ended. */
export const NEXT_STEP: Readonly<Partial<Record<DamageState, DamageState>>> = {
  open: 'triaged',
  triaged: 'inRepair',
  inRepair: 'repaired',
  waiting: 'inRepair',
  repaired: 'closed',
};

/** States in which no work remains. */
const ENDED: readonly DamageState[] = ['closed', 'rejected'];
export const isEnded = (state: DamageState): boolean => ENDED.includes(state);
/** States in which work remains: those on the board. */
export const PENDING_STATES = DAMAGE_STATES.filter((state) => !isEnded(state));

const STEPS: Readonly<Record<DamageState, readonly DamageState[]>> = {
  open: ['triaged', 'rejected'],
  triaged: ['inRepair', 'waiting', 'repaired', 'rejected'],
  inRepair: ['waiting', 'repaired'],
  waiting: ['inRepair', 'repaired'],
  repaired: ['closed', 'inRepair'],
  closed: ['open'],
  rejected: ['open'],
};

/** Steps of those who repair; the others are the boat captain's and the coaches'. */
const REPAIRERS_STEPS: readonly DamageState[] = ['inRepair', 'waiting', 'repaired'];

/** Requirement of a step for its actor, besides the state. */
export const needsReason = (to: DamageState): boolean => to === 'rejected' || to === 'open';

/** The member viewing a report. */
export interface DamageViewer {
  id: string;
  /** A boat captain or a coach. */
  isInCharge: boolean;
}

/** Facts that a report's steps depend on. */
export interface DamageFacts {
  state: DamageState;
  severity: Severity;
  /** Member ids. */
  assignee: string | null;
  repairers: readonly string[];
}

/** Whether the member who closes it must not be one of its repairers (rule damage.four-eyes). */
export const needsSecondPerson = ({ severity }: Pick<DamageFacts, 'severity'>, isAsked: boolean): boolean =>
  isAsked && severity === 'unfit';

/**
 * Returns the steps that a member may take on a report now, in the order of the board (rules damage.states, damage.who).
 * @param isFourEyes whether the club requires a second pair of eyes
 */
export function stepsOf(
  damage: DamageFacts,
  { id, isInCharge }: DamageViewer,
  isFourEyes: boolean,
): DamageState[] {
  const { state, assignee, repairers } = damage;
  const isRepairer = assignee === id || repairers.includes(id);
  const isSame = needsSecondPerson(damage, isFourEyes) && repairers.includes(id);
  return STEPS[state].filter((to) => {
    if (to === 'closed' && isSame) return false;
    return isInCharge || (isRepairer && REPAIRERS_STEPS.includes(to) && state !== 'repaired');
  });
}

/** Whether this step exists, for any caller. */
export const isStep = (from: DamageState, to: DamageState): boolean => STEPS[from].includes(to);
