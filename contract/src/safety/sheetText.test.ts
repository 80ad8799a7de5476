import type { RescueSheet } from './wire.ts';
import { geoJsonOf, lineText, placeTexts, sheetText } from './sheetText.ts';

const NOON = Date.parse('2026-05-29T10:00:00Z');
const MINUTE = 60_000;
const timeOf = (ms: number): string => new Date(ms).toISOString().slice(11, 16);
const PLACE = { latitude: 47.3769, longitude: -8.5417 };
const SHEET: RescueSheet = {
  ...{ club: 'Oars Rowing Club', place: PLACE, emergencyNumber: '112', rescue: [] },
  boat: {
    ...{ bus: 'Osprey', moniker: '2x', area: 'North lake', heading: 'upstream', lights: false, seats: 2 },
    ...{ hull: 'red', group: { name: 'Double', moniker: '2x', payload: 1 } },
  },
  ...{ phone: 'Ana Bo', clothing: 'orange jackets' },
  crew: [
    {
      ...{ name: 'Ana Bo', age: 'senior' },
      contacts: {
        mobile: '+41 79 1',
        emergency: [{ name: 'Cy Bo', relation: 'partner', phone: '+41 79 2' }],
        ...{ medicalNote: 'Asthma', swims: 'clothed' },
      },
    },
    { name: 'Bea Cole', age: 'junior', contacts: null },
  ],
  ...{ launched: NOON - 150 * MINUTE, expected: NOON - 65 * MINUTE, dusk: NOON + 600 * MINUTE },
  ticks: [{ step: 'dock', by: 'Kim Harper', at: NOON - MINUTE, note: '' }],
  lines: [{ what: 'alarm', by: null, at: NOON - 5 * MINUTE, note: '' }],
  printed: { by: 'Kim Harper', at: NOON },
};

describe('the texts of a rescue sheet (rule safety.sheet)', () => {
  it('give a place in degrees, and in degrees and minutes', () => {
    expect(placeTexts({ latitude: 47.3769, longitude: -8.5417 })).toEqual([
      '47.3769, -8.5417',
      '47° 22.614′ N, 8° 32.502′ W',
    ]);
    // Not 60 minutes.
    expect(placeTexts({ latitude: -0.999999, longitude: 0 })[1]).toBe('1° 00.000′ S, 0° 00.000′ E');
  });

  it('can be read aloud', () => {
    const text = sheetText(SHEET, timeOf);
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
      'Dusk: 20:00.',
      'Boathouse: 47.3769, -8.5417 = 47° 22.614′ N, 8° 32.502′ W.',
      'Crew:',
      '1. Ana Bo, 65 or older; Phone +41 79 1; Cy Bo (partner) +41 79 2; Swims, also in clothes; Medical: Asthma',
      '2. Bea Cole, under 18',
      'Done so far:',
      '09:55 Alarm',
      '09:59 Dock and racks looked at, Kim Harper',
      'As of 10:00.',
    ]);
  });

  it('are a GeoJSON point, longitude first, without people', () => {
    const json = geoJsonOf(SHEET, PLACE);
    expect(JSON.parse(json)).toMatchObject({ geometry: { type: 'Point', coordinates: [-8.5417, 47.3769] } });
    expect(json).not.toMatch(/Ana|Asthma/);
  });

  it('say what was done, by whom, and in which words', () => {
    expect(lineText({ what: 'resolved', by: 'Ana Bo', note: 'Towed in' })).toBe('Resolved, Ana Bo: Towed in');
    expect(lineText({ what: 'alarm', by: null, note: '' })).toBe('Alarm');
  });
});
