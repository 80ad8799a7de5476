import fc from 'fast-check';
import { addDays } from '../time/weeks.ts';
import { checkReserved, type ReservationConflict } from './launch.ts';
import * as texts from './texts.ts';
import {
  daysOf,
  isActive,
  needsApproval,
  quotaRefusal,
  reservationRefusal,
  type OwnReservation,
  type ReservingFacts,
  type WantedReservation,
} from './rules.ts';
import { DEFAULT_RESERVATION_SETTINGS as DEFAULTS, peaksRule, type ReservationSettings } from './settings.ts';
import { RESERVATION_STATES } from './states.ts';

/** A Friday. */
const NOW = '2026-05-01 05:00:00';
const wanted = (more: Partial<WantedReservation> = {}): WantedReservation => ({
  date: '2026-05-02',
  launch: '06:00',
  land: '07:30',
  until: null,
  ...more,
});
const own = (day: string, more: Partial<OwnReservation> = {}): OwnReservation => ({
  series: day,
  launch: `${day} 06:00:00`,
  land: `${day} 07:30:00`,
  state: 'approved',
  ...more,
});
const facts = (
  settings: Partial<ReservationSettings> = {},
  more: Partial<ReservingFacts> = {},
): ReservingFacts => ({
  settings: { ...DEFAULTS, ...settings },
  now: NOW,
  isOfficer: false,
  own: [],
  ...more,
});
const officer = { isOfficer: true };

test('requires a future time on the quarter hour', () => {
  expect(reservationRefusal(wanted(), facts())).toBeNull();
  expect(reservationRefusal(wanted({ launch: '06:10' }), facts())?.field).toBe('launch');
  expect(reservationRefusal(wanted({ land: '06:00' }), facts())?.field).toBe('land');
  const passed = wanted({ date: '2026-05-01', launch: '05:00' });
  expect(reservationRefusal(passed, facts())).toEqual({ field: 'date', text: texts.RESERVATION_PAST });
  expect(reservationRefusal(passed, facts({}, officer))).toEqual({
    field: 'date',
    text: texts.RESERVATION_PAST,
  });
});

test('limits the length to the maximum of the club, except for officers', () => {
  const long = wanted({ land: '08:15' });
  expect(reservationRefusal(wanted({ land: '08:00' }), facts())).toBeNull();
  expect(reservationRefusal(long, facts())).toEqual({
    field: 'land',
    text: 'You can reserve a boat for at most 2 h.',
  });
  expect(reservationRefusal(long, facts({ longestMinutes: 90 }))?.text).toContain('1 h 30 min');
  expect(reservationRefusal(long, facts({}, officer))).toBeNull();
});

test('accepts dates up to the horizon, or a year ahead for officers', () => {
  const at = (date: string) => wanted({ date });
  expect(reservationRefusal(at('2026-05-08'), facts())).toBeNull();
  expect(reservationRefusal(at('2026-05-09'), facts())).toEqual({
    field: 'date',
    text: 'You can reserve boats at most 7 days ahead.',
  });
  expect(reservationRefusal(at('2026-05-09'), facts({ horizonDays: 14 }))).toBeNull();
  expect(reservationRefusal(at('2027-05-01'), facts({}, officer))).toBeNull();
  expect(reservationRefusal(at('2027-05-03'), facts({}, officer))?.field).toBe('date');
});

test('ends a weekly series by the day that the club has set', () => {
  const until = (day: string) => wanted({ until: day });
  expect(reservationRefusal(until('2026-05-23'), facts())?.text).toBe(texts.NO_SERIES);
  const term = { seriesUntil: '2026-06-30' };
  expect(reservationRefusal(until('2026-06-30'), facts(term))).toBeNull();
  expect(reservationRefusal(until('2026-07-01'), facts(term))?.text).toBe(
    'Weekly series must end by 2026-06-30.',
  );
  expect(reservationRefusal(until('2026-07-01'), facts(term, officer))).toBeNull();
  expect(reservationRefusal(until('2026-05-02'), facts(term))?.text).toBe(texts.SERIES_ENDS_LATER);
  expect(reservationRefusal(until('2027-06-01'), facts(term, officer))?.text).toBe(texts.SERIES_TOO_LONG);
  expect(daysOf(until('2026-05-23'))).toEqual(['2026-05-02', '2026-05-09', '2026-05-16', '2026-05-23']);
  expect(daysOf(wanted())).toEqual(['2026-05-02']);
});

