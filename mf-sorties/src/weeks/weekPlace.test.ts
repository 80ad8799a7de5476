import { periodName, pickedWeek, readWeekPlace, weekName, weekRefusal, writeWeekPlace } from './weekPlace.ts';

const TODAY = '2026-05-13';
const read = (query: string, route?: { group: string; day: string }) =>
  readWeekPlace(new URLSearchParams(query), TODAY, route);

it("defaults to the current week of the member's own group, and to the current month for past weeks", () => {
  expect(read('')).toEqual({
    mode: 'current',
    group: '',
    period: { year: 2026, month: 5, part: null },
    isShown: false,
  });
  expect(read('mode=past').period).toEqual({ year: 2026, month: 5, part: null });
});

it.each([
  'mode=current',
  'group=om&mode=current',
  'group=om&mode=past&year=2026&month=5',
  'group=om&mode=past&year=2025&month=12&week=5&show=sorties',
])('reads what it wrote: %p', (query) => {
  expect(new URLSearchParams(writeWeekPlace(read(query))).toString()).toBe(query);
});

it('ignores a future month in the address', () => {
  expect(read('mode=past&year=2026&month=6&week=1').period).toEqual({ year: 2026, month: 5, part: null });
  expect(read('mode=past&year=2025&month=6&week=1').period).toEqual({ year: 2025, month: 6, part: 1 });
});

describe('with a day in the path', () => {
  it('shows the week of that day', () => {
    expect(read('', { group: 'eight', day: '2025-12-31' })).toEqual({
      mode: 'past',
      group: 'eight',
      period: { year: 2025, month: 12, part: 5 },
      isShown: true,
    });
  });

  it('shows the current week when the day in the path is in it', () => {
    expect(read('', { group: 'eight', day: '2026-05-11' })).toMatchObject({
      mode: 'current',
      group: 'eight',
    });
  });

  it('prefers the query to a day in the path', () => {
    const place = read('group=quad&mode=past&year=2026&month=4&week=1', {
      group: 'eight',
      day: '2025-12-31',
    });
    expect(place).toMatchObject({ group: 'quad', period: { year: 2026, month: 4, part: 1 }, isShown: false });
  });
});

it.each([
  [null, 'Please specify which week of May'],
  [3, null],
  [4, 'This is a future week!'],
  [1, null],
])('shows week %p of May, on the 13th, as %p', (part, text) => {
  expect(weekRefusal({ year: 2026, month: 5, part }, TODAY)).toBe(text);
});

it('names a week by its month and days', () => {
  expect(periodName({ year: 2026, month: 5, part: 2 })).toBe('May 4–10');
  expect(periodName({ year: 2026, month: 5, part: null })).toBe('May');
  expect(weekName({ start: '2026-08-31', end: '2026-08-31' })).toBe('Aug 31');
  expect(pickedWeek({ year: 2026, month: 2, part: 6 })).toBeNull();
});
