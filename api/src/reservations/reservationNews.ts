import {
  hasLapsed,
  lapsesSoon,
  reservationApproved,
  reservationAsked,
  reservationCancelled,
  reservationDeclined,
  spanText,
  yourTurn,
  yourTurnAsked,
} from '@fleetwatch/contract/reservations/messages';
import { shortTime } from '@fleetwatch/contract/time/localText';
import { memberDirectory } from '../members/memberDirectory.ts';
import { isNotifying, notify } from '../notifications/commands/notify.ts';
import { holdersOf } from '../officers/officerDirectory.ts';
import { clubText } from '../platform/club/clock.ts';
import { mailLater } from '../platform/mail/mail.ts';
import type { BoatReservationRecord } from './BoatReservation.ts';

/** What has become of a reservation, for whom it concerns. */
export interface ReservationNews {
  what: 'asked' | 'approved' | 'declined' | 'cancelled' | 'lapsesSoon' | 'lapsed' | 'turn';
  reservation: BoatReservationRecord;
}

async function titleOf({ what, reservation }: ReservationNews): Promise<string> {
  const { boatName, launchBy, member, state } = reservation;
  switch (what) {
    case 'asked':
      return reservationAsked((await memberDirectory.get()).get(String(member))?.name ?? '', boatName);
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
      return state === 'requested' ? yourTurnAsked(boatName) : yourTurn(boatName);
  }
}

const bodyOf = ({ launchAt, landAt, reason, note }: BoatReservationRecord): string =>
  [spanText(clubText(launchAt), clubText(landAt)), reason || note].filter(Boolean).join(' · ');

/** Tells a piece of news, once. What it is about is told until its time is over. */
export async function tellReservation(news: ReservationNews): Promise<void> {
  const { what, reservation } = news;
  const { _id, boat, member, landAt, launchBy } = reservation;
  const isForOfficers = what === 'asked';
  await notify({
    // A boat may be changed, and a reservation asked for again.
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

/** The same after the answer. */
export function tellReservations(news: readonly ReservationNews[]): void {
  if (news.length === 0 || !isNotifying()) return;
  mailLater(async () => {
    for (const one of news) await tellReservation(one);
  });
}
