import type { FieldRule } from '../errors/fieldRule.ts';
import { landTimeRule } from '../plans/rules.ts';
import { planTimeRule } from '../plans/planTimes.ts';
import type { LocalDateText, LocalDateTimeText } from '../time/localText.ts';
import { addDays, mondayOf, weekday } from '../time/weeks.ts';
import * as texts from './texts.ts';
import { REASON_MIN, SERIES_MAX, type Peak, type ReservationSettings } from './settings.ts';
import { isHolding, type ReservationState } from './states.ts';
import type { NewReservationBody } from './wire.ts';

/** The requested reservation, as rules read it. */
export type WantedReservation = Pick<NewReservationBody, 'date' | 'launch' | 'land' | 'until'>;

/** A reservation of the requesting member. */
export interface OwnReservation {
  series: string;
  launch: LocalDateTimeText;
  land: LocalDateTimeText;
  state: ReservationState;
}

/** Facts that the rules use. */
export interface ReservingFacts {
  settings: ReservationSettings;
  /** Club-local time. */
  now: LocalDateTimeText;
  /** Whether the member is a coach or boat captain, who reserve beyond the club's limits. */
  isOfficer: boolean;
  /** The member's other reservations: future ones, and those of the requested weeks. */
  own: readonly OwnReservation[];
}

/** A refusal and the field of the form beside which it is shown. */
export interface ReservationRefusal {
  field: 'date' | 'launch' | 'land' | 'until';
  text: string;
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Returns the days of a reservation: its date, or that weekday until the last day. */
export function daysOf({ date, until }: Pick<WantedReservation, 'date' | 'until'>): LocalDateText[] {
  const days = [date];
  for (let day = addDays(date, 7); until !== null && day <= until; day = addDays(day, 7)) days.push(day);
  return days;
}

/** Whether hours of a day overlap a peak. */
export const isAtPeak = (peaks: readonly Peak[], day: LocalDateText, launch: string, land: string): boolean =>
  peaks.some(({ weekdays, from, till }) => weekdays.includes(weekday(day)) && launch < till && from < land);

/** Whether a reservation is in the future or under way, and so counts (rule reservation.active). */
export const isActive = (
  { state, land }: Pick<OwnReservation, 'state' | 'land'>,
  now: LocalDateTimeText,
): boolean => isHolding(state) && land > now;

function spanRefusal(
  { date, until }: WantedReservation,
  { settings, now, isOfficer }: ReservingFacts,
): ReservationRefusal | null {
  const today = now.slice(0, 10);
  if (until === null) {
    const last = addDays(today, settings.horizonDays);
    const isTooFar = isOfficer ? date > addDays(today, 366) : date > last;
    return isTooFar
      ? { field: 'date', text: texts.tooFarAhead(isOfficer ? 366 : settings.horizonDays) }
      : null;
  }
  if (until <= date) return { field: 'until', text: texts.SERIES_ENDS_LATER };
  // A member allowed a series may begin it beyond the horizon: its end limits it.
  if (until > addDays(today, 7 * SERIES_MAX)) return { field: 'until', text: texts.SERIES_TOO_LONG };
  if (isOfficer) return null;
  if (settings.seriesUntil === null) return { field: 'until', text: texts.NO_SERIES };
  return until > settings.seriesUntil
    ? { field: 'until', text: texts.seriesUntil(settings.seriesUntil) }
    : null;
}

function peakRefusal(
  wanted: WantedReservation,
  { settings: { peaks, peakPerWeek }, own }: ReservingFacts,
): ReservationRefusal | null {
  const atPeak = own.filter(
    // A lapsed one kept others from the boat, so it counts.
    ({ state, launch, land }) =>
      state !== 'declined' &&
      state !== 'cancelled' &&
      isAtPeak(peaks, launch.slice(0, 10), launch.slice(11, 16), land.slice(11, 16)),
  );
  const weeks = daysOf(wanted)
    .filter((day) => isAtPeak(peaks, day, wanted.launch, wanted.land))
    .map(mondayOf);
  const isFull = weeks.some(
    (week) => atPeak.filter(({ launch }) => mondayOf(launch.slice(0, 10)) === week).length >= peakPerWeek,
  );
  return isFull ? { field: 'date', text: texts.tooManyAtPeak(peakPerWeek) } : null;
}

/** Refuses a time that is invalid or has passed. */
export function timeRefusal(
  { date, launch, land }: Pick<WantedReservation, 'date' | 'launch' | 'land'>,
  now: LocalDateTimeText,
): ReservationRefusal | null {
  const launchText = planTimeRule(launch);
  if (launchText) return { field: 'launch', text: launchText };
  const landText = landTimeRule(launch)(land);
  if (landText) return { field: 'land', text: landText };
  return `${date} ${launch}:00` <= now ? { field: 'date', text: texts.RESERVATION_PAST } : null;
}

/**
 * Refuses a boat for longer than the club allows, or too far in advance (rules reservation.horizon, reservation.longest,
 * reservation.series).
 */
export function boatAndTimeRefusal(
  wanted: WantedReservation,
  facts: ReservingFacts,
): ReservationRefusal | null {
  const past = timeRefusal(wanted, facts.now);
  if (past) return past;
  const { longestMinutes } = facts.settings;
  const isTooLong = minuteOf(wanted.land) - minuteOf(wanted.launch) > longestMinutes;
  if (isTooLong && !facts.isOfficer) return { field: 'land', text: texts.tooLong(longestMinutes) };
  return spanRefusal(wanted, facts);
}

/** Refuses more reservations than a member may have (rules reservation.active, reservation.peaks). */
export function quotaRefusal(wanted: WantedReservation, facts: ReservingFacts): ReservationRefusal | null {
  if (facts.isOfficer) return null;
  const { own, now, settings } = facts;
  const active = new Set(own.filter((one) => isActive(one, now)).map(({ series }) => series));
  if (active.size >= settings.mostActive) return { field: 'date', text: texts.tooMany(settings.mostActive) };
  return peakRefusal(wanted, facts);
}

/** Returns the first refusal of a reservation; null for none. */
export const reservationRefusal = (
  wanted: WantedReservation,
  facts: ReservingFacts,
): ReservationRefusal | null => boatAndTimeRefusal(wanted, facts) ?? quotaRefusal(wanted, facts);

/** Reason for declining a reservation, shown to its member. */
export const declineReasonRule: FieldRule = (reason) =>
  reason.trim().length >= REASON_MIN ? null : texts.REASON_NEEDED;

/** Whether it needs an officer's approval (rule reservation.approval). */
export function needsApproval(
  { purpose, until, classId }: Pick<NewReservationBody, 'purpose' | 'until'> & { classId: string },
  { approvedClasses, approvesGuests, approvesRegattas }: ReservationSettings,
  isOfficer: boolean,
): boolean {
  if (isOfficer) return false;
  return (
    until !== null ||
    approvedClasses.includes(classId) ||
    (purpose === 'guests' && approvesGuests) ||
    (purpose === 'regatta' && approvesRegattas)
  );
}
