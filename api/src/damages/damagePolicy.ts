import {
  needsSecondPerson,
  isStep,
  stepsOf,
  type DamageFacts,
  type DamageState,
  type DamageViewer,
} from '@fleetwatch/contract/damages/states';
import { OWN_REPORT_MINUTES } from '@fleetwatch/contract/damages/limits';
import {
  SECOND_PERSON_CLOSES,
  LABELS_ORIGIN,
  reportChanged,
  NOT_YOUR_REPORT,
  NO_LONGER_YOURS,
  ONLY_REPAIRERS,
  ONLY_THOSE_IN_CHARGE,
} from '@fleetwatch/contract/damages/texts';
import { NOT_YOURS, SIGNED_OUT } from '@fleetwatch/contract/errors/texts';
import { holdsOffice } from '../platform/auth/rights.ts';
import type { LandingActor, MemberActor } from '../platform/auth/tokens.ts';
import { usesFeature } from '../platform/club/features.ts';
import { now } from '../platform/club/clock.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { DamageRecord } from './Damage.ts';

/** Member to whom a report is presented. */
export type DamageActor = Pick<MemberActor, 'id' | 'isConfirmedCoach' | 'offices'>;

/**
 * Returns the reporter: a member, or anyone who signed at the boathouse to land this outing. 401 without a
 * sign-in, 403 for another outing (rule damage.kiosk).
 */
export function reporterOf(
  actor: MemberActor | null,
  landing: LandingActor | null,
  sortie: string | null,
): DamageActor {
  if (actor) return actor;
  if (!landing) throw new ApiError('signed_out', SIGNED_OUT);
  if (sortie === null || !landing.sorties.includes(sortie)) throw new ApiError('forbidden', NOT_YOURS);
  return { id: landing.id, isConfirmedCoach: false, offices: [] };
}

/**
 * Throws 422 for a host other than the request's: a label leads to the club's own portal (rule
 * damage.labels).
 */
export function assertOwnOrigin(origin: string, host: string | null): void {
  if (new URL(origin).hostname !== host) throw new ApiError('invalid:origin', LABELS_ORIGIN);
}

/** Whether a member looks after the boats. Only for display: it leaves no entry in the audit trail. */
export const isInCharge = ({ isConfirmedCoach, offices }: DamageActor): boolean =>
  isConfirmedCoach || offices.includes('boats');

export const viewerOf = (actor: DamageActor): DamageViewer => ({
  id: actor.id,
  isInCharge: isInCharge(actor),
});

export const damageFacts = ({ state, severity, assignee, repairs, steps }: DamageRecord): DamageFacts => ({
  state,
  severity,
  assignee: assignee && String(assignee),
  // A member who marked it as repaired counts as a repairer, with or without a line of their own.
  repairers: [...repairs, ...steps.filter((step) => step.state === 'repaired')].map(({ by }) => String(by)),
});

/** Whether the reporter may still edit or withdraw a report (rule damage.own). */
export const isStillEditable = ({ by, at, state }: DamageRecord, memberId: string): boolean =>
  String(by) === memberId &&
  state === 'open' &&
  now().getTime() - at.getTime() <= OWN_REPORT_MINUTES * 60_000;

export function assertOwn(damage: DamageRecord, { id }: MemberActor): void {
  if (String(damage.by) !== id) throw new ApiError('forbidden', NOT_YOUR_REPORT);
  if (damage.state !== 'open') throw new ApiError('damage_moved', NO_LONGER_YOURS);
  if (!isStillEditable(damage, id)) throw new ApiError('forbidden', NOT_YOUR_REPORT);
}

/**
 * Throws 409 for a step that does not exist or cannot start from the report's current state; 403 when the
 * caller may not make it.
 */
export function assertStep(
  damage: DamageRecord,
  { from, to }: { from: DamageState; to: DamageState },
  actor: MemberActor,
): void {
  if (damage.state !== from || !isStep(from, to)) {
    throw new ApiError('damage_moved', reportChanged(damage.state));
  }
  const facts = damageFacts(damage);
  const viewer = { id: actor.id, isInCharge: actor.isConfirmedCoach || holdsOffice(actor, 'boats') };
  if (stepsOf(facts, viewer, usesFeature('fourEyes')).includes(to)) return;
  const isOthersTurn = to === 'closed' && viewer.isInCharge && needsSecondPerson(facts, true);
  if (isOthersTurn) throw new ApiError('forbidden', SECOND_PERSON_CLOSES);
  const isRepair = to === 'inRepair' || to === 'waiting' || to === 'repaired';
  throw new ApiError('forbidden', isRepair ? ONLY_REPAIRERS : ONLY_THOSE_IN_CHARGE);
}
