import { ONLY_CLEARANCE_OFFICERS } from '@fleetwatch/contract/clearances/messages';
import { ONLY_COACHES_CHANGE_CLUB } from '@fleetwatch/contract/clubs/messages';
import { ONLY_RECORD_OFFICERS } from '@fleetwatch/contract/corrections/messages';
import { ONLY_CONDITION_OFFICERS } from '@fleetwatch/contract/conditions/messages';
import { ONLY_THOSE_IN_CHARGE } from '@fleetwatch/contract/damages/messages';
import { NOT_YOURS, ONLY_COACHES, ONLY_CONFIRMED_COACHES } from '@fleetwatch/contract/errors/messages';
import { ONLY_GUEST_OFFICERS } from '@fleetwatch/contract/guests/messages';
import { ONLY_RECORDS_OFFICERS } from '@fleetwatch/contract/leaving/messages';
import { ONLY_RESERVATION_OFFICERS } from '@fleetwatch/contract/reservations/messages';
import { ONLY_SAFETY_OFFICERS, ONLY_WATCHERS } from '@fleetwatch/contract/safety/messages';
import { ONLY_IMPORTERS } from '@fleetwatch/contract/moving/messages';
import * as fleetGroups from '@fleetwatch/contract/fleetgroups/messages';
import { ONLY_COACHES_NAME, ONLY_OFFICERS } from '@fleetwatch/contract/officers/messages';
import { OFFICES } from '@fleetwatch/contract/officers/offices';
import { ONLY_COACHES_CREDIT } from '@fleetwatch/contract/sorties/messages';
import { ONLY_COACHES_PAIR } from '@fleetwatch/contract/tablets/messages';
import { ONLY_COACHES_DELETE_USER_GROUPS } from '@fleetwatch/contract/usergroups/messages';
import { WORKOUT_EDIT_COACHES_ONLY } from '@fleetwatch/contract/workouts/messages';
import { ApiError } from '../http/errors.ts';
import { holdsOffice } from './holdsOffice.ts';
import type { MemberActor } from './tokens.ts';

/** A right that not every member has. */
interface RightRule {
  /** Who has the right, in words, for the API's description. */
  who: string;
  isHeldBy(actor: MemberActor): boolean;
  /** The text for others, with 403 `coaches_only`. */
  refusal: string;
}

const coaches = (refusal: string = ONLY_COACHES): RightRule => ({
  who: 'coaches',
  isHeldBy: (actor) => actor.isCoach,
  refusal,
});

const confirmedCoaches = (refusal: string = ONLY_CONFIRMED_COACHES): RightRule => ({
  who: 'confirmed coaches',
  isHeldBy: (actor) => actor.isConfirmedCoach,
  refusal,
});

const coachesAndOfficers: RightRule = {
  who: 'confirmed coaches and officers',
  isHeldBy: (actor) => actor.isConfirmedCoach || holdsOffice(actor, ...OFFICES),
  refusal: ONLY_OFFICERS,
};

const coachesAndBoatCaptains = (refusal: string): RightRule => ({
  who: 'confirmed coaches and boat captains',
  isHeldBy: (actor) => actor.isConfirmedCoach || holdsOffice(actor, 'boats'),
  refusal,
});

const clearanceOfficers: RightRule = {
  who: 'officers for clearances',
  isHeldBy: (actor) => holdsOffice(actor, 'rights'),
  refusal: ONLY_CLEARANCE_OFFICERS,
};

const watchers: RightRule = {
  who: 'confirmed coaches, safety officers and those on duty',
  isHeldBy: (actor) => actor.isConfirmedCoach || holdsOffice(actor, 'safety', 'duty'),
  refusal: ONLY_WATCHERS,
};

const coachesAndSafetyOfficers = (refusal: string): RightRule => ({
  who: 'confirmed coaches and safety officers',
  isHeldBy: (actor) => actor.isConfirmedCoach || holdsOffice(actor, 'safety'),
  refusal,
});

const coachesAndRecordsOfficers = (refusal: string): RightRule => ({
  who: 'confirmed coaches and officers for records',
  isHeldBy: (actor) => actor.isConfirmedCoach || holdsOffice(actor, 'records'),
  refusal,
});

/**
 * The rights that a route may require (rules member.roles and member.only-coaches). A right that depends on its subject,
 * such as one's own tweet, belongs to the noun's policy.
 */
export const RIGHTS = {
  'audit.read': coachesAndOfficers,
  'clearance.grant': clearanceOfficers,
  'club.change': confirmedCoaches(ONLY_COACHES_CHANGE_CLUB),
  'coach.confirm': confirmedCoaches(),
  'conditions.manage': coachesAndSafetyOfficers(ONLY_CONDITION_OFFICERS),
  'damage.care': coachesAndBoatCaptains(ONLY_THOSE_IN_CHARGE),
  'fleet.manage': coaches(),
  'fleetgroup.add': coaches(),
  'fleetgroup.delete': coaches(fleetGroups.ONLY_COACHES_DELETE_FLEET_GROUPS),
  'fleetgroup.drydock': coaches(fleetGroups.ONLY_COACHES_DRY_DOCK_FLEET_GROUPS),
  'fleetgroup.splash': coaches(fleetGroups.ONLY_COACHES_SPLASH_FLEET_GROUPS),
  'guest.manage': coachesAndRecordsOfficers(ONLY_GUEST_OFFICERS),
  'officer.name': confirmedCoaches(ONLY_COACHES_NAME),
  'records.decide': coachesAndRecordsOfficers(ONLY_RECORD_OFFICERS),
  'records.export': coachesAndRecordsOfficers(ONLY_RECORDS_OFFICERS),
  'records.import': coachesAndRecordsOfficers(ONLY_IMPORTERS),
  'reservation.decide': coachesAndBoatCaptains(ONLY_RESERVATION_OFFICERS),
  'safety.change': coachesAndSafetyOfficers(ONLY_SAFETY_OFFICERS),
  'safety.watch': watchers,
  'sortie.credit': confirmedCoaches(ONLY_COACHES_CREDIT),
  'tablet.pair': confirmedCoaches(ONLY_COACHES_PAIR),
  'usergroup.add': coaches(),
  'usergroup.decide': confirmedCoaches(),
  'usergroup.delete': coaches(ONLY_COACHES_DELETE_USER_GROUPS),
  'workout.delete': coaches(),
  'workout.edit': coaches(WORKOUT_EDIT_COACHES_ONLY),
  'workout.post': coaches(),
} as const satisfies Record<string, RightRule>;

export type Right = keyof typeof RIGHTS;

/** What a route requires of its caller beyond a sign-in. */
export interface Entitlement {
  may?: Right;
  /** Fields of path or body that must hold the caller's own id; 403 for another one. */
  namesCaller?: readonly string[];
}

/**
 * 403 when the caller may not make a call.
 * @param given the fields of its path and body
 */
export function assertEntitled(
  { may, namesCaller = [] }: Entitlement,
  actor: MemberActor | null,
  given: Readonly<Record<string, unknown>>,
): void {
  if (may && !(actor && RIGHTS[may].isHeldBy(actor))) throw new ApiError('coaches_only', RIGHTS[may].refusal);
  if (namesCaller.some((field) => given[field] !== actor?.id)) throw new ApiError('forbidden', NOT_YOURS);
}
