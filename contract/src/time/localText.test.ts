import { datePart, shortTime, timePart } from './localText.ts';

test('the time starts at position 11 (club-management §3)', () => {
  expect(timePart('2026-05-01 06:12:09')).toBe('06:12:09');
  expect(shortTime('2026-05-01 06:12:09')).toBe('06:12');
  expect(datePart('2026-05-01 06:12:09')).toBe('2026-05-01');
});