test('counts future reservations, a series once and past ones not', () => {
  const three = [own('2026-05-02'), own('2026-05-03'), own('2026-05-04', { state: 'requested' })];
  expect(reservationRefusal(wanted(), facts({}, { own: three }))?.text).toBe(
    'You already have 3 upcoming reservations.',
  );
  expect(reservationRefusal(wanted(), facts({}, { own: three, ...officer }))).toBeNull();
  const weekly = ['2026-05-02', '2026-05-09', '2026-05-16'].map((day) => own(day, { series: 'weekly' }));
  expect(reservationRefusal(wanted(), facts({ mostActive: 2 }, { own: weekly }))).toBeNull();
  expect(reservationRefusal(wanted(), facts({ mostActive: 1 }, { own: weekly }))?.text).toBe(
    'You already have 1 upcoming reservation.',
  );
  for (const state of RESERVATION_STATES) {
    const counts = state === 'requested' || state === 'approved';
    expect([state, isActive(own('2026-05-02', { state }), NOW)]).toEqual([state, counts]);
  }
  expect(isActive(own('2026-04-30'), NOW)).toBe(false);
});

test('counts peaks of each week against a quota of their own, including lapsed ones', () => {
  const peaks = [{ weekdays: [6, 7], from: '07:00', till: '09:00' }];
  const club = { peaks, peakPerWeek: 1, mostActive: 20 };
  const saturday = own('2026-05-02', { state: 'lapsed' });
  const asks = (more: Partial<WantedReservation>, ...others: OwnReservation[]) =>
    reservationRefusal(wanted(more), facts(club, { own: others }))?.text;
  expect(asks({ date: '2026-05-03' })).toBeUndefined();
  expect(asks({ date: '2026-05-03' }, saturday)).toBe(
    'You already have 1 reservation at peak hours that week.',
  );
  expect(asks({ date: '2026-05-03', land: '07:00' }, saturday)).toBeUndefined();
  expect(asks({ date: '2026-05-04' }, saturday)).toBeUndefined();
  expect(asks({ date: '2026-05-03' }, { ...saturday, state: 'cancelled' })).toBeUndefined();
  expect(peaksRule(peaks)).toBeNull();
  for (const wrong of [{ weekdays: [] }, { from: '09:00' }, { till: '9' }])
    expect(peaksRule(peaks.map((peak) => ({ ...peak, ...wrong })))).toBe(texts.PEAKS_SHAPE);
});

test('requires approval for classes, guests, regattas and series, but not of officers', () => {
  const asks = (more: object, isOfficer = false) =>
    needsApproval(
      { purpose: 'row', until: null, classId: 'eight', ...more },
      { ...DEFAULTS, approvedClasses: ['eight'], approvesRegattas: false },
      isOfficer,
    );
  expect(asks({})).toBe(true);
  expect(asks({}, true)).toBe(false);
  expect(asks({ classId: 'single' })).toBe(false);
  expect(asks({ classId: 'single', purpose: 'guests' })).toBe(true);
  expect(asks({ classId: 'single', purpose: 'regatta' })).toBe(false);
  expect(asks({ classId: 'single', until: '2026-06-01' })).toBe(true);
});

test('limits the future reservations of a member to what the club allows', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 10 }), fc.constantFrom(...RESERVATION_STATES))),
      (mostActive, asked) => {
        const mine: OwnReservation[] = [];
        asked.forEach(([days, state], at) => {
          const date = addDays('2026-05-01', days + 1);
          const known = facts({ mostActive, horizonDays: 14 }, { own: mine });
          if (!quotaRefusal(wanted({ date }), known)) mine.push(own(date, { state, series: `${at}` }));
        });
        return mine.filter((one) => isActive(one, NOW)).length <= mostActive;
      },
    ),
  );
});

test('warns a launch of who has the boat, unless the holder is aboard', () => {
  const boat = { _id: 'b', name: 'Kestrel' };
  const kim: ReservationConflict = {
    _id: 'r',
    holder: 'kim',
    holderName: 'Kim Harper',
    launch: '2026-05-01 06:00:00',
    land: '2026-05-01 07:30:00',
  };
  expect(checkReserved(boat, [], ['ana'], 'warn')).toEqual([]);
  expect(checkReserved(boat, [kim], ['ana', 'kim'], 'block')).toEqual([]);
  expect(checkReserved(boat, [kim], ['ana'], 'warn')).toEqual([
    {
      code: 'reservation_held',
      level: 'warn',
      ruleId: 'reservation.held',
      subjectIds: ['r'],
      text: 'Kestrel is reserved 06:00–07:30 by Kim Harper.',
    },
  ]);
  expect(checkReserved(boat, [kim], [], 'block')[0]).toMatchObject({
    level: 'block',
    overriddenBy: ['boats'],
  });
});
