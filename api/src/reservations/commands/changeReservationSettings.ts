import { RESERVATIONS_OFF } from '@fleetwatch/contract/reservations/messages';
import { peaksRule, type ReservationSettings } from '@fleetwatch/contract/reservations/settings';
import type { ClientSession } from 'mongoose';
import { ClubModel } from '../../clubs/Club.ts';
import { clearClubCache } from '../../clubs/clubDirectory.ts';
import { noteWrite } from '../../platform/cache/modelVersions.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { assertFeature } from '../../platform/club/features.ts';
import { refuseFields } from '../../platform/http/errors.ts';
import { applyOnce } from '../../platform/database/applyOnce.ts';
import type { Repeatable } from '../../platform/database/once.ts';

async function writeSettings(
  reservations: ReservationSettings,
  session: ClientSession,
): Promise<ReservationSettings> {
  const { id } = currentClub();
  await ClubModel.updateOne({ _id: id }, { $set: { reservations } }, { session });
  noteWrite(String(id), 'Club');
  return reservations;
}

/** Sets what the current club says of reservations, once per key (rule reservation.settings). 422 for peaks that are none. */
export async function changeReservationSettings(
  repeat: Repeatable | null,
  settings: ReservationSettings,
): Promise<ReservationSettings> {
  assertFeature('reservations', RESERVATIONS_OFF);
  refuseFields({ peaks: peaksRule(settings.peaks) });
  const answer = await applyOnce(repeat, (session) => writeSettings(settings, session));
  clearClubCache();
  return answer;
}
