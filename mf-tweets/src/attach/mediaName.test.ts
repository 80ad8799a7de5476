import { readMediaName } from '@fleetwatch/contract/media/rules';
import { mediaName } from './mediaName.ts';

test.each([
  ['Start line (1).JPG', /^Start-line-1-[\w-]{21}$/],
  ['Zürichsee früh.png', /^Zurichsee-fruh-[\w-]{21}$/],
  ['../../etc/passwd.png', /^etc-passwd-[\w-]{21}$/],
  ['写真.png', /^[\w-]{21}$/],
  [`${'a'.repeat(300)}.png`, /^a{40}-[\w-]{21}$/],
])('stores %j under a unique name', (fileName, pattern) => {
  const name = mediaName(fileName);
  expect(name).toMatch(pattern);
  expect(readMediaName(`tweets/${name}.png`)).not.toBeNull();
  expect(mediaName(fileName)).not.toBe(name);
});
