import { darkFrom, lightOfDay, lightText } from './light.ts';
import { LIGHT } from './units.ts';
import type { LightSpan } from './wire.ts';

const HOUR_MS = 3_600_000;
const ZONE = 'America/Chicago';
/** Midnight in the club's time zone. */
const DAY = Date.UTC(2026, 10, 27, 6);
const at = (hours: number): number => DAY + hours * HOUR_MS;
const lightOf = (spans: readonly (readonly [hours: number, value: number])[]) => ({
  spans: spans.map(([hours, value]): LightSpan => ({ from: at(hours), value })),
  until: at(48),
  sunrise: null,
  sunset: null,
  dusk: null,
});
const USUAL = lightOf([
  ...([0, 6.5, 7, 16.5, 17].map((hours, index) => [
    hours,
    [LIGHT.dark, LIGHT.twilight, LIGHT.day, LIGHT.twilight, LIGHT.dark][index] ?? 0,
  ]) as [number, number][]),
  ...([30.5, 31, 40.5, 41].map((hours, index) => [
    hours,
    [LIGHT.twilight, LIGHT.day, LIGHT.twilight, LIGHT.dark][index] ?? 0,
  ]) as [number, number][]),
]);

describe('the light of a day (rule condition.light)', () => {
  it("returns dawn, sunrise, sunset and dusk by the club's clock, and the time until dark", () => {
    const day = lightOfDay(USUAL, at(12), ZONE);
    expect(day?.events.map(({ event, time }) => `${event} ${time}`)).toEqual([
      ...['dawn 06:30', 'sunrise 07:00', 'sunset 16:30', 'dusk 17:00'],
    ]);
    expect(day?.parts.map(({ value }) => value)).toEqual([0, 1, 2, 1, 0]);
    expect(day?.parts.at(-1)?.until).toBe(at(24));
    expect(day && lightText(day)).toBe('It is dark in 5 h 0 min.');
  });

  it('is dark before dawn and after dusk', () => {
    const texts = [at(2), at(16.25), at(18)].map((now) => {
      const day = lightOfDay(USUAL, now, ZONE);
      return day && lightText(day);
    });
    expect(texts).toEqual(['It is dark.', 'It is dark in 45 min.', 'It is dark.']);
  });

  it("returns the next day's light from a kept answer, and no other day's", () => {
    expect(lightOfDay(USUAL, at(25), ZONE)?.events[0]).toMatchObject({ event: 'dawn', time: '06:30' });
    expect(lightOfDay(USUAL, at(48), ZONE)).toBeNull();
    expect(lightOfDay(USUAL, at(-1), ZONE)).toBeNull();
    expect(lightOfDay(null, at(1), ZONE)).toBeNull();
  });

  it.each([
    ['polar day', [[0, LIGHT.day]], [], 'The sun does not set today.'],
    ['polar night', [[0, LIGHT.dark]], [], 'It does not get light today. It is dark.'],
    [
      'polar night with twilight',
      [
        [0, LIGHT.dark],
        [10, LIGHT.twilight],
        [14, LIGHT.dark],
      ],
      ['dawn', 'dusk'],
      'The sun does not rise today. It is dark in 2 h 0 min.',
    ],
    [
      'white night',
      [
        [0, LIGHT.twilight],
        [2, LIGHT.day],
        [23, LIGHT.twilight],
      ],
      ['sunrise', 'sunset'],
      'It does not get dark today.',
    ],
  ] as const)('names what is missing on a %s', (_name, spans, events, text) => {
    const day = lightOfDay(lightOf(spans), at(12), ZONE);
    expect(day?.events.map(({ event }) => event)).toEqual(events);
    expect(day && lightText(day)).toBe(text);
  });

  it('returns all hours of a day on which the clocks change', () => {
    const midnight = Date.UTC(2026, 2, 8, 6);
    const light = {
      spans: [{ from: midnight, value: LIGHT.day }],
      until: midnight + 47 * HOUR_MS,
      sunrise: null,
      sunset: null,
      dusk: null,
    };
    const day = lightOfDay(light, midnight + HOUR_MS, ZONE);
    expect(day && day.until - day.from).toBe(23 * HOUR_MS);
  });
});

it('gives the time since or from which it is dark (rule safety.sheet)', () => {
  expect([at(2), at(12), at(18)].map((now) => darkFrom(USUAL, now))).toEqual([at(0), at(17), at(17)]);
  expect(darkFrom(lightOf([[0, LIGHT.day]]), at(12))).toBeNull();
  expect(darkFrom(null, at(12))).toBeNull();
});
