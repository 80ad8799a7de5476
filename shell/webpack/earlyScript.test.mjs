import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { earlyScript } from './earlyScript.mjs';

const MAX_BYTES = 1024;

test('makes a script that runs by itself, cannot end its element, and is small (rule portal.first-calls)', () => {
  const script = earlyScript();
  expect(gzipSync(script).length).toBeLessThan(MAX_BYTES);
  expect(script).not.toMatch(/<\/|<!--/);
  const asked = [];
  const page = {
    localStorage: { getItem: () => null },
    document: { getElementById: () => ({ textContent: '{"remotes":[]}' }) },
    location: { origin: 'https://oars.test', pathname: '/' },
    AbortSignal,
    fetch: async (path) => asked.push(path),
  };
  runInNewContext(script, page);
  expect(asked).toEqual(['https://oars.test/api/club']);
  expect(page.fleetwatchEarly.memberId).toBe('');
});
