import { Types } from 'mongoose';
import { clubDay, clubSeason, clubText, now } from './clock.ts';
import { runInClub } from './clubScope.ts';
import { startRuntime } from '../config/runtime.ts';

let instant = new Date('2026-03-08T06:30:00Z');
const inZone = <Result>(timezone: string, work: () => Result): Result =>
  runInClub({ id: new Types.ObjectId(), timezone, seasonStart: '01-01' }, work);

beforeAll(() => {
  startRuntime({
    mongodbUri: '',
    secret: 's'.repeat(32),
    basePath: '',
    isProduction: false,
    now: () => instant,
  });
});

test.each([
  // The hour that daylight saving skips, in two zones with different dates.
  ['America/Chicago', '2026-03-08T07:59:59Z', '2026-03-08 01:59:59'],
  ['America/Chicago', '2026-03-08T08:00:00Z', '2026-03-08 03:00:00'],
  ['Europe/Berlin', '2026-03-29T00:59:59Z', '2026-03-29 01:59:59'],
  ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
  // The hour that it repeats.
  ['America/Chicago', '2026-11-01T06:30:00Z', '2026-11-01 01:30:00'],
  ['America/Chicago', '2026-11-01T07:30:00Z', '2026-11-01 01:30:00'],
  ['Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25 02:30:00'],
  ['Europe/Berlin', '2026-10-25T01:30:00Z', '2026-10-25 02:30:00'],
])('in %s %s reads %s', (zone, utc, text) => {
  expect(inZone(zone, () => clubText(new Date(utc)))).toBe(text);
});

test('today is the club’s, so the same instant is two days in two clubs (rule time.club-clock)', () => {
  instant = new Date('2026-12-31T23:30:00Z');
  expect(now()).toEqual(instant);
  expect(inZone('America/Chicago', () => clubDay())).toBe('2026-12-31');
  expect(inZone('Europe/Berlin', () => clubDay())).toBe('2027-01-01');
  expect(inZone('America/Chicago', () => clubSeason())).toBe(2026);
  expect(inZone('Europe/Berlin', () => clubSeason())).toBe(2027);
});

test('a rule on time throws without a club', () => {
  expect(() => clubDay()).toThrow('No club');
});
