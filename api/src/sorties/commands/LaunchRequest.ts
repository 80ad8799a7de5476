import type { Supervision } from '@fleetwatch/contract/clearances/kinds';
import type { Office } from '@fleetwatch/contract/officers/offices';
import type { Trip } from '@fleetwatch/contract/safety/wire';
import type { RuleReply } from '@fleetwatch/contract/sorties/wire';
import type { PrivateKind } from '../../boats/commands/takePrivateBoat.ts';
import type { NewEntry } from '../../platform/logging/auditTrail.ts';
import type { SortieTour } from '../../logbook/Sortie.ts';

/** A launch to be checked or made, from any client. Exactly one of `boat`, `lender`, `ownBoat` is set. */
export interface LaunchRequest {
  /** Member id; null for a check before anyone has signed in. */
  launcher: string | null;
  /** Id of a boat of the club. */
  boat?: string | null | undefined;
  /** Id of the member whose private single is borrowed. */
  lender?: string | null | undefined;
  ownBoat?: PrivateKind | undefined;
  crew?: readonly string[] | null | undefined;
  /** Workout text and workout type id. */
  workout?: { text: string | null; type: string | null };
  /** Whether the kiosk sends it, whose texts differ. */
  isAtBoathouse?: boolean;
  /** Supervisor of minors; null for none. */
  supervision?: Pick<Supervision, 'member'> | null | undefined;
  /** Expected return; the club's usual time when absent. */
  trip?: Trip | undefined;
  /** Replies to the rules' answers; null for a client that does not show them. */
  replies?: readonly RuleReply[] | null | undefined;
  /** Offices of the launcher, or of the officer. */
  offices?: readonly Office[];
  /** Id of the officer who overrides rules for the launcher at the boathouse. */
  officer?: string;
  /** Time of departure, if the launch was sent later; now otherwise. */
  happenedAt?: Date | null;
  /** Tour on which the boat leaves. */
  tour?: Required<SortieTour>;
  /** End of its plan, by which it is expected back. */
  planEnd?: Date;
  /** Audit entry of the request, if this is its first launch. */
  entry?: NewEntry | null;
}

/** A launch to be made, by a known member. */
export interface Launch extends LaunchRequest {
  launcher: string;
  supervision?: Supervision | null | undefined;
}
