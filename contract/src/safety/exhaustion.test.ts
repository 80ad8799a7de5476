import { exhaustionText } from './exhaustion.ts';

test.each([
  [-1, 'under 15 min'],
  [0, '15 to 30 min'],
  // 40 °F, converted.
  [40 / 9, '15 to 30 min'],
  [4.6, '30 to 60 min'],
  [10, '30 to 60 min'],
  [10.1, '1 to 2 h'],
  [140 / 9, '1 to 2 h'],
  [15.7, null],
])('shows for water of %d °C %s until exhaustion (rule safety.sheet)', (waterC, text) => {
  expect(exhaustionText(waterC)).toBe(text);
});
