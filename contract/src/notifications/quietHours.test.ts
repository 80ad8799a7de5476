import { DEFAULT_QUIET_HOURS, isQuiet } from './quietHours.ts';

test.each([
  ['21:29', false],
  ['21:30', true],
  ['23:59', true],
  ['00:00', true],
  ['05:59', true],
  ['06:00', false],
  ['12:00', false],
])('applies quiet hours across midnight at %s: %s (rule notify.quiet)', (time, expected) => {
  expect(isQuiet(DEFAULT_QUIET_HOURS, time)).toBe(expected);
});

test.each([
  ['12:59', false],
  ['13:00', true],
  ['14:59', true],
  ['15:00', false],
])('applies quiet hours within a day at %s: %s', (time, expected) => {
  expect(isQuiet({ from: '13:00', until: '15:00' }, time)).toBe(expected);
});

test('reads equal ends as no quiet hours', () => {
  expect(['00:00', '09:00', '23:59'].some((time) => isQuiet({ from: '09:00', until: '09:00' }, time))).toBe(
    false,
  );
});
