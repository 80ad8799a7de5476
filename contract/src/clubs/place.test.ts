import { LATITUDE_INVALID, LONGITUDE_INVALID } from './texts.ts';
import { latitudeRule, longitudeRule, roundPlace } from './place.ts';

test.each([-90, -33.86, 0, 90])('accepts latitude %d (rule club.place)', (value) => {
  expect(latitudeRule(value)).toBeNull();
});

test.each([-90.01, 90.01, 180, Number.NaN, Number.POSITIVE_INFINITY])('refuses latitude %d', (value) => {
  expect(latitudeRule(value)).toBe(LATITUDE_INVALID);
});

test.each([-180, 0, 151.2, 180])('accepts longitude %d', (value) => {
  expect(longitudeRule(value)).toBeNull();
});

test.each([-180.01, 180.01, Number.NaN, Number.NEGATIVE_INFINITY])('refuses longitude %d', (value) => {
  expect(longitudeRule(value)).toBe(LONGITUDE_INVALID);
});

test('rounds a place to four decimals', () => {
  expect(roundPlace({ latitude: 47.376_949, longitude: -8.541_25 })).toEqual({
    latitude: 47.3769,
    longitude: -8.5412,
  });
});
