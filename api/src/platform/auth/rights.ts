import { NOT_YOURS, ONLY_COACHES } from '@fleetwatch/contract/errors/messages';
import * as fleetGroups from '@fleetwatch/contract/fleetgroups/messages';
import { ONLY_COACHES_CREDIT } from '@fleetwatch/contract/sorties/messages';
import { ONLY_COACHES_PAIR } from '@fleetwatch/contract/tablets/messages';
import { ONLY_COACHES_DELETE_USER_GROUPS } from '@fleetwatch/contract/usergroups/messages';
import { WORKOUT_EDIT_COACHES_ONLY } from '@fleetwatch/contract/workouts/messages';
import { ApiError } from '../http/errors.ts';
import { asCoach } from './asCoach.ts';
import type { MemberActor } from './tokens.ts';

/** Something that not every member may do. */
interface RightRule {
  /** Who has the right, in words, for the API's description. */
  who: string;
  isHeldBy(actor: MemberActor): boolean;
  /** What anybody else is told, with 403 `coaches_only`. */
  refusal: string;
}

const coaches = (refusal: string = ONLY_COACHES): RightRule => ({
  who: 'coaches',
  isHeldBy: asCoach,
  refusal,
});

/**
 * The rights that a row of the table of routes may ask for (rules member.roles and member.only-coaches). A right that
 * depends on what it is used on, such as one's own tweet, is the noun's policy's.
 */
export const RIGHTS = {
  'coach.confirm': coaches(),
  'fleet.manage': coaches(),
  'fleetgroup.add': coaches(),
  'fleetgroup.delete': coaches(fleetGroups.ONLY_COACHES_DELETE_FLEET_GROUPS),
  'fleetgroup.drydock': coaches(fleetGroups.ONLY_COACHES_DRY_DOCK_FLEET_GROUPS),
  'fleetgroup.splash': coaches(fleetGroups.ONLY_COACHES_SPLASH_FLEET_GROUPS),
  'sortie.credit': coaches(ONLY_COACHES_CREDIT),
  'tablet.pair': coaches(ONLY_COACHES_PAIR),
  'usergroup.add': coaches(),
  'usergroup.decide': coaches(),
  'usergroup.delete': coaches(ONLY_COACHES_DELETE_USER_GROUPS),
  'workout.delete': coaches(),
  'workout.edit': coaches(WORKOUT_EDIT_COACHES_ONLY),
  'workout.post': coaches(),
} as const satisfies Record<string, RightRule>;

export type Right = keyof typeof RIGHTS;

/** What a row of the table of routes says of who may, beyond being signed in. */
export interface Entitlement {
  /** The right that the caller needs. */
  may?: Right;
  /** Fields of path or body in which callers name themselves; 403 for another's name. */
  namesCaller?: readonly string[];
}

/** 403 for who may not make a call; `given` are the fields of its path and body. */
export function assertEntitled(
  { may, namesCaller = [] }: Entitlement,
  actor: MemberActor | null,
  given: Readonly<Record<string, unknown>>,
): void {
  if (may && !(actor && RIGHTS[may].isHeldBy(actor))) throw new ApiError('coaches_only', RIGHTS[may].refusal);
  if (namesCaller.some((field) => given[field] !== actor?.id)) throw new ApiError('forbidden', NOT_YOURS);
}
