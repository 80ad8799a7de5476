import { RESERVATIONS_OFF } from '@fleetwatch/contract/reservations/texts';
import { peaksRule, type ReservationSettings } from '@fleetwatch/contract/reservations/settings';
import { changeClubSettings } from '../../clubs/commands/changeClubSettings.ts';
import { assertFeature } from '../../platform/club/features.ts';
import { refuseFields } from '../../platform/http/errors.ts';
import type { Repeatable } from '../../platform/database/once.ts';

/** Changes the club's reservation settings, once per key (rule reservation.settings). 422 for invalid peaks. */
export async function changeReservationSettings(
  repeat: Repeatable | null,
  settings: ReservationSettings,
): Promise<ReservationSettings> {
  assertFeature('reservations', RESERVATIONS_OFF);
  refuseFields({ peaks: peaksRule(settings.peaks) });
  return (await changeClubSettings(repeat, { reservations: settings })).reservations;
}
