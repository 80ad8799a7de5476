import { ageText, pointOf, readingText, stripOf, stripText } from './strip.ts';
import type { ConditionReading, ConditionsAnswer } from './wire.ts';

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2026, 10, 26, 15);
const reading = (more: Partial<ConditionReading>): ConditionReading => ({
  input: 'wind',
  value: 4,
  unit: 'mps',
  at: NOW - 10 * MINUTE_MS,
  staleMs: 90 * MINUTE_MS,
  sourceId: null,
  source: 'by hand',
  where: '',
  isExample: false,
  trend: null,
  ...more,
});
const lineOf = (...moment: Parameters<typeof stripOf>): string => stripText(stripOf(...moment));
const dusk = Date.UTC(2026, 10, 26, 16, 38);
const answer: ConditionsAnswer = {
  readings: [
    reading({ direction: 225 }),
    reading({ input: 'gust', value: 7 }),
    reading({ input: 'waterC', value: 9.4, unit: 'C' }),
    reading({ input: 'level', value: 142, unit: 'cm', trend: 'rising' }),
  ],
  table: {
    version: 1,
    hold: { kind: 'minutes', count: 0 },
    rules: [
      {
        id: 'r1',
        input: 'wind',
        op: 'gte',
        value: 10,
        unit: 'mps',
        source: null,
        classes: [],
        clearances: [],
        effect: 'no',
        note: '',
      },
    ],
  },
  held: [],
  flags: [],
  light: { spans: [], until: 0, sunrise: null, sunset: null, dusk },
};

test('shows flag, wind, water with its age, level, and when it gets dark (rule condition.shown)', () => {
  expect(lineOf(answer, NOW, 'Europe/London')).toBe(
    'Green | 4 m/s SW gust 7 | water 9.4 °C (10 min) | 142 cm rising | dark 16:38',
  );
});

test('omits stale readings, and shows no green flag', () => {
  expect(lineOf(answer, NOW + 81 * MINUTE_MS, 'Europe/London')).toBe('Readings missing | dark 16:38');
  expect(
    lineOf({ ...answer, light: null, readings: [reading({ input: 'gust', value: 7 })] }, NOW, 'UTC'),
  ).toBe('Readings missing | gust 7 m/s');
});

test("shows values in the club's units (rule condition.units)", () => {
  const units = { speed: 'mph', temperature: 'F', level: 'ft', flow: null } as const;
  expect(lineOf({ ...answer, units }, NOW, 'Europe/London')).toBe(
    'Green | 8.9 mph SW gust 15.7 | water 48.9 °F (10 min) | 4.7 ft rising | dark 16:38',
  );
  // Sources measure in different units, which are merged.
  const readings = [reading({ value: 10, unit: 'kn' }), reading({ input: 'gust', value: 9 })];
  const beaufort = { ...units, speed: 'bft' } as const;
  expect(stripOf({ ...answer, readings, units: beaufort }, NOW, 'UTC').facts[0]).toBe('3 Bft gust 5');
  expect(stripOf({ ...answer, readings }, NOW, 'UTC').facts[0]).toBe('10 kn gust 9 m/s');
});

test('names each source once, and marks examples (rule condition.strip)', () => {
  const readings = [
    reading({ source: 'Open-Meteo' }),
    reading({ input: 'gust', value: 7, source: 'Open-Meteo' }),
    reading({ input: 'waterC', value: 9.4, unit: 'C' }),
    // It is not part of the strip.
    reading({ input: 'airC', value: 12, unit: 'C', source: 'A thermometer', isExample: true }),
  ];
  expect(stripOf({ ...answer, readings }, NOW, 'UTC')).toMatchObject({
    sources: 'Open-Meteo, by hand',
    isExample: false,
  });
  const examples = [reading({ isExample: true })];
  expect(stripOf({ ...answer, readings: examples }, NOW, 'UTC').isExample).toBe(true);
});

test('writes directions, ages and values that are not numbers as words', () => {
  expect([0, 22, 23, 225, 338, 360].map(pointOf)).toEqual(['N', 'N', 'NE', 'SW', 'N', 'N']);
  const ages = [0, 119, 120, 47 * 60, 48 * 60].map((minutes) =>
    ageText({ at: NOW - minutes * MINUTE_MS }, NOW),
  );
  expect(ages).toEqual(['0 min', '119 min', '2 h', '47 h', '2 d']);
  const words = (input: ConditionReading['input'], value: number) =>
    readingText(reading({ input, value, unit: 'step' }));
  expect([words('alert', 3), words('alert', 0), words('lightning', 1), words('lightning', 0)]).toEqual([
    ...['severe', 'none', 'yes', 'none'],
  ]);
});
