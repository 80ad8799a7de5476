import { instantOf } from './clubTime.ts';
import { timeOut } from './timeOut.ts';

const ZURICH = 'Europe/Zurich';
const out = (launch: string, now: string): string =>
  timeOut(instantOf(launch, ZURICH), instantOf(now, ZURICH));

describe('timeOut', () => {
  it.each([
    ['2026-05-01 06:12:09', '2026-05-01 06:12:40', '0:00'],
    ['2026-05-01 06:12:09', '2026-05-01 06:54:09', '0:42'],
    ['2026-05-01 06:12:09', '2026-05-01 06:54:08', '0:41'],
    ['2026-05-01 06:12:09', '2026-05-01 09:17:10', '3:05'],
    ['2026-05-01 06:12:09', '2026-05-02 06:12:08', '23:59'],
    ['2026-05-01 06:12:09', '2026-05-02 06:12:09', '1 d 0 h'],
    ['2026-05-01 06:12:09', '2026-05-02 08:30:00', '1 d 2 h'],
  ])('calculates from %s to %s: %s', (launch, now, expected) => {
    expect(out(launch, now)).toBe(expected);
  });

  it('counts the hour that the clock skips in spring as not rowed', () => {
    expect(out('2026-03-29 01:30:00', '2026-03-29 03:30:00')).toBe('1:00');
  });

  it('takes a launch in the future, by a clock that is off, for one just made', () => {
    expect(out('2026-05-01 06:12:09', '2026-05-01 06:11:00')).toBe('0:00');
  });
});
