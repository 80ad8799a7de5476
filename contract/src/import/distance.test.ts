import { hundredthsOfMile, millionthsText, readDistance, unitOfWord } from './distance.ts';

test.each([
  ['12.5 km', 12_500_000, 'km', 777],
  ['12,5 km', 12_500_000, 'km', 777],
  ['12,500 m', 12_500_000_000, 'm', 777],
  ['1.500m', 1_500_000_000, 'm', 93],
  ['3,250 yd', 3_250_000_000, 'yd', 185],
  ['12.50 m', 12_500_000, 'm', 1],
  ['750 m', 750_000_000, 'm', 47],
  ['3.1 mi', 3_100_000, 'mi', 310],
  ['400 yd', 400_000_000, 'yd', 23],
  ['12', 12_000_000, 'km', 746],
  ['12km', 12_000_000, 'km', 746],
  ['  8.0  KM. ', 8_000_000, 'km', 497],
  ['1.234,5 km', 1_234_500_000, 'km', 76_708],
  ['1,234.5 mi', 1_234_500_000, 'mi', 123_450],
  ['0.804672 km', 804_672, 'km', 50],
  ['', 0, 'km', 0],
] as const)(
  'reads %p as %p millionths of a %s and %p hundredths of a mile (rule moving.distance)',
  (text, millionths, unit, hundredths) => {
    const read = readDistance(text, 'km');
    expect(read).toEqual({ millionths, unit });
    expect(read && hundredthsOfMile(read)).toBe(hundredths);
  },
);

test.each([
  'km',
  '-3 km',
  '3 leagues',
  '1.2.3',
  '1,2,3 km',
  '12 km 5',
  '1e3',
  '٣ km',
  '1234567',
  '1.1234567',
  'NaN',
])('refuses %p as a distance', (text) => expect(readDistance(text, 'km')).toBeNull());

test('rounds half up, and never twice', () => {
  // 0.005 mi exactly; with floating point it would be 0.
  expect(hundredthsOfMile({ millionths: 8_046_720, unit: 'm' })).toBe(1);
  expect(hundredthsOfMile({ millionths: 8_046_719, unit: 'm' })).toBe(0);
  expect(hundredthsOfMile({ millionths: 999_999_999_999, unit: 'km' })).toBe(62_137_119);
});

test.each([
  [0, '0'],
  [12_500_000, '12.5'],
  [1_234_567_890_001, '1,234,567.890001'],
])('writes %p millionths as %p', (millionths, text) => expect(millionthsText(millionths)).toBe(text));

test('recognizes units by their words', () => {
  expect([unitOfWord('Kilometres'), unitOfWord('mi'), unitOfWord('furlong')]).toEqual(['km', 'mi', null]);
});
