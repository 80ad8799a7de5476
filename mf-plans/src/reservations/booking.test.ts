import { DEFAULT_RESERVATION_SETTINGS } from '@fleetwatch/contract/reservations/settings';
import type { BoatHold } from '@fleetwatch/contract/reservations/wire';
import { OSPREY, KIMS_OWN } from '../testing/renderPlans.tsx';
import {
  bodyOf,
  bookableBoats,
  calendarDays,
  lastDay,
  landOf,
  lengthsOf,
  newBooking,
  STARTS,
} from './booking.ts';
import { lengthText } from './texts.ts';

const NOW = '2026-05-29 12:00:30';
const settings = DEFAULT_RESERVATION_SETTINGS;
const booking = newBooking(NOW, settings);

test('begins tomorrow at six, for no longer than the club allows', () => {
  expect(booking).toMatchObject({ date: '2026-05-30', launch: '06:00', length: '90' });
  expect(newBooking(NOW, { ...settings, longestMinutes: 60 }).length).toBe('60');
  expect(bodyOf({ ...booking, note: ' Ana ' }, 'b')).toEqual({
    boat: 'b',
    date: '2026-05-30',
    launch: '06:00',
    land: '07:30',
    purpose: 'row',
    note: 'Ana',
    until: null,
  });
});

test('offers starts on the quarter hour, and an end on the same day', () => {
  expect([STARTS[0], STARTS[1], STARTS.at(-1)]).toEqual(['00:00', '00:15', '23:30']);
  expect(landOf({ launch: '23:00', length: '90' })).toBe('23:45');
});

test("offers lengths up to the club's maximum, and up to twelve hours for officers", () => {
  expect(lengthsOf(settings, false)).toEqual([30, 45, 60, 75, 90, 105, 120]);
  expect(lengthsOf(settings, true).at(-1)).toBe(720);
  expect([lengthText(30), lengthText(60), lengthText(105)]).toEqual(['30 min', '1 h', '1 h 45 min']);
  expect([lastDay(NOW, settings, false), lastDay(NOW, settings, true)]).toEqual(['2026-06-05', '2027-05-30']);
});

test('treats boats as free unless a hold overlaps that time', () => {
  const hold = (launch: string, land: string): BoatHold => ({
    _id: 'r',
    kind: 'reservation',
    boat: OSPREY._id,
    name: 'Ana Bo',
    isAsked: false,
    launch: `2026-05-30 ${launch}:00`,
    land: `2026-05-30 ${land}:00`,
  });
  const freeWith = (...holds: BoatHold[]): string[] =>
    bookableBoats([OSPREY, KIMS_OWN], holds, booking).free.map(({ boat }) => boat.name);
  expect(freeWith()).toEqual(['Osprey', 'Finch']);
  expect(freeWith(hold('05:00', '06:00'), hold('07:30', '08:00'))).toEqual(['Osprey', 'Finch']);
  expect(freeWith(hold('07:15', '08:00'))).toEqual(['Finch']);
  expect(calendarDays('2026-05-29')).toHaveLength(14);
});
