import { daylightOf, isDark } from './daylight.ts';

const LONDON = { latitude: 51.47, longitude: -0.22 };
const TROMSO = { latitude: 69.65, longitude: 18.96 };

const hourOf = (ms: number | null): string => (ms === null ? '–' : new Date(ms).toISOString().slice(11, 16));

test('a day has dawn, sunrise, sunset and dusk in this order (rule club.place)', () => {
  const light = daylightOf('2026-11-26', LONDON, 'Europe/London');
  const times = [light.dawnMs, light.sunriseMs, light.sunsetMs, light.duskMs];
  expect(times.map(hourOf)).toEqual(['06:58', '07:36', '15:59', '16:37']);
});

test.each([
  ['polar day', '2026-06-21', false],
  ['polar night, whose noon is twilight', '2026-12-21', true],
])(
  "has neither sunrise nor sunset on a %s, and decides by the sun's height whether it is dark",
  (_what, day, isDarkAtMidnight) => {
    const light = daylightOf(day, TROMSO, 'Europe/Oslo');
    expect([light.sunriseMs, light.sunsetMs]).toEqual([null, null]);
    expect(isDark(Date.parse(`${day}T10:45:00Z`), TROMSO)).toBe(false);
    expect(isDark(Date.parse(`${day}T22:45:00Z`), TROMSO)).toBe(isDarkAtMidnight);
  },
);

test("uses the club's own calendar day, far east and far west", () => {
  const auckland = daylightOf('2026-11-26', { latitude: -36.85, longitude: 174.76 }, 'Pacific/Auckland');
  expect(new Date(auckland.sunriseMs ?? 0).toISOString().slice(0, 10)).toBe('2026-11-25');
  const seattle = daylightOf('2026-11-26', { latitude: 47.6, longitude: -122.3 }, 'America/Los_Angeles');
  expect(new Date(seattle.sunsetMs ?? 0).toISOString().slice(0, 10)).toBe('2026-11-27');
});

test('starts the dark at the end of civil twilight', () => {
  const { duskMs } = daylightOf('2026-11-26', LONDON, 'Europe/London');
  expect(isDark((duskMs ?? 0) - 600_000, LONDON)).toBe(false);
  expect(isDark((duskMs ?? 0) + 600_000, LONDON)).toBe(true);
});
