import { planOf } from '../testing/week.ts';
import { NO_BOAT, weekPicture } from './weekPicture.ts';

const DAYS = ['2026-05-28', '2026-05-29'];
const osprey = { _id: 'o', name: 'Osprey', moniker: '4x' };
const finch = { _id: 'f', name: 'Finch', moniker: '1x' };
const at = (day: string, from: string, to: string, fleet = [osprey]) =>
  planOf({ launch: `${day} ${from}:00`, land: `${day} ${to}:00`, fleet });

it('has a line for each boat sorted by name, then the plans without a boat', () => {
  const plans = [
    at('2026-05-28', '06:00', '07:00', [osprey, finch]),
    at('2026-05-29', '06:00', '07:00'),
    at('2026-05-29', '17:00', '18:00', []),
  ];
  const lines = weekPicture(plans, DAYS).lines.map(({ name, bars }) => [name, bars.length]);
  expect(lines).toEqual([
    ['Finch (1x)', 1],
    ['Osprey (4x)', 2],
    [NO_BOAT, 1],
  ]);
});

it('places hours at the same offset in every day, with bars as long as the plans', () => {
  const plans = [
    at('2026-05-28', '06:00', '07:00'),
    at('2026-05-28', '07:00', '09:00'),
    at('2026-05-29', '06:00', '07:00'),
  ];
  const { lines, columns, width } = weekPicture(plans, DAYS);
  const [first, second, next] = lines[0]?.bars ?? [];
  expect((next?.x ?? 0) - (first?.x ?? 0)).toBe(columns[1]?.x);
  expect(second?.x).toBeCloseTo((first?.x ?? 0) + (first?.width ?? 0));
  expect(second?.width).toBeCloseTo(2 * (first?.width ?? 0));
  for (const { x, width: length } of lines[0]?.bars ?? []) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + length).toBeLessThanOrEqual(width);
  }
});

it('widens for plans before five or after nine in the evening', () => {
  const { columns, lines } = weekPicture([at('2026-05-28', '03:45', '23:45')], DAYS);
  expect(columns[0]?.hours.at(-1)?.hour).toBeGreaterThanOrEqual(20);
  expect(lines[0]?.bars[0]?.x).toBeGreaterThan(0);
});

it('leaves out plans outside its days', () => {
  expect(weekPicture([at('2026-06-01', '06:00', '07:00')], DAYS).lines[0]?.bars).toEqual([]);
  expect(weekPicture([], DAYS).lines).toEqual([]);
});

it('leaves half the width of an hour label free at both ends of a day', () => {
  const { columns, width } = weekPicture([at('2026-05-28', '00:15', '23:45')], DAYS);
  for (const [index, { x, hours }] of columns.entries()) {
    const end = columns[index + 1]?.x ?? width;
    for (const { x: label } of hours) {
      expect(label - x).toBeGreaterThanOrEqual(8);
      expect(end - label).toBeGreaterThanOrEqual(8);
    }
  }
});
