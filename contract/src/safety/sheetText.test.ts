import { AS_MEASURED } from '../conditions/units.ts';
import type { RescueSheet } from './wire.ts';
import { factsOf, geoJsonOf, lineText, placeTexts, printedText, sheetText } from './sheetText.ts';

const NOON = Date.parse('2026-05-29T10:00:00Z');
const MINUTE = 60_000;
const timeOf = (ms: number): string => new Date(ms).toISOString().slice(11, 16);
const PLACE = { latitude: 47.3769, longitude: -8.5417 };
const SHEET: RescueSheet = {
  club: 'Oars Rowing Club',
  place: PLACE,
  emergencyNumber: '112',
  rescue: [],
  boat: {
    bus: 'Osprey',
    moniker: '2x',
    area: 'North lake',
    heading: 'upstream',
    lights: false,
    seats: 2,
    hull: 'red',
    group: { name: 'Double', moniker: '2x', payload: 1 },
  },
  phone: 'Ana Bo',
  clothing: 'orange jackets',
  crew: [
    {
      name: 'Ana Bo',
      age: 'senior',
      contacts: {
        mobile: '+41 79 1',
        emergency: [{ name: 'Cy Bo', relation: 'partner', phone: '+41 79 2' }],
        medicalNote: 'Asthma',
        swims: 'clothed',
      },
    },
    { name: 'Bea Cole', age: 'junior', contacts: null },
  ],
  launched: NOON - 150 * MINUTE,
  expected: NOON - 65 * MINUTE,
  dusk: NOON + 600 * MINUTE,
  dark: NOON + 600 * MINUTE,
  officer: { name: 'Kim Harper', phone: '+41 79 3' },
  lastReport: { how: 'heard', at: NOON - 20 * MINUTE, by: 'Di Fox', note: 'by the bridge' },
  conditions: {
    launch: {
      flag: 'green',
      version: 3,
      values: [{ input: 'waterC', value: 10.4, unit: 'C', source: 'by hand', ageMin: 130 }],
    },
    now: {
      flag: 'yellow',
      version: 3,
      values: [
        { input: 'wind', value: 12, unit: 'mps', source: 'Open-Meteo', ageMin: 10, direction: 225 },
        { input: 'waterC', value: 9, unit: 'C', source: 'USGS', ageMin: 60 },
        { input: 'waterC', value: 48.9, unit: 'F', source: 'by hand', ageMin: 4 },
        { input: 'gust', value: 15, unit: 'mps', source: 'Open-Meteo', ageMin: 10 },
        { input: 'lightning', value: 1, unit: 'step', source: 'Open-Meteo', ageMin: 10 },
      ],
    },
    units: { ...AS_MEASURED, temperature: 'C' },
    waterC: 9,
  },
  ticks: [{ step: 'dock', by: 'Kim Harper', at: NOON - MINUTE, note: '' }],
  lines: [{ what: 'alarm', by: null, at: NOON - 5 * MINUTE, note: '' }],
  printed: { by: 'Kim Harper', at: NOON },
};

