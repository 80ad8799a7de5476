import { checkHeld } from '@fleetwatch/contract/reservations/launch';
import { HELD_AHEAD_MINUTES } from '@fleetwatch/contract/reservations/settings';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { clubDay, clubText } from '../../platform/club/clock.ts';
import { usesFeature } from '../../platform/club/features.ts';
import type { SortieRecord } from '../../sorties/Sortie.ts';
import { BoatReservationModel, type BoatReservationRecord } from '../BoatReservation.ts';
import { reservationSettings } from '../clubReservations.ts';
import { launchableFrom, markUsed } from './endHold.ts';
import { listApproved } from './listReserved.ts';

/** What the rules say of a launch of a boat that others have reserved. */
export type HeldBoats = (
  boat: { _id: unknown; name: string },
  aboard: readonly { _id: string }[],
) => RuleAnswer[];

const NOTHING: HeldBoats = () => [];

/** Reads which boats are reserved around an instant (rule reservation.held); nothing in a club that uses no reservations. */
export async function readHeldBoats(at: Date): Promise<HeldBoats> {
  const approved = await listApproved(new Date(at.getTime() + HELD_AHEAD_MINUTES * 60_000), at);
  if (approved.length === 0) return NOTHING;
  const members = await memberDirectory.get();
  const level = reservationSettings().held;
  return ({ _id, name }, aboard) => {
    const held = approved.filter(({ boat }) => String(boat) === String(_id));
    return checkHeld(
      { _id: String(_id), name },
      held.map((one) => ({
        ...{ _id: String(one._id), holder: String(one.member) },
        holderName: members.get(String(one.member))?.name ?? '',
        ...{ launch: clubText(one.launchAt), land: clubText(one.landAt) },
      })),
      aboard.map((person) => person._id),
      level,
    );
  };
}

/** Marks the reservation used whose holder has launched its boat (rule reservation.used), also by a launch that is heard of later. */
export async function useReservation({ boat, launcher, crew, launchedAt }: SortieRecord): Promise<void> {
  if (!usesFeature('reservations')) return;
  const own = await BoatReservationModel.find({
    boat,
    day: { $gte: clubDay(launchedAt) },
    member: { $in: [launcher, ...crew] },
    state: { $in: ['approved', 'lapsed'] },
  })
    .sort({ day: 1, launchAt: 1 })
    .lean<BoatReservationRecord[]>();
  const used = own.find(
    (one) => one.landAt > launchedAt && launchableFrom(one) <= launchedAt && launchedAt <= one.launchBy,
  );
  if (used) await markUsed(used);
}
