import { createHash } from 'node:crypto';
import Ajv2020 from 'ajv/dist/2020.js';
import mongoose from 'mongoose';
import type { OpenApi } from '../../docs/openApiOf.ts';
import { launch } from '../../testing/calls.ts';
import { fleetGroupId, makeBoat, makeCoach, makeMember, userGroupId } from '../../testing/factories.ts';
import { hostileRequests, type HostileRequest } from '../../testing/hostileRequests.ts';
import { startTestApi, type Answer, type TestApi } from '../../testing/startTestApi.ts';
import { signAccessToken, signLandingToken } from '../auth/tokens.ts';

/** `npm run fuzz -w @fleetwatch/api` sends 5,000; FLEETWATCH_FUZZ_SEED repeats a run. */
const COUNT = Number(process.env.FLEETWATCH_FUZZ_REQUESTS ?? 600);
const SEED = Number(process.env.FLEETWATCH_FUZZ_SEED ?? Date.now() % 2 ** 31);
const WIDE = 1_000_000;

/** Texts that no answer may contain: internals, secrets, paths. */
const LEAKS =
  /mongo|E11000|argon2|passwordHash|"hint":|our first cox|emailKey|requestKey|node_modules|\bat \/|\.ts:\d|ECONN|CastError|BSON/i;
/** Calls that return a member's own hint and address. */
const SHOWS_OWN = /^\/(?:profile-change|login|pwd-)/;

let api: TestApi;
let document: OpenApi;
let tokens: Record<HostileRequest['caller'], string | undefined>;
let ids: string[];

beforeAll(async () => {
  api = await startTestApi({
    limits: {
      signUpsPerAddress: WIDE,
      availabilityPerAddress: WIDE,
      signInFailuresPerName: WIDE,
      signInFailuresPerAddress: WIDE,
      mailsPerMember: WIDE,
    },
  });
  document = (await api.call('GET', '/openapi.json')).body as OpenApi;
  const [kim, coach, boat] = await api.inClub(
    async () => [await makeMember(), await makeCoach(), await makeBoat()] as const,
  );
  const sortie = await launch(api, kim, boat);
  const idle = await api.inClub(() => makeBoat());
  const claims = { id: kim.id, clubId: api.clubId, isCoach: false, sessionId: 'f'.repeat(24) };
  const signedAt = api.clock.now().toISOString();
  api.clock.advanceSeconds(-3_600);
  const expired = signAccessToken(claims);
  api.clock.set(signedAt);
  tokens = {
    nobody: undefined,
    member: kim.token,
    coach: coach.token,
    expired,
    landing: signLandingToken({ id: kim.id, clubId: api.clubId, sorties: [sortie._id] }),
    junk: `${kim.token.slice(0, -3)}abc`,
  };
  ids = await api.inClub(async () => [
    ...[kim.id, coach.id, String(boat._id), String(idle._id), sortie._id],
    ...[await userGroupId(), await fleetGroupId('Eight'), 'f'.repeat(24), '0'.repeat(24)],
  ]);
});
afterAll(async () => {
  mongoose.set('debug', false);
  await api.close();
});

/** Computes a fingerprint of all documents, without mere counts. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const [name, model] of Object.entries(mongoose.models)) {
    if (name === 'ModelVersion' || name === 'Throttle') continue;
    const documents = await model.collection.find({}).sort({ _id: 1 }).toArray();
    hash.update(JSON.stringify([name, documents]));
  }
  return hash.digest('hex');
}

const WRITES = /^(?:insert|update|replace|delete|bulk|findOneAnd|findAndModify)/;

function send({ method, path, caller, headers, body }: HostileRequest): Promise<Answer> {
  const raw = body === null ? undefined : Buffer.from(body, 'base64');
  return api.call(method, path, { token: tokens[caller], headers, ...(raw ? { raw } : {}) });
}

const isRefusal = ({ body }: Answer): boolean =>
  Array.isArray(body) && body.length === 2 && body.every((part) => typeof part === 'string');

test(`refuses ${COUNT} hostile requests with seed ${SEED}, writes nothing and leaks nothing`, async () => {
  let writes = 0;
  mongoose.set('debug', (_collection: string, method: string) => {
    if (WRITES.test(method)) writes += 1;
  });
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const validators = new Map<string, (value: unknown) => boolean>();
  const isValid = ({ template, method, body }: HostileRequest): boolean => {
    const schema =
      document.paths[template]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema;
    if (!schema || body === null) return true;
    const name = `${method} ${template}`;
    const validate = validators.get(name) ?? ajv.compile(schema);
    validators.set(name, validate);
    return validate(JSON.parse(Buffer.from(body, 'base64').toString()));
  };
  const requests = hostileRequests(document, ids, { seed: SEED, count: COUNT });
  expect(requests).toHaveLength(COUNT);
  const faults: unknown[] = [];
  let known = await fingerprint();
  let accepted = 0;
  for (const request of requests) {
    writes = 0;
    const answer = await send(request);
    const fault = (what: string): number =>
      faults.push({ what, request, status: answer.status, body: answer.body });
    const text = JSON.stringify(answer.body);
    const isRefused = answer.status >= 400 || isRefusal(answer);
    if (answer.status >= 500) fault('a failure of ours');
    if (answer.status >= 400 && !isRefusal(answer)) fault('a refusal without text and code');
    const isDescription = ['/openapi.json', '/docs', '/docs/{file}'].includes(request.template);
    if (LEAKS.test(text) && !isDescription && !(SHOWS_OWN.test(request.template) && !isRefused))
      fault('a leak');
    if (!isRefused && request.method !== 'GET' && !isValid(request))
      fault('taken, though the schema refuses it');
    if (!isRefused) accepted += 1;
    if (writes === 0) continue;
    const after = await fingerprint();
    if (isRefused && after !== known) fault('refused, and written');
    known = after;
  }
  expect(faults.slice(0, 5)).toEqual([]);
  // If no request got through, the fuzz would test only the validation.
  expect(accepted).toBeGreaterThan(COUNT / 20);
  const failures = api.logged.filter(({ level }) => level === 'error');
  expect(failures).toEqual([]);
}, 600_000);
