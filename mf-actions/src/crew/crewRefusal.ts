import { dryDockedForCrew } from '@fleetwatch/contract/boats/messages';
import {
  LAUNCH_FAILURE,
  LAUNCH_REPLY_EXCEPTION,
  LAUNCH_SEND_EXCEPTION,
} from '@fleetwatch/contract/sorties/messages';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Refusal, refusalOf } from '../screen/Refusal.ts';

/**
 * Why a crew was not launched, in the catalogue's words (club-management §8), with the reason where the device knows one
 * and the words have none.
 */
export function crewRefusal(error: unknown, boat: string): Refusal {
  const { status, code, text } = failureOf(error);
  if (status === 'offline') return new Refusal(`${LAUNCH_SEND_EXCEPTION}. ${text}`);
  if (code === 'dry_docked') return new Refusal(dryDockedForCrew(boat), true);
  return refusalOf(error, LAUNCH_FAILURE, LAUNCH_REPLY_EXCEPTION);
}
