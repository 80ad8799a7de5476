import { AS_MEASURED } from '@fleetwatch/contract/conditions/units';
import { DEFAULT_SETTINGS } from '@fleetwatch/contract/safety/settings';
import type { Alert, OutBoat, RescueSheet } from '@fleetwatch/contract/safety/wire';
import { KIM_LOCAL_PROFILE, OARS } from '@fleetwatch/kit/testing/sampleData';

/** Noon of a Friday in Zurich. */
export const NOON = OARS.now;
export const MINUTE = 60_000;
export const CLUB = { ...OARS, features: ['overdue'] };
export const KIM = KIM_LOCAL_PROFILE;
export const SETTINGS = {
  ...DEFAULT_SETTINGS,
  areas: [{ _id: 'e'.repeat(24), name: 'North lake', minutes: 120 }],
  rescue: [{ name: 'Harbour', phone: '+41 44 123 45 67' }],
};

/** A boat expected so many minutes from noon, late 15, overdue 30 and an alarm 60 minutes later. */
export function outOf(bus: string, inMinutes: number, more: Partial<OutBoat> = {}): OutBoat {
  const expected = NOON + inMinutes * MINUTE;
  return {
    sortie: `sortie-${bus}`,
    bus,
    bus_id: `boat-${bus}`,
    moniker: '2x',
    user: 'Ana Bo',
    user_id: 'ana',
    crew: ['bea'],
    launch: '2026-05-29 10:30:00',
    expected,
    source: 'member',
    changes: 0,
    area: 'North lake',
    heading: 'upstream',
    lights: false,
    ashore: null,
    alert: null,
    ladder: {
      due: expected,
      late: expected + 15 * MINUTE,
      overdue: expected + 30 * MINUTE,
      alarm: expected + 60 * MINUTE,
      dark: null,
    },
    ...more,
  };
}

export function alertOf(bus: string, more: Partial<Alert> = {}): Alert {
  return {
    _id: `alert-${bus}`,
    sortie: `sortie-${bus}`,
    bus,
    user: 'Ana Bo',
    level: 'alarm',
    since: NOON - 5 * MINUTE,
    acknowledged: null,
    stage: null,
    expected: NOON - 65 * MINUTE,
    steps: [],
    clothing: '',
    outcome: null,
    closed: null,
    lines: [{ what: 'late', by: null, at: NOON - 50 * MINUTE, note: '' }],
    ...more,
  };
}

export function sheetOf(more: Partial<RescueSheet> = {}): RescueSheet {
  return {
    club: 'Oars Rowing Club',
    place: { latitude: 47.3769, longitude: -8.5417 },
    emergencyNumber: '112',
    rescue: SETTINGS.rescue,
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
    clothing: 'Ana in orange',
    crew: [
      {
        name: 'Ana Bo',
        age: 'adult',
        contacts: {
          mobile: '+41 79 1',
          emergency: [{ name: 'Cy Bo', relation: 'partner', phone: '+41 79 2' }],
          medicalNote: 'Asthma',
          swims: 'no',
        },
      },
      { name: 'Bea Cole', age: 'junior', contacts: null },
    ],
    launched: NOON - 150 * MINUTE,
    expected: NOON - 65 * MINUTE,
    dusk: NOON + 600 * MINUTE,
    dark: NOON + 540.5 * MINUTE,
    officer: { name: 'Kim Harper', phone: '+41 79 3' },
    lastReport: { how: 'heard', at: NOON - 20 * MINUTE, by: 'Di Fox', note: 'by the bridge' },
    conditions: {
      launch: {
        flag: 'green',
        version: 1,
        values: [{ input: 'waterC', value: 12, unit: 'C', source: 'by hand', ageMin: 30 }],
      },
      now: {
        flag: 'yellow',
        version: 1,
        values: [{ input: 'wind', value: 12, unit: 'mps', source: 'Open-Meteo', ageMin: 10, direction: 225 }],
      },
      units: AS_MEASURED,
      waterC: 9,
    },
    ticks: [{ step: 'dock', by: 'Kim Harper', at: NOON - MINUTE, note: '' }],
    lines: [{ what: 'alarm', by: null, at: NOON - 5 * MINUTE, note: '' }],
    printed: { by: 'Kim Harper', at: NOON },
    ...more,
  };
}
