import { needsApproval, quotaRefusal } from '@fleetwatch/contract/reservations/rules';
import { LAPSE_MINUTES } from '@fleetwatch/contract/reservations/settings';
import type { ClientSession, Types } from 'mongoose';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { clubText, now } from '../../platform/club/clock.ts';
import { BoatSlotModel } from '../../slots/BoatSlot.ts';
import { slotsOf } from '../../slots/quarterHours.ts';
import { BoatWaitModel, type BoatWaitRecord } from '../BoatWait.ts';
import { reservationSettings } from '../clubReservations.ts';
import type { ReservationNews } from '../reservationNews.ts';
import { makeReservations } from './makeReservations.ts';
import { readReservingFacts } from './readReservingFacts.ts';

/** Earliest useful end: otherwise the remaining time is too short. */
const usefulFrom = (): Date => new Date(now().getTime() + LAPSE_MINUTES * 60_000);

async function isFree({ boat, launchAt, landAt }: BoatWaitRecord, session: ClientSession): Promise<boolean> {
  const taken = await BoatSlotModel.findOne({ boat, slot: { $in: slotsOf(launchAt, landAt) } })
    .session(session)
    .select('_id')
    .lean();
  return taken === null;
}

/** Reserves a boat for a waiting member; null if they have reached the club's limit, and keep waiting. */
async function give(wait: BoatWaitRecord, session: ClientSession): Promise<ReservationNews | null> {
  const { boat, member, launchAt, landAt } = wait;
  const own = (await fleetDirectory.get()).get(String(boat));
  const isMember = (await memberDirectory.get()).get(String(member))?.isActive;
  if (!own?.isActive || !isMember) return null;
  const [launch, land] = [clubText(launchAt), clubText(landAt)];
  const wanted = {
    date: launch.slice(0, 10),
    launch: launch.slice(11, 16),
    land: land.slice(11, 16),
    until: null,
  };
  if (quotaRefusal(wanted, await readReservingFacts(member, session))) return null;
  const asked = { purpose: 'row' as const, until: null, classId: String(own.fleetGroup) };
  const state = needsApproval(asked, reservationSettings(), false) ? 'requested' : 'approved';
  const reservation = await makeReservations(
    [{ launchAt, landAt }],
    { boat, boatName: own.name, member, purpose: 'row', note: '', isSeries: false, state },
    session,
  );
  await BoatWaitModel.deleteOne({ _id: wait._id }, { session });
  return { what: 'turn', reservation };
}

/**
 * Gives a boat to members waiting for it whose time is free, in the order of the list (rule
 * reservation.waiting).
 */
export async function assignToWaiting(
  boat: Types.ObjectId,
  session: ClientSession,
): Promise<ReservationNews[]> {
  const waiting = await BoatWaitModel.find({ boat, landAt: { $gt: usefulFrom() } })
    .sort({ at: 1, _id: 1 })
    .session(session)
    .lean<BoatWaitRecord[]>();
  const news: ReservationNews[] = [];
  for (const wait of waiting) {
    const given = (await isFree(wait, session)) ? await give(wait, session) : null;
    if (!given) continue;
    news.push(given);
    if (given.reservation.state === 'requested') news.push({ ...given, what: 'asked' });
  }
  return news;
}
