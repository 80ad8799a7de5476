import type { BoatHold, BoatReservation, BoatWait } from '@fleetwatch/contract/reservations/wire';
import { fleetDirectory } from '../boats/fleetDirectory.ts';
import { memberDirectory } from '../members/memberDirectory.ts';
import { clubText } from '../platform/club/clock.ts';
import type { PlanRecord } from '../plans/Plan.ts';
import type { ReservationRecord } from './Reservation.ts';
import type { BoatWaitRecord } from './BoatWait.ts';

export async function presentReservations(
  reservations: readonly ReservationRecord[],
): Promise<BoatReservation[]> {
  const [members, boats] = await Promise.all([memberDirectory.get(), fleetDirectory.get()]);
  return reservations.map(({ _id, series, boat, boatName, member, launchAt, landAt, launchBy, ...rest }) => {
    const { isSeries, purpose, note, state, reason } = rest;
    return {
      _id: String(_id),
      series: String(series),
      isSeries,
      purpose,
      note,
      state,
      reason,
      boat: String(boat),
      boatName: boats.get(String(boat))?.name ?? boatName,
      by: { _id: String(member), name: members.get(String(member))?.name ?? '' },
      launch: clubText(launchAt),
      land: clubText(landAt),
      launchBy: clubText(launchBy),
    };
  });
}

export async function presentReservation(reservation: ReservationRecord): Promise<BoatReservation> {
  const [presented] = await presentReservations([reservation]);
  if (!presented) throw new Error('One is presented as one.');
  return presented;
}

/** @param others everyone waiting for the boats, including the caller */
export async function presentWaits(
  waits: readonly BoatWaitRecord[],
  others: readonly BoatWaitRecord[],
): Promise<BoatWait[]> {
  const boats = await fleetDirectory.get();
  return waits.map(({ _id, boat, launchAt, landAt, at }) => ({
    _id: String(_id),
    boat: String(boat),
    boatName: boats.get(String(boat))?.name ?? '',
    launch: clubText(launchAt),
    land: clubText(landAt),
    ahead: others.filter(
      (other) =>
        other.boat.equals(boat) && other.at < at && other.launchAt < landAt && launchAt < other.landAt,
    ).length,
  }));
}

/** Presents holds of boats by reservations and plans, earliest first. */
export async function presentHolds(
  reservations: readonly ReservationRecord[],
  plans: readonly PlanRecord[],
): Promise<BoatHold[]> {
  const members = await memberDirectory.get();
  const nameOf = (id: unknown): string => members.get(String(id))?.name ?? '';
  const ofPlans = plans.flatMap(({ _id, author, boats, launchAt, landAt }) =>
    boats.map((boat) => ({
      _id: String(_id),
      kind: 'plan' as const,
      boat: String(boat),
      name: nameOf(author),
      launch: clubText(launchAt),
      land: clubText(landAt),
      isAsked: false,
    })),
  );
  const own = reservations.map(({ _id, boat, member, launchAt, landAt, state }) => ({
    _id: String(_id),
    kind: 'reservation' as const,
    boat: String(boat),
    name: nameOf(member),
    launch: clubText(launchAt),
    land: clubText(landAt),
    isAsked: state === 'requested',
  }));
  return [...own, ...ofPlans].sort(
    (one, other) => Number(one.launch > other.launch) - Number(one.launch < other.launch),
  );
}
