import type { Severity } from './kinds.ts';

/** Where a report stands, in the order of the board (rule damage.states). */
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

export const STATE_TEXTS: Readonly<Record<DamageState, string>> = {
  open: 'Open',
  triaged: 'Triaged',
  inRepair: 'In repair',
  waiting: 'Waiting',
  repaired: 'Repaired',
  closed: 'Closed',
  rejected: 'Rejected',
};

/** What the step into a state is called on its button. */
export const STEP_TEXTS: Readonly<Record<DamageState, string>> = {
  open: 'Reopen',
  triaged: 'Accept',
  inRepair: 'Start repair',
  waiting: 'Wait for parts',
  repaired: 'Repaired',
  closed: 'Close',
  rejected: 'Reject',
};

/** The step that usually comes next; none for a report that has ended. */
export const NEXT_STEP: Readonly<Partial<Record<DamageState, DamageState>>> = {
  open: 'triaged',
  triaged: 'inRepair',
  inRepair: 'repaired',
  waiting: 'inRepair',
  repaired: 'closed',
};

/** States in which nothing is left to be done. */
const ENDED: readonly DamageState[] = ['closed', 'rejected'];
export const isEnded = (state: DamageState): boolean => ENDED.includes(state);
/** States in which something is left to be done: those of the board. */
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

/** What a step asks of who makes it, beside the state. */
export const needsReason = (to: DamageState): boolean => to === 'rejected' || to === 'open';

/** Who looks at a report. */
export interface DamageViewer {
  id: string;
  /** A boat captain or a coach. */
  isInCharge: boolean;
}

/** What the steps of a report depend on. */
export interface DamageFacts {
  state: DamageState;
  severity: Severity;
  /** Member ids. */
  assignee: string | null;
  repairers: readonly string[];
}

/** Whether the one who closes must be another than those who repaired (rule damage.four-eyes). */
export const needsSecondPerson = ({ severity }: Pick<DamageFacts, 'severity'>, isAsked: boolean): boolean =>
  isAsked && severity === 'unfit';

/**
 * The steps that somebody may make of a report now, in the order of the board (rules damage.states, damage.who).
 * @param isFourEyes whether the club asks for a second pair of eyes
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
