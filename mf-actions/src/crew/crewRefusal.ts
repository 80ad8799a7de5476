import { dryDockedForCrew } from '@fleetwatch/contract/boats/texts';
import { LAUNCH_SEND_EXCEPTION, LAUNCH_TEXTS } from '@fleetwatch/contract/sorties/texts';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Refusal, refusalOf } from '../screen/Refusal.ts';

/** Returns why a crew was not launched, in the catalog's words (rule launch.failures) and with the reason. */
export function crewRefusal(error: unknown, boat: string): Refusal {
  const { status, code, text } = failureOf(error);
  if (status === 'offline') return new Refusal(`${LAUNCH_SEND_EXCEPTION}. ${text}`);
  if (code === 'dry_docked') return new Refusal(dryDockedForCrew(boat), true);
  return refusalOf(error, LAUNCH_TEXTS);
}
