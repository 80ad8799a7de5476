import { sunTimes } from './sunTimes.ts';

describe('sunTimes (rule club.place)', () => {
  it.each([
    ['2026-05-01', 47.37, 8.54, 'Europe/Zurich', '06:10', '20:37'],
    ['2026-12-21', 51.48, -0.19, 'Europe/London', '08:04', '15:54'],
    ['2026-05-01', -36.85, 174.76, 'Pacific/Auckland', '07:00', '17:36'],
    ['2026-05-01', 21.3, -157.8, 'Pacific/Honolulu', '06:00', '18:57'],
    // 13 hours ahead of UTC, though the sun there is 11 hours behind.
    ['2026-05-01', -13.83, -171.76, 'Pacific/Apia', '06:36', '18:13'],
  ])('on %s at %d, %d in %s: %s to %s', (day, latitude, longitude, timezone, sunrise, sunset) => {
    expect(sunTimes(day, { latitude, longitude }, timezone)).toMatchObject({
      kind: 'rises',
      sunrise,
      sunset,
    });
  });

  it('gives the instants too, in the club’s day', () => {
    const sun = sunTimes('2026-05-01', { latitude: 47.37, longitude: 8.54 }, 'Europe/Zurich');
    if (sun.kind !== 'rises') throw new Error('The sun rises in Zurich.');
    expect(new Date(sun.sunriseMs).toISOString()).toMatch(/^2026-05-01T04:10:00/);
    expect(new Date(sun.sunsetMs).toISOString()).toMatch(/^2026-05-01T18:37:00/);
  });

  it('shows that the sun does not set or rise on a polar day or night', () => {
    const tromso = { latitude: 69.65, longitude: 18.95 };
    expect(sunTimes('2026-06-21', tromso, 'Europe/Oslo')).toEqual({ kind: 'up' });
    expect(sunTimes('2026-12-21', tromso, 'Europe/Oslo')).toEqual({ kind: 'down' });
  });
});
