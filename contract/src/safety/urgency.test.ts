import { byUrgency, overdueBoats } from './urgency.ts';
import type { OutBoat } from './wire.ts';

const NOW = 1_000_000_000;
const MINUTE = 60_000;

/** Late, overdue and an alarm 15, 30 and 60 minutes after it is expected. */
function outOf(bus: string, inMinutes: number, more: Partial<OutBoat> = {}): OutBoat {
  const expected = NOW + inMinutes * MINUTE;
  return {
    sortie: bus,
    bus,
    bus_id: bus,
    moniker: '2x',
    user: 'Ana Bo',
    user_id: 'ana',
    crew: [],
    launch: '2026-05-29 10:30:00',
    expected,
    source: 'member',
    changes: 0,
    area: null,
    heading: '',
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

const mark = { by: 'Ana Bo', at: NOW };
const helped = outOf('Wren', 20, {
  help: mark,
  ladder: { due: NOW, late: NOW, overdue: NOW, alarm: NOW, dark: null },
});
const boats = [
  outOf('Tern', -90, { ashore: mark }),
  outOf('Heron', 30),
  outOf('Kestrel', -40),
  outOf('Osprey', -70),
  outOf('Swift', -80),
  outOf('Finch', -20),
  helped,
];
const names = (list: readonly OutBoat[]): string[] => list.map(({ bus }) => bus);

it('lists calls for help first, and boats on their racks last', () => {
  expect(names(byUrgency(boats, NOW))).toEqual([
    ...['Wren', 'Swift', 'Osprey', 'Kestrel', 'Finch', 'Heron', 'Tern'],
  ]);
});

it('lists only boats that are searched for', () => {
  expect(names(overdueBoats(boats, NOW))).toEqual(['Wren', 'Swift', 'Osprey', 'Kestrel']);
});
