import { dayRefusal, pickedDay, placeOfDay, readDayPlace, writeDayPlace } from './dayPlace.ts';

const TODAY = '2026-05-29';
const read = (query: string) => readDayPlace(new URLSearchParams(query), TODAY);

it('shows today by default', () => {
  expect(read('')).toEqual({
    mode: 'today',
    period: { year: 2026, month: null, part: null },
    isShown: false,
    view: null,
  });
});

it.each(['mode=past&year=2026&month=4&day=30&show=sorties&view=timeline', 'mode=past&year=2025', ''])(
  'reads what it wrote: %p',
  (query) => {
    expect(new URLSearchParams(writeDayPlace(read(query))).toString()).toBe(query);
  },
);

it.each([
  [{ year: 2026, month: null, part: null }, 'Please specify month and day'],
  [{ year: 2026, month: 4, part: null }, 'Please specify month and day'],
  [{ year: 2026, month: 5, part: 30 }, 'May 30 is a future date!'],
  [{ year: 2026, month: 12, part: 1 }, 'Dec 1 is a future date!'],
  [{ year: 2026, month: 5, part: 29 }, null],
  [{ year: 2025, month: 12, part: 31 }, null],
])('refuses %p with %p', (period, text) => {
  expect(dayRefusal(period, TODAY)).toBe(text);
});

it('returns the picked day', () => {
  expect(pickedDay({ year: 2026, month: 4, part: 3 })).toBe('2026-04-03');
  expect(pickedDay({ year: 2026, month: 4, part: null })).toBeNull();
});

it('links from a day of the month strip to that day, and from today to today', () => {
  expect(placeOfDay('2026-05-07', TODAY)).toEqual({
    mode: 'past',
    period: { year: 2026, month: 5, part: 7 },
    isShown: true,
  });
  expect(placeOfDay(TODAY, TODAY)).toMatchObject({ mode: 'today', isShown: false });
});