describe('the texts of a rescue sheet (rule safety.sheet)', () => {
  it('shows a place in degrees, and in degrees and minutes', () => {
    expect(placeTexts({ latitude: 47.3769, longitude: -8.5417 })).toEqual([
      '47.3769, -8.5417',
      '47° 22.614′ N, 8° 32.502′ W',
    ]);
    // Not 60 minutes.
    expect(placeTexts({ latitude: -0.999999, longitude: 0 })[1]).toBe('1° 00.000′ S, 0° 00.000′ E');
  });

  it('shows texts that can be read aloud', () => {
    const text = sheetText(SHEET, timeOf, NOON + 2 * MINUTE);
    expect(text.split('\n')).toEqual([
      'Oars Rowing Club. A rowing boat is missing.',
      'Boat: Osprey, 2x, 2 seats, without lights.',
      'Hull: red.',
      'Aboard: 2.',
      'Phone aboard: Ana Bo.',
      'Clothing: orange jackets.',
      'Launched: 07:30.',
      'Expected: 08:55.',
      'Water: North lake.',
      'Heading: upstream.',
      'Last report: 09:40, seen or heard, Di Fox: by the bridge.',
      'Dusk: 20:00.',
      'Light left: 9 h 58 min.',
      'Conditions at launch: Green, water 10.4 °C (2 h).',
      'Conditions at 10:00: Yellow, wind 12 m/s SW, gust 15 m/s (10 min), water 9.4 °C (4 min), thunderstorm yes (10 min).',
      'Time to exhaustion: 30 to 60 min in water of 9 °C (USRowing).',
      'Officer: Kim Harper, +41 79 3.',
      'Boathouse: 47.3769, -8.5417 = 47° 22.614′ N, 8° 32.502′ W.',
      'Crew:',
      '1. Ana Bo, 65 or older; Phone +41 79 1; Cy Bo (partner) +41 79 2; Swims, even in clothes; Medical: Asthma',
      '2. Bea Cole, under 18',
      'Done so far:',
      '09:55 Alarm',
      '09:59 Dock and racks checked, Kim Harper',
      'Printed 10:02 by Kim Harper, as of 10:00.',
    ]);
  });

  it('leaves out unknown facts, as on a sheet cached by an older version', () => {
    const { conditions: _conditions, lastReport: _report, officer: _officer, dark: _dark, ...before } = SHEET;
    const labels = (sheet: RescueSheet) => factsOf(sheet, timeOf, NOON).map(([label]) => label);
    const added = ['Last report', 'Light left', 'Conditions at launch', 'Time to exhaustion', 'Officer'];
    expect(labels(SHEET)).toEqual(expect.arrayContaining(added));
    expect(labels(before).filter((label) => added.includes(label))).toEqual([]);
    const unknown = {
      launch: null,
      now: { flag: null, version: 0, values: [] },
      units: AS_MEASURED,
      waterC: 20,
    };
    expect(labels({ ...before, conditions: unknown, officer: null, dark: null })).toEqual(labels(before));
  });

  it.each([
    [NOON + 1, '0 min'],
    [NOON, 'none, it is dark'],
    [NOON - 90 * MINUTE, 'none, it is dark'],
  ])('shows the light left when it is dark from %d on', (dark, left) => {
    expect(new Map(factsOf({ ...SHEET, dark }, timeOf, NOON)).get('Light left')).toBe(left);
  });

  it.each([
    ['launched', '09:40, launched, Di Fox'],
    ['help', '09:40, asked for help, Di Fox'],
    ['changed', '09:40, changed the return time, Di Fox'],
  ] as const)('shows the last report of the boat: it %s', (how, text) => {
    const lastReport = { how, at: NOON - 20 * MINUTE, by: 'Di Fox', note: '' };
    expect(new Map(factsOf({ ...SHEET, lastReport }, timeOf, NOON)).get('Last report')).toBe(text);
  });

  it('shows who printed the sheet and when, and the time of older data', () => {
    expect(printedText(SHEET, timeOf, NOON)).toBe('Printed 10:00 by Kim Harper.');
    expect(printedText({ ...SHEET, printed: { by: null, at: NOON } }, timeOf, NOON + 90 * MINUTE)).toBe(
      'Printed 11:30, as of 10:00.',
    );
  });

  it('writes a GeoJSON point, longitude first, without people', () => {
    const json = geoJsonOf(SHEET, PLACE);
    expect(JSON.parse(json)).toMatchObject({ geometry: { type: 'Point', coordinates: [-8.5417, 47.3769] } });
    expect(json).not.toMatch(/Ana|Asthma/);
  });

  it('shows what was done, by whom, and their notes', () => {
    expect(lineText({ what: 'resolved', by: 'Ana Bo', note: 'Towed in' })).toBe('Resolved, Ana Bo: Towed in');
    expect(lineText({ what: 'alarm', by: null, note: '' })).toBe('Alarm');
  });
});
