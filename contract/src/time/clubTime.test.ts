import { execFileSync } from 'node:child_process';
import path from 'node:path';
import fc from 'fast-check';
import { instantOf, localTextOf } from './clubTime.ts';

const NEW_YORK = 'America/New_York';
const ZURICH = 'Europe/Zurich';

describe('localTextOf', () => {
  it("shows the club's clock, midnight as hour 00", () => {
    expect(localTextOf(Date.UTC(2026, 4, 1, 10, 12, 9), NEW_YORK)).toBe('2026-05-01 06:12:09');
    expect(localTextOf(Date.UTC(2026, 4, 1, 4, 0, 0), NEW_YORK)).toBe('2026-05-01 00:00:00');
    expect(localTextOf(Date.UTC(2024, 1, 28, 23, 30), ZURICH)).toBe('2024-02-29 00:30:00');
    expect(localTextOf(Date.UTC(476, 8, 4), 'UTC')).toBe('0476-09-04 00:00:00');
  });

  it('refuses an unknown time zone', () => {
    expect(() => localTextOf(0, 'Mars/Olympus')).toThrow(RangeError);
  });
});

describe('with Temporal, as browsers have it', () => {
  /** Simulates a process that has Temporal, which this one does not. */
  function localTextsByTemporal(calls: readonly (readonly [number, string])[]): string[] {
    const script = `
      import { localTextOf } from ${JSON.stringify(path.join(import.meta.dirname, 'clubTime.ts'))};
      if (typeof Temporal === 'undefined') throw new Error('There is no Temporal here.');
      const calls = ${JSON.stringify(calls)};
      console.log(JSON.stringify(calls.map(([instantMs, timeZone]) => localTextOf(instantMs, timeZone))));
    `;
    const options = ['--harmony-temporal', '--input-type=module', '--eval', script];
    return JSON.parse(
      execFileSync(process.execPath, options, { encoding: 'utf8', stdio: 'pipe' }),
    ) as string[];
  }

  it('shows the same clock, to the second, over the years and on both sides of a change', () => {
    const instants = [
      ...Array.from({ length: 200 }, (_, index) => Date.UTC(2019, 0, 1) + index * 2_345_678_901),
      ...[Date.UTC(2026, 2, 29, 1), Date.UTC(2026, 9, 25, 1), Date.UTC(2026, 2, 8, 7)].flatMap((change) => [
        change - 1,
        change,
        change + 0.5,
        change + 3_599_999,
      ]),
      0,
      -1,
    ];
    const zones = [NEW_YORK, ZURICH, 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Etc/GMT-5', 'UTC'];
    const calls = instants.flatMap((instantMs) => zones.map((zone) => [instantMs, zone] as const));
    expect(localTextsByTemporal(calls)).toEqual(calls.map((call) => localTextOf(...call)));
  });

  it('refuses an unknown time zone as well', () => {
    expect(() => localTextsByTemporal([[0, 'Mars/Olympus']])).toThrow('RangeError');
  });
});

describe('instantOf', () => {
  it('finds the instant in summer and in winter', () => {
    expect(instantOf('2026-07-01 23:59:59', NEW_YORK)).toBe(Date.UTC(2026, 6, 2, 3, 59, 59));
    expect(instantOf('2026-12-01 23:59:59', NEW_YORK)).toBe(Date.UTC(2026, 11, 2, 4, 59, 59));
  });

  it('finds the end of both days on which the clock changes', () => {
    expect(instantOf('2026-03-29 23:59:59', ZURICH) - instantOf('2026-03-29 00:00:00', ZURICH)).toBe(
      23 * 3_600_000 - 1_000,
    );
    expect(instantOf('2026-11-01 23:59:59', NEW_YORK) - instantOf('2026-11-01 00:00:00', NEW_YORK)).toBe(
      25 * 3_600_000 - 1_000,
    );
  });

  it('takes the first of two instants, and moves a skipped time on by the jump', () => {
    expect(instantOf('2026-11-01 01:30:00', NEW_YORK)).toBe(Date.UTC(2026, 10, 1, 5, 30));
    expect(instantOf('2026-03-08 02:30:00', NEW_YORK)).toBe(Date.UTC(2026, 2, 8, 7, 30));
  });

  it('undoes localTextOf, save for the hour that comes twice', () => {
    const seconds = fc.integer({ min: Date.UTC(2020, 0, 1) / 1_000, max: Date.UTC(2035, 0, 1) / 1_000 });
    fc.assert(
      fc.property(
        seconds,
        fc.constantFrom(NEW_YORK, ZURICH, 'Australia/Lord_Howe', 'UTC'),
        (second, timeZone) => {
          const text = localTextOf(second * 1_000, timeZone);
          const found = instantOf(text, timeZone);
          expect(localTextOf(found, timeZone)).toBe(text);
          expect(found).toBeLessThanOrEqual(second * 1_000);
        },
      ),
    );
  });
});
