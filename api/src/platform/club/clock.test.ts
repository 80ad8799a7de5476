import fc from 'fast-check';
import { DateTime, IANAZone } from 'luxon';
import { Types } from 'mongoose';
import { clubDay, clubSeason, clubText, now, textIn } from './clock.ts';
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
  // The hour that is repeated.
  ['America/Chicago', '2026-11-01T06:30:00Z', '2026-11-01 01:30:00'],
  ['America/Chicago', '2026-11-01T07:30:00Z', '2026-11-01 01:30:00'],
  ['Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25 02:30:00'],
  ['Europe/Berlin', '2026-10-25T01:30:00Z', '2026-10-25 02:30:00'],
])('shows in %s %s as %s', (zone, utc, text) => {
  expect(inZone(zone, () => clubText(new Date(utc)))).toBe(text);
});

test("today is the club's, so the same instant is two days in two clubs (rule time.club-clock)", () => {
  instant = new Date('2026-12-31T23:30:00Z');
  expect(now()).toEqual(instant);
  expect(inZone('America/Chicago', () => clubDay())).toBe('2026-12-31');
  expect(inZone('Europe/Berlin', () => clubDay())).toBe('2027-01-01');
  expect(inZone('America/Chicago', () => clubSeason())).toBe(2026);
  expect(inZone('Europe/Berlin', () => clubSeason())).toBe(2027);
});

test('throws when a rule on time runs without a club', () => {
  expect(() => clubDay()).toThrow('No club');
});

describe('the text of an instant is that of luxon', () => {
  const ZONES = Intl.supportedValuesOf('timeZone');
  const textOf = (zone: string, ms: number) =>
    DateTime.fromMillis(ms, { zone }).toFormat('yyyy-MM-dd HH:mm:ss');
  const SECOND_MS = 1_000;
  const MONTH_MS = 30 * 86_400_000;

  /** Finds the first instant with the later offset, by bisection. */
  function changeBetween(zone: IANAZone, from: number, until: number): number {
    if (until - from <= SECOND_MS) return until;
    const middle = from + Math.floor((until - from) / 2 / SECOND_MS) * SECOND_MS;
    return zone.offset(middle) === zone.offset(from)
      ? changeBetween(zone, middle, until)
      : changeBetween(zone, from, middle);
  }

  test("writes an instant as luxon does around the clock changes of many zones, also at one minute past midnight (St. John's until 2011)", () => {
    const some = [...ZONES.filter((_, index) => index % 8 === 0), 'America/St_Johns', 'Australia/Lord_Howe'];
    const wrong: string[] = [];
    let changes = 0;
    for (const name of some) {
      const zone = IANAZone.create(name);
      for (let ms = Date.UTC(2010); ms < Date.UTC(2027); ms += MONTH_MS) {
        if (zone.offset(ms) === zone.offset(ms + MONTH_MS)) continue;
        changes += 1;
        const change = changeBetween(zone, ms, ms + MONTH_MS);
        for (const near of [-60, -1, 0, 1, 60].map((seconds) => change + seconds * SECOND_MS)) {
          if (textIn(name, new Date(near)) !== textOf(name, near)) wrong.push(`${name} ${near}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(changes).toBeGreaterThan(300);
  });

  test('writes any instant as luxon does, whole seconds or not', () => {
    const instants = fc.integer({ min: Date.UTC(1900), max: Date.UTC(2100) });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), instants, (zone, ms) => {
        expect(textIn(zone, new Date(ms))).toBe(textOf(zone, ms));
      }),
      { numRuns: 2_000 },
    );
  });
});
