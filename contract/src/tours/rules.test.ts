import * as texts from './texts.ts';
import {
  legNotes,
  legsMiles,
  legsRefusal,
  mayBeLeg,
  tourBoatsRefusal,
  tourDaysRefusal,
  tourRefusal,
} from './rules.ts';
import type { NewTourBody, TourLeg } from './wire.ts';

const TODAY = '2026-05-10';
const tour: NewTourBody = {
  name: 'Elbe',
  kind: 'tour',
  from: '2026-05-10',
  to: '2026-05-14',
  vehicle: '',
  boats: [{ bus: 'a', crew: ['kim', 'ana'] }],
};
const leg = (date: string, more: Partial<TourLeg> = {}): TourLeg => ({
  date,
  from: 'Meißen',
  to: 'Torgau',
  miles: 20,
  ...more,
});
const days = (from: string, to: string, left: string | null = null) =>
  tourDaysRefusal({ from, to }, TODAY, left)?.text ?? null;

test('requires a name of 2 to 60 trimmed characters, and limits a vehicle to 60 (rule tour.make)', () => {
  expect(tourRefusal(tour, TODAY)).toBeNull();
  expect(tourRefusal({ ...tour, name: ' E ' }, TODAY)).toEqual({
    field: 'name',
    text: texts.TOUR_NAME_LENGTH,
  });
  expect(tourRefusal({ ...tour, name: 'x'.repeat(60) }, TODAY)).toBeNull();
  expect(tourRefusal({ ...tour, name: 'x'.repeat(61) }, TODAY)?.field).toBe('name');
  expect(tourRefusal({ ...tour, vehicle: 'x'.repeat(61) }, TODAY)?.field).toBe('vehicle');
});

test('ends a tour between its first day and 60 days later (rule tour.make)', () => {
  expect(days('2026-05-10', '2026-05-10')).toBeNull();
  expect(days('2026-05-10', '2026-05-09')).toBe(texts.TOUR_ENDS_EARLIER);
  expect(days('2026-05-10', '2026-07-09')).toBeNull();
  expect(days('2026-05-10', '2026-07-10')).toBe(texts.TOUR_TOO_LONG);
});

test('begins a tour between a week ago and a year ahead, and before its end (rule tour.make)', () => {
  expect(days('2026-05-03', '2026-05-10')).toBeNull();
  expect(days('2026-05-02', '2026-05-10')).toBe(texts.TOUR_LONG_AGO);
  expect(days('2026-05-05', '2026-05-09')).toBe(texts.TOUR_IS_PAST);
  expect(days('2027-05-11', '2027-05-12')).toBeNull();
  expect(days('2027-05-12', '2027-05-12')).toBe(texts.TOUR_TOO_FAR);
});

test('keeps the first day of a tour that has left, and lets its last one move (rule tour.change)', () => {
  expect(days('2026-04-01', '2026-05-09', '2026-04-01')).toBeNull();
  expect(days('2026-04-02', '2026-05-09', '2026-04-01')).toBe(texts.FIRST_DAY_STAYS);
  expect(days('2026-04-01', '2026-06-01', '2026-04-01')).toBe(texts.TOUR_TOO_LONG);
});

test('requires 1 to 20 boats, each boat and member once (rule tour.boats)', () => {
  const text = (boats: NewTourBody['boats']) => tourBoatsRefusal(boats)?.text ?? null;
  expect(text([])).toBe(texts.TOUR_NEEDS_BOATS);
  expect(text([{ bus: 'a', crew: [] }])).toBeNull();
  expect(
    text([
      { bus: 'a', crew: [] },
      { bus: 'a', crew: [] },
    ]),
  ).toBe(texts.TOUR_BOAT_TWICE);
  expect(
    text([
      { bus: 'a', crew: ['kim'] },
      { bus: 'b', crew: ['kim'] },
    ]),
  ).toBe(texts.TOUR_CREW_TWICE);
  expect(text([{ bus: 'a', crew: ['kim', 'kim'] }])).toBe(texts.TOUR_CREW_TWICE);
  const many = Array.from({ length: 21 }, (_, at) => ({ bus: String(at), crew: [] }));
  expect(text(many)).toBe(texts.TOUR_BOATS_FULL);
  expect(text(many.slice(1))).toBeNull();
});

test('requires legs within the tour, one for a day, with miles to the hundredth (rule tour.legs)', () => {
  const refusal = (legs: TourLeg[]) => legsRefusal(legs, tour, null);
  expect(refusal([])).toBeNull();
  expect(refusal([leg('2026-05-10'), leg('2026-05-14', { from: '', to: '' })])).toBeNull();
  expect(refusal([leg('2026-05-09')])).toBe(texts.LEG_OUTSIDE);
  expect(refusal([leg('2026-05-15')])).toBe(texts.LEG_OUTSIDE);
  expect(refusal([leg('2026-05-10'), leg('2026-05-10')])).toBe(texts.LEG_DAY_TWICE);
  expect(refusal([leg('2026-05-10', { to: 'x'.repeat(41) })])).toBe(texts.PLACE_LENGTH);
  expect(refusal([leg('2026-05-10', { from: 'x'.repeat(41) })])).toBe(texts.PLACE_LENGTH);
  expect(refusal([leg('2026-05-10', { miles: 0 })])).toBe(texts.LEG_MILES);
  const long = { from: '2026-05-01', to: '2026-06-30' };
  const month = Array.from({ length: 32 }, (_, at) =>
    leg(`2026-0${at < 31 ? 5 : 6}-${String((at % 31) + 1).padStart(2, '0')}`),
  );
  expect(legsRefusal(month.slice(1), long, null)).toBeNull();
  expect(legsRefusal(month, long, null)).toBe(texts.LEGS_TOO_MANY);
});

test('requires a leg to land, and none in the future (rule tour.land)', () => {
  expect(legsRefusal([], tour, '2026-05-12')).toBe(texts.LEGS_NEEDED);
  expect(legsRefusal([leg('2026-05-12')], tour, '2026-05-12')).toBeNull();
  expect(legsRefusal([leg('2026-05-13')], tour, '2026-05-12')).toBe(texts.LEG_IN_FUTURE);
});

test('requires a leg above 0 and up to 200 miles', () => {
  expect([0, 0.01, 200, 200.01, 1.005, -1].map(mayBeLeg)).toEqual([false, true, true, false, false, false]);
});

test('adds up legs exactly, and lists their places', () => {
  expect(legsMiles([{ miles: 0.1 }, { miles: 0.2 }])).toBe(0.3);
  expect(legNotes('Elbe', { from: 'Meißen', to: 'Torgau' })).toBe('Elbe: Meißen – Torgau');
  expect(legNotes('Elbe', { from: '', to: 'Torgau' })).toBe('Elbe: Torgau');
  expect(legNotes('Elbe', { from: '', to: '' })).toBe('Elbe');
});
