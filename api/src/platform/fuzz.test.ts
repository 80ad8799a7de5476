import fc from 'fast-check';
import mongoose from 'mongoose';
import { routes } from '../app.ts';
import { makeCoach, type TestMember } from '../testing/factories.ts';
import { startTestApi, type TestApi } from '../testing/startTestApi.ts';

let api: TestApi;
let coach: TestMember;

beforeAll(async () => {
  api = await startTestApi({ limits: { signUpsPerAddress: 100_000, availabilityPerAddress: 100_000 } });
  coach = await api.inClub(() => makeCoach());
});
afterAll(() => api.close());

const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    0,
    -1,
    1e308,
    true,
    [],
    {},
    'f'.repeat(24),
    '\u0000',
    '../../x',
    '\u{1F6A3}',
  ),
  fc.constantFrom<unknown>({ $gt: '' }, { $ne: null }, { $where: 'sleep(1000)' }, ['$ne'], {
    __proto__: { a: 1 },
  }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Bodies that name the route's own fields, some with junk in them, some left out, some added. */
function bodiesOf(fields: readonly string[]): fc.Arbitrary<unknown> {
  const known = Object.fromEntries(fields.map((field) => [field, junk]));
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ ...known, extra: junk }, { requiredKeys: [] }) },
    { weight: 1, arbitrary: junk },
  );
}

async function documentCounts(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, model] of Object.entries(mongoose.models)) {
    counts[name] =
      name === 'Club'
        ? await model.countDocuments()
        : await api.inClub(async () => await model.countDocuments());
  }
  return counts;
}

test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s answers junk with a refusal, and keeps nothing of it',
  async (_name, route) => {
    const schema = route.body?.describe() as { keys?: object } | undefined;
    const fields = Object.keys(schema?.keys ?? {});
    const before = await documentCounts();
    await fc.assert(
      fc.asyncProperty(
        bodiesOf(fields),
        fc.boolean(),
        fc.string({ maxLength: 30 }),
        async (body, isSignedIn, id) => {
          const path = route.path.replaceAll(/:\w+/g, encodeURIComponent(id.replaceAll(/[./]/g, '') || 'x'));
          const query = route.query ? `?${encodeURIComponent(id)}=${encodeURIComponent(id)}` : '';
          const answer = await api.call(route.method, `${path}${query}`, {
            ...(route.body ? { raw: JSON.stringify(body) } : {}),
            token: isSignedIn ? coach.token : undefined,
          });
          expect(answer.status).toBeLessThan(500);
          const isPlainRead = !route.body && !route.params && !route.query && answer.status === 200;
          if (!isPlainRead) expect(answer.body).toEqual([expect.any(String), expect.any(String)]);
          expect(JSON.stringify(answer.body)).not.toMatch(/mongo|argon|stack|node_modules/i);
        },
      ),
      { numRuns: 40 },
    );
    expect(await documentCounts()).toEqual(before);
  },
  30_000,
);
