import { workoutOf } from '../testing/week.ts';
import {
  periodName,
  readWorkoutsPlace,
  weekRefusal,
  workoutsOfWeek,
  writeWorkoutsPlace,
} from './workoutsPlace.ts';

const TODAY = '2026-05-13';
const read = (query: string) => readWorkoutsPlace(new URLSearchParams(query), TODAY);

it.each(['', 'mode=past&year=2026&month=5', 'mode=past&year=2026&month=4&week=2&get=workouts'])(
  'reads what it wrote: %p',
  (query) => {
    expect(new URLSearchParams(writeWorkoutsPlace(read(query), TODAY)).toString()).toBe(query);
  },
);

it('offers the months of this year up to the current one', () => {
  expect(read('mode=past&year=2026&month=6&week=1')).toMatchObject({ month: 5, week: null });
  expect(read('mode=past&year=2025&month=4&week=1')).toMatchObject({ month: 5, week: null });
});

it.each([
  ['mode=past&year=2026&month=5', 'Please specify which week of May', 'May'],
  ['mode=past&year=2026&month=5&week=4', 'This is a future week!', 'May 18–24'],
  ['mode=past&year=2026&month=5&week=2', null, 'May 4–10'],
  ['mode=past&year=2026&month=2&week=1', null, 'Feb 1'],
])('%s', (query, refusal, name) => {
  expect([weekRefusal(read(query), TODAY), periodName(read(query), TODAY)]).toEqual([refusal, name]);
});

it('selects the days of a week, both ends inclusive, by the first ten characters', () => {
  const days = ['2026-05-03 23:59:59', '2026-05-04 00:00:00', '2026-05-10 23:59:59', '2026-05-11 00:00:00'];
  const workouts = days.map((isodate) => workoutOf({ isodate }));
  const week = { number: 2, start: '2026-05-04', end: '2026-05-10' };
  expect(workoutsOfWeek(workouts, week).map(({ isodate }) => isodate)).toEqual(days.slice(1, 3));
});
