import type { Supervision } from '@fleetwatch/contract/clearances/kinds';
import type { Office } from '@fleetwatch/contract/officers/offices';
import type { Trip } from '@fleetwatch/contract/safety/wire';
import type { RuleReply } from '@fleetwatch/contract/sorties/wire';
import type { PrivateKind } from '../../boats/commands/takePrivateBoat.ts';
import type { NewEntry } from '../../platform/logging/auditTrail.ts';
import type { SortieTour } from '../../logbook/Sortie.ts';

/** A launch as it is asked about and as it is made, from wherever. Exactly one of `boat`, `lender`, `ownBoat` is set. */
export interface LaunchRequest {
  /** Member id; null where nobody has signed yet, of whom the rules are only asked. */
  launcher: string | null;
  /** Id of a boat of the club. */
  boat?: string | null | undefined;
  /** Id of the member whose private single is borrowed. */
  lender?: string | null | undefined;
  ownBoat?: PrivateKind | undefined;
  crew?: readonly string[] | null | undefined;
  /** Workout text and workout type id. */
  workout?: { text: string | null; type: string | null };
  /** Whether the kiosk asks, whose texts differ. */
  isAtBoathouse?: boolean;
  /** The supervisor of minors, and from where; null for none. */
  supervision?: Pick<Supervision, 'member'> | null | undefined;
  /** When it means to be back; the club's usual time when absent. */
  trip?: Trip | undefined;
  /** What is said to the rules' answers; null for a client that does not ask for them. */
  replies?: readonly RuleReply[] | null | undefined;
  /** Offices that the launcher holds, or the officer. */
  offices?: readonly Office[];
  /** Id of the officer who signs for the launcher at the boathouse. */
  officer?: string;
  /** When the boat left, if the launch was sent later; now otherwise. */
  happenedAt?: Date | null;
  /** The tour with which the boat leaves. */
  tour?: Required<SortieTour>;
  /** When its plan ends, with which it is expected back. */
  planEnd?: Date;
  /** What the audit trail says of the request, whose first launch this is. */
  entry?: NewEntry | null;
}

/** A launch that is made, by a known member. */
export interface Launch extends LaunchRequest {
  launcher: string;
  supervision?: Supervision | null | undefined;
}
