import {
  hasLapsed,
  lapsesSoon,
  reservationApproved,
  reservationRequested,
  reservationCancelled,
  reservationDeclined,
  spanText,
  yourTurn,
  yourTurnPending,
} from '@fleetwatch/contract/reservations/texts';
import { shortTime } from '@fleetwatch/contract/time/localText';
import { memberDirectory } from '../members/memberDirectory.ts';
import { notify } from '../notifications/commands/notify.ts';
import { holdersOf } from '../officers/officerDirectory.ts';
import { clubText } from '../platform/club/clock.ts';
import type { Effects } from '../platform/events/effects.ts';
import { defineEvent } from '../platform/events/eventTypes.ts';
import type { ReservationRecord } from './Reservation.ts';

/** News about a reservation, for those affected. */
export interface ReservationNews {
  what: 'asked' | 'approved' | 'declined' | 'cancelled' | 'lapsesSoon' | 'lapsed' | 'turn';
  reservation: ReservationRecord;
}

async function titleOf({ what, reservation }: ReservationNews): Promise<string> {
  const { boatName, launchBy, member, state } = reservation;
  switch (what) {
    case 'asked':
      return reservationRequested((await memberDirectory.get()).get(String(member))?.name ?? '', boatName);
    case 'approved':
      return reservationApproved(boatName);
    case 'declined':
      return reservationDeclined(boatName);
    case 'cancelled':
      return reservationCancelled(boatName);
    case 'lapsesSoon':
      return lapsesSoon(boatName, shortTime(clubText(launchBy)));
    case 'lapsed':
      return hasLapsed(boatName);
    case 'turn':
      return state === 'requested' ? yourTurnPending(boatName) : yourTurn(boatName);
  }
}

const bodyOf = ({ launchAt, landAt, reason, note }: ReservationRecord): string =>
  [spanText(clubText(launchAt), clubText(landAt)), reason || note].filter(Boolean).join(' · ');

/** The state of a reservation has changed. */
export const reservationChanged = defineEvent<ReservationNews>('reservation.changed');

export function emitReservations(news: readonly ReservationNews[], effects: Effects): void {
  for (const one of news) effects.emit(reservationChanged, one);
}

/** Notifies those affected by news of a reservation, until its time is over. */
export async function notifyOfReservation(news: ReservationNews): Promise<void> {
  const { what, reservation } = news;
  const { _id, boat, member, landAt, launchBy } = reservation;
  const isForOfficers = what === 'asked';
  await notify({
    // The key differs if the boat is changed, or the reservation is requested again.
    key: `reservation ${String(_id)} ${what} ${String(boat)} ${launchBy.getTime()}`,
    tag: `reservation ${String(_id)}${isForOfficers ? ' asked' : ''}`,
    category: 'plans',
    to: isForOfficers ? await holdersOf('boats') : [String(member)],
    title: await titleOf(news),
    body: bodyOf(reservation),
    url: isForOfficers ? '/reservations?tab=requests' : '/reservations',
    expiresAt: landAt,
  });
}
