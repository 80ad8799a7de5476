import type { Supervision } from '@fleetwatch/contract/clearances/kinds';
import type { Trip } from '@fleetwatch/contract/safety/wire';
import type { Office } from '@fleetwatch/contract/officers/offices';
import type { LaunchFacts } from '@fleetwatch/contract/sorties/launchRules';
import type { RuleAnswer, RuleReply } from '@fleetwatch/contract/sorties/wire';
import type { PrivateKind } from '../../boats/commands/takePrivateBoat.ts';
import type { CrewClearances } from '../../clearances/commands/readCrewClearances.ts';
import type { LaunchConditions } from '../../conditions/commands/readLaunchConditions.ts';
import type { ListedMember } from '../../members/memberDirectory.ts';
import type { ApiError } from '../../platform/http/errors.ts';
import type { NewEntry } from '../../platform/logging/auditTrail.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import type { HeldBoats } from '../../reservations/commands/heldBoats.ts';
import type { SortieRecord, SortieTour } from '../Sortie.ts';

/** A requested launch. Exactly one of `boat`, `lender`, `ownBoat` is set. */
export interface Launch {
  /** Member id. */
  launcher: string;
  /** Id of a boat of the club. */
  boat?: string | null | undefined;
  /** Id of the member whose private single is borrowed. */
  lender?: string | null | undefined;
  ownBoat?: PrivateKind | undefined;
  crew?: readonly string[] | null;
  /** Workout text and workout type id. */
  workout?: { text: string | null; type: string | null };
  /** Whether the kiosk asks, whose texts differ. */
  isAtBoathouse?: boolean;
  /** Who watches minors; null for nobody. */
  supervision?: Supervision | null;
  /** When it means to be back; the club's usual time when absent. */
  trip?: Trip | undefined;
  /** What is said to the rules' answers; null for a device that does not ask for them. */
  replies?: readonly RuleReply[] | null | undefined;
  /** Offices that the launcher holds, or the officer. */
  offices?: readonly Office[];
  /** Id of the officer who signs for the launcher at the boathouse. */
  officer?: string;
  /** When the boat left, if the launch was sent later; now otherwise. */
  happenedAt?: Date | null;
  /** The tour with which the boat leaves. */
  tour?: Required<SortieTour>;
  /** What the audit trail says of the request, whose first launch this is. */
  entry?: NewEntry | null;
}

/** A launch with its people and workout looked up. */
export interface LaunchTask {
  launch: Launch;
  launcher: ListedMember;
  /** The refusal of an unknown crew member or workout type; null when all are known. */
  unknown: ApiError | null;
  crew: LaunchFacts['crew'];
  /** Outings of the crew that are not landed. */
  out: LaunchFacts['out'];
  /** What those aboard are cleared for; undefined where nothing asks. */
  clearancesFor: CrewClearances | undefined;
  /** What is said of minors aboard. */
  supervision: RuleAnswer[];
  trip: SortieRecord['trip'];
  /** How it is out there; undefined in a club that does not use conditions. */
  conditions: LaunchConditions | undefined;
  /** What is said of boats that others have reserved. */
  heldBoats: HeldBoats;
  repeat: Repeatable | null;
  /** Of the request; null for none. */
  requestId: string | null;
}
