import { reservedBoats } from './reservedBoats.ts';

const held = (bus_id: string, from: string, name: string) => ({
  bus_id,
  plan: 'p',
  name,
  usergroup: 'Open Plan',
  launch: `2026-05-01 ${from}:00`,
  land: '2026-05-01 20:00:00',
});

it('returns the next reservation of each boat', () => {
  const words = reservedBoats([
    held('a', '06:00', 'Kim Harper'),
    held('a', '17:00', 'Ana Bo'),
    held('b', '18:00', 'Ana Bo'),
  ]);
  expect([...words]).toEqual([
    ['a', 'Reserved 06:00–20:00 by Kim Harper'],
    ['b', 'Reserved 18:00–20:00 by Ana Bo'],
  ]);
  expect(reservedBoats(undefined).size).toBe(0);
});
