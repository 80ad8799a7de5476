import { freshClub } from '../../testing/freshClub.ts';
import type { TestClub } from '../../testing/startTestApi.ts';

const PORTAL = 'https://rowing.example';

let api: TestClub;
beforeAll(async () => {
  api = await freshClub({ publicOrigin: PORTAL });
});

const ask = (method: string, origin: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${api.base}/sorties-stillout-results`, { method, headers: { Origin: origin, ...headers } });
const PREFLIGHT = {
  'Access-Control-Request-Method': 'PUT',
  'Access-Control-Request-Headers': 'authorization,idempotency-key',
};

test('lets pages of the portal call and read answers, also those from memory', async () => {
  for (let time = 0; time < 2; time += 1) {
    const answer = await ask('GET', PORTAL);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(PORTAL);
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  }
});

test('lists the allowed headers and methods in a preflight', async () => {
  const answer = await ask('OPTIONS', PORTAL, PREFLIGHT);
  expect(answer.status).toBe(204);
  expect(answer.headers.get('Access-Control-Allow-Methods')).toContain('PUT');
  expect(answer.headers.get('Access-Control-Allow-Headers')).toMatch(
    /Authorization.*Last-Event-ID.*Idempotency-Key.*Fleetwatch-Happened-At/i,
  );
});

test.each([
  'https://elsewhere.example',
  'http://rowing.example',
  'https://rowing.example.evil.example',
  'null',
])('allows nothing to a page of %s', async (origin) => {
  for (const answer of [await ask('GET', origin), await ask('OPTIONS', origin, PREFLIGHT)]) {
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  }
});
