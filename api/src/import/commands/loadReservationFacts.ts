import type { SourceSystem } from '@fleetwatch/contract/import/kinds';
import { addDays } from '@fleetwatch/contract/time/weeks';
import type { Types } from 'mongoose';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { PlanModel, type PlanRecord } from '../../plans/Plan.ts';
import { clubDay, clubText, now } from '../../platform/club/clock.ts';
import { usesFeature } from '../../platform/club/features.ts';
import { reservationSettings } from '../../reservations/clubReservations.ts';
import { ReservationModel, type ReservationRecord } from '../../reservations/Reservation.ts';
import { BoatSlotModel, type BoatSlotRecord } from '../../slots/BoatSlot.ts';
import { slotsOf } from '../../slots/quarterHours.ts';
import { slotKey, type BoatHolder, type ReservationFacts } from '../plan/ClubFacts.ts';

type Hold = Pick<ReservationRecord, 'launchAt' | 'landAt'>;

/** Finds who holds the boats from now on, by quarter hour. */
async function findHolders(): Promise<Map<string, BoatHolder>> {
  const [present = 0] = slotsOf(now(), new Date(now().getTime() + 1));
  const slots = await BoatSlotModel.find({ slot: { $gte: present } }).lean<BoatSlotRecord[]>();
  const idsOf = (of: 'plan' | 'reservation') => [
    ...new Set(slots.flatMap((slot) => (slot[of] ? [String(slot[of])] : []))),
  ];
  const [plans, reservations, members] = await Promise.all([
    PlanModel.find({ _id: { $in: idsOf('plan') } }).lean<PlanRecord[]>(),
    ReservationModel.find({ _id: { $in: idsOf('reservation') } }).lean<ReservationRecord[]>(),
    memberDirectory.get(),
  ]);
  const holderOf = (member: Types.ObjectId, { launchAt, landAt }: Hold): BoatHolder => ({
    name: members.get(String(member))?.name ?? '',
    launch: clubText(launchAt),
    land: clubText(landAt),
  });
  const holders = new Map([
    ...plans.map((plan) => [String(plan._id), holderOf(plan.author, plan)] as const),
    ...reservations.map((one) => [String(one._id), holderOf(one.member, one)] as const),
  ]);
  return new Map(
    slots.flatMap(({ boat, slot, plan, reservation }) => {
      const holder = holders.get(String(plan ?? reservation));
      return holder ? [[slotKey(boat, slot), holder]] : [];
    }),
  );
}

/** Loads what an import of reservations needs; undefined in a club that does not use them. */
export async function loadReservationFacts(system: SourceSystem): Promise<ReservationFacts | undefined> {
  if (!usesFeature('reservations')) return undefined;
  const imported = await ReservationModel.find({ 'source.system': system, 'source.id': { $exists: true } })
    .select('source.id')
    .lean<{ source: { id: string } }[]>();
  const { seriesUntil, horizonDays } = reservationSettings();
  const isAhead = seriesUntil !== null && seriesUntil > clubDay();
  return {
    now: now(),
    weeklyUntil: isAhead ? seriesUntil : addDays(clubDay(), horizonDays),
    imported: new Set(imported.map(({ source }) => source.id)),
    held: await findHolders(),
  };
}
