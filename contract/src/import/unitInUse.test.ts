import { unitInUse } from './unitInUse.ts';

test.each([
  [['12 km', '', '3.1 km', '4 mi'], 'km'],
  [['3.1 mi', '4 miles', '1 km'], 'mi'],
  [['750 m'], 'm'],
  [[], 'km'],
  [['12 km', '9'], null],
  [['12 leagues'], null],
])('finds for distances %j the unit %p (rule moving.distance)', (distances, unit) => {
  expect(unitInUse(distances.map((distance) => ({ distance })))).toBe(unit);
});
