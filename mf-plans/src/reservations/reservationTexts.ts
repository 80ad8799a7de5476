import { PURPOSE_TEXTS, type ReservationState } from '@fleetwatch/contract/reservations/states';
import type { BoatReservation } from '@fleetwatch/contract/reservations/wire';
import { shortTime, type LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import type { BadgeTone } from '@fleetwatch/kit/ui/feedback/Badge';
import { weekdayDayText } from '@fleetwatch/contract/time/dayText';

/** `whenText('2026-05-30 06:00:00', '2026-05-30 07:30:00') === 'Sat May 30, 06:00–07:30'` */
export const whenText = (launch: LocalDateTimeText, land: LocalDateTimeText): string =>
  `${weekdayDayText(launch.slice(0, 10))}, ${shortTime(launch)}–${shortTime(land)}`;

/** What is said below a reservation: what for, its note, why it was declined. */
export const detailsText = ({ purpose, isSeries, note, reason }: BoatReservation): string =>
  [purpose === 'row' ? '' : PURPOSE_TEXTS[purpose], isSeries && 'Weekly', note, reason]
    .filter(Boolean)
    .join(' · ');

export const STATE_TONES: Readonly<Record<ReservationState, BadgeTone>> = {
  requested: 'amber',
  approved: 'green',
  declined: 'red',
  cancelled: 'neutral',
  lapsed: 'neutral',
  used: 'water',
};
