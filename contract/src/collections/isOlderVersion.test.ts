import { isOlderVersion } from './isOlderVersion.ts';

test.each([
  ['1.0.0', '1.0.1'],
  ['1.9.0', '1.10.0'],
  ['9.0.0', '10.0.0'],
  ['1.1.0-rc.1', '1.1.0'],
  ['1.1.0-rc.2', '1.1.0-rc.10'],
  ['1.0.0', '1.1.0-rc.1'],
])('treats %s as older than %s', (older, newer) => {
  expect([isOlderVersion(older, newer), isOlderVersion(newer, older)]).toEqual([true, false]);
});

test('a version is not older than itself', () => {
  expect([isOlderVersion('1.0.0', '1.0.0'), isOlderVersion('1.0.0-a', '1.0.0-a')]).toEqual([false, false]);
});
