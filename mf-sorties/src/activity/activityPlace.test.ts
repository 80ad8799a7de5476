import {
  monthRefusal,
  readActivityPlace,
  readSubject,
  shownMonth,
  writeActivityPlace,
} from './activityPlace.ts';

const TODAY = '2026-05-13';
const read = (query: string) => readActivityPlace(new URLSearchParams(query), TODAY);

it.each([
  ['cache', 'cache', { whose: 'me', id: 'kim' }],
  ['', '', { whose: 'me', id: 'kim' }],
  ['user', 'ada', { whose: 'user', id: 'ada' }],
  ['user', 'kim', { whose: 'me', id: 'kim' }],
  ['bus', 'kestrel', { whose: 'boat', id: 'kestrel' }],
  ['else', 'kestrel', { whose: 'me', id: 'kim' }],
])('/activity/%s/%s shows the activity of %p', (type, name, subject) => {
  expect(readSubject(type, name, 'kim')).toEqual(subject);
});

it.each([
  '',
  'view=details',
  'view=season',
  'mode=past&year=2025&month=11&show=sorties&view=details',
  'mode=past&year=2026',
])('reads what it wrote: %p', (query) => {
  expect(new URLSearchParams(writeActivityPlace(read(query))).toString()).toBe(query);
});

it('shows the current month until a past one is requested', () => {
  expect(shownMonth(read(''), TODAY)).toBe('2026-05');
  expect(shownMonth(read('mode=past&year=2026'), TODAY)).toBeNull();
  expect(shownMonth(read('mode=past&year=2026&month=4'), TODAY)).toBeNull();
  expect(shownMonth(read('mode=past&year=2026&month=4&show=sorties'), TODAY)).toBe('2026-04');
});

it('shows a text and no sorties for a future month', () => {
  const place = read('mode=past&year=2026&month=6&show=sorties');
  expect(monthRefusal(place.period, TODAY)).toBe('Jun is a future month!');
  expect(shownMonth(place, TODAY)).toBeNull();
  expect(monthRefusal({ year: 2026, month: 5, part: null }, TODAY)).toBeNull();
  expect(monthRefusal({ year: 2026, month: null, part: null }, TODAY)).toBeNull();
});
