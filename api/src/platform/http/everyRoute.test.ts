import { FEATURES } from '@fleetwatch/contract/clubs/features';
import mongoose from 'mongoose';
import { NOT_YOURS, SIGNED_OUT } from '@fleetwatch/contract/errors/texts';
import { routes } from '../../app.ts';
import { createClub } from '../../clubs/commands/createClub.ts';
import { MemberModel } from '../../members/Member.ts';
import { makeMember, PASSWORD } from '../../testing/factories.ts';
import { workSettled } from '../../notifications/commands/workSettled.ts';
import { callRoute, sceneOf } from '../../testing/callRoute.ts';
import { commandsWithoutClub } from '../../testing/installationWide.ts';
import { recordCommands, withMonitoring, type RecordedCommands } from '../../testing/recordCommands.ts';
import type { Asked, RouteCase } from '../../testing/RouteCase.ts';
import { routeCases } from '../../testing/routeCases.ts';
import type { SceneClub } from '../../testing/Scene.ts';
import {
  CLUB_PASSWORD,
  freshDatabaseUri,
  startTestApi,
  type Answer,
  type Call,
  type TestApi,
} from '../../testing/startTestApi.ts';
import type { Route } from './route.ts';

const THEIR_PASSWORD = 'HERN-other-boathouse';
const NOBODY = 'f'.repeat(24);
const ID = /^[0-9a-f]{24}$/;
const WIDE = 1_000_000;

let api: TestApi;
let commands: RecordedCommands;
let ours: SceneClub;
let other: SceneClub;

beforeAll(async () => {
  commands = recordCommands();
  api = await startTestApi({
    mongodbUri: withMonitoring(freshDatabaseUri()),
    features: [...FEATURES],
    limits: {
      signUpsPerAddress: WIDE,
      availabilityPerAddress: WIDE,
      resetsPerAddress: WIDE,
      signInFailuresPerName: WIDE,
      signInFailuresPerAddress: WIDE,
      mailsPerMember: WIDE,
      tabletCodesPerAddress: WIDE,
      pairingsPerCoach: WIDE,
      resetKeysPerAddress: WIDE,
      exportsPerClub: WIDE,
      writesPerMember: WIDE,
      logWritesPerMember: WIDE,
      tweetsPerMember: WIDE,
      plansPerMember: WIDE,
    },
  });
  const club = await createClub({
    name: 'Heron Reach',
    password: THEIR_PASSWORD,
    timezone: 'America/Chicago',
    hosts: ['heron.example'],
    features: [...FEATURES],
  });
  ours = {
    id: api.clubId,
    host: null,
    password: CLUB_PASSWORD,
    folder: 'otter-creek-boat-club',
  };
  other = {
    id: String(club._id),
    host: 'heron.example',
    password: THEIR_PASSWORD,
    folder: club.s3folder,
  };
});
afterAll(() => api.close());

const callOf = (route: Route, asked: Asked, more?: Call): Promise<Answer> =>
  callRoute(api, route, asked, more);

const isRefused = ({ status, body }: Answer): boolean =>
  status >= 400 || (Array.isArray(body) && body.length === 2 && typeof body[1] === 'string');

/** Returns `[path, own, other]` for each text in which two requests of the same shape differ. */
function differences(own: unknown, other: unknown, path: string[] = []): [string[], string, string][] {
  if (typeof own === 'string' && typeof other === 'string') {
    return own === other ? [] : [[path, own, other]];
  }
  if (typeof own !== 'object' || own === null || typeof other !== 'object' || other === null) return [];
  return Object.entries(own).flatMap(([key, value]) =>
    differences(value, (other as Record<string, unknown>)[key], [...path, key]),
  );
}

function replaced<Whole>(whole: Whole, path: readonly string[], value: unknown): Whole {
  const copy = structuredClone(whole);
  const last = path.at(-1) ?? '';
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], copy);
  (holder as Record<string, unknown>)[last] = value;
  return copy;
}

/** Builds invalid variants of a request: each field invalid, an unknown field, and no fields. */
function wrongOf({ params, query, body }: Route, asked: Asked): Asked[] {
  const wrong = (part: 'params' | 'query' | 'body', value: unknown): Asked[] =>
    Object.keys(asked[part] ?? {}).map((key) => replaced(asked, [part, key], value));
  return [
    ...(params ? wrong('params', '$gt') : []),
    ...(query ? [...wrong('query', '\u0007'), { ...asked, query: { ...asked.query, more: '1' } }] : []),
    ...(body
      ? [
          ...wrong('body', { $gt: '' }),
          { ...asked, body: { ...asked.body, more: 1 } },
          // A body with only optional fields may be empty.
          ...(body.validate({}).error ? [{ ...asked, body: {} }] : []),
        ]
      : []),
  ];
}

/** A token, the secret address of a calendar, or a signed address. */
const SECRET = /eyJ[\w-]{8,}\.|[\w-]{40,}\.ics|signature=/i;

type Kept = Record<string, Record<string, unknown>[]>;

/** Returns all documents of a club by model, without mere counts. */
async function keptOf(club: SceneClub): Promise<Kept> {
  const kept: Kept = {};
  for (const [name, model] of Object.entries(mongoose.models)) {
    if (name === 'ModelVersion' || name === 'Throttle') continue;
    const filter = { club: new mongoose.Types.ObjectId(club.id) };
    kept[name] = await model.collection.find(filter).sort({ _id: 1 }).toArray();
  }
  return kept;
}

/**
 * Text that identifies a club in an answer: its ids, and the names that the factories gave its members and
 * boats.
 */
interface Traces {
  ids: Set<string>;
  names: string[];
}

function tracesOf(kept: Kept): Traces {
  const ids = Object.values(kept).flatMap((documents) => documents.map(({ _id }) => String(_id)));
  const names = ['Member', 'Boat'].flatMap((model) => (kept[model] ?? []).map(({ name }) => String(name)));
  return { ids: new Set(ids), names: ['Heron', ...names.filter((name) => /^(Member|Boat) /.test(name))] };
}

/** Finds traces in a text, including ids within longer hex digits. */
function tracesIn(text: string, { ids, names }: Traces): string[] {
  const found = [...text.matchAll(/(?=([0-9a-f]{24}))/g)].map(([, id = '']) => id);
  return [...found.filter((id) => ids.has(id)), ...names.filter((name) => text.includes(name))];
}

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;
const caseOf = (route: Route): RouteCase => {
  const found = routeCases[nameOf(route)];
  if (!found) throw new Error(`Add a case for ${nameOf(route)} to testing/routeCases.ts.`);
  return found;
};
const all = routes.map((route) => [nameOf(route), route] as const);
const only = (which: (route: Route) => boolean): typeof all => all.filter(([, route]) => which(route));

test('has a case for every route, and a route for every case', () => {
  expect(Object.keys(routeCases).sort()).toEqual(routes.map(nameOf).sort());
});

/**
 * Coaches' calls whose routes state no right, because the right depends on the subject, or on the club's
 * officers.
 */
const COACHES_CASES = [
  ...[
    'DELETE /member-sessions/:member_id',
    'DELETE /sessions-end',
    'GET /job-deep-results/:jobId',
    'PUT /damage-state',
  ],
  ...['POST /conditions-flag', 'POST /conditions-reading'],
];

test('states a right for every route whose case is for coaches', () => {
  const withRight = only(({ may }) => may !== undefined).map(([name]) => name);
  const ofCoaches = only((route) => caseOf(route).isCoaches === true).map(([name]) => name);
  expect([...withRight, ...COACHES_CASES].sort()).toEqual(ofCoaches.sort());
});

test('never answers routes with a right from memory, where rights are not checked', () => {
  expect(only(({ may, polled }) => Boolean(may && polled))).toEqual([]);
});

describe('who may call', () => {
  test.each(only(({ access }) => access === 'member'))('%s requires a sign-in', async (_name, route) => {
    const answer = await api.call(route.method, route.path.replace(/:\w+/g, 'x'));
    expect([answer.status, answer.body]).toEqual([401, [SIGNED_OUT, 'signed_out']]);
  });

  test.each(only(({ ignoresToken }) => !ignoresToken))(
    '%s refuses an invalid token',
    async (_name, route) => {
      const path = route.path.replace(/:\w+/g, 'x');
      const answer = await api.call(route.method, path, { token: 'not.a.token' });
      expect(answer.status).toBe(401);
    },
  );

  test.each(only((route) => caseOf(route).isCoaches === true))(
    '%s is only for coaches',
    async (_name, route) => {
      const own = caseOf(route);
      const asked = (await own.ask?.(await sceneOf(api, ours, own))) ?? {};
      const member = await api.inClub(() => makeMember());
      // Anyone may read a workout; the coach in this case posts one first.
      if (route.method === 'GET' && route.path.startsWith('/job-deep')) return;
      const answer = await callOf(route, asked, { token: member.token });
      expect([answer.status, answer.body]).toEqual([403, [expect.any(String), expect.any(String)]]);
    },
  );

  test.each(only(({ namesCaller }) => namesCaller !== undefined))(
    "%s refuses another member's id",
    async (_name, route) => {
      const own = caseOf(route);
      const scene = await sceneOf(api, ours, own);
      const asked = (await own.ask?.(scene)) ?? {};
      for (const field of route.namesCaller ?? []) {
        const part = asked.params && field in asked.params ? 'params' : 'body';
        const named = replaced(asked, [part, field], (await scene.member()).id);
        const answer = await callOf(route, named, { token: scene.me.token });
        expect([field, answer.status, answer.body]).toEqual([field, 403, [NOT_YOURS, 'forbidden']]);
      }
    },
  );

  test.each(only(({ access, method }) => access === 'kiosk' && method === 'GET'))(
    '%s also answers the boathouse',
    async (_name, route) => {
      const own = caseOf(route);
      if (own.status === null) return;
      const asked = (await own.ask?.(await sceneOf(api, ours, own))) ?? {};
      expect((await callOf(route, asked)).status).toBe(200);
    },
  );
});

describe('a club', () => {
  /** Requests of the other club, by route. */
  const theirs = new Map<Route, Asked>();
  let before: Kept;
  let traces: Traces;

  beforeAll(async () => {
    for (const [, route] of all) {
      const own = caseOf(route);
      if (own.status === null) continue;
      theirs.set(route, (await own.ask?.(await sceneOf(api, other, own))) ?? {});
    }
    // Setting up the scenes creates notifications, which follow the answers.
    await workSettled();
    before = await keptOf(other);
    traces = tracesOf(before);
  }, 300_000);

  test.each(all)(
    '%s refuses wrong input, answers valid input, and keeps clubs apart',
    async (_name, route) => {
      const own = caseOf(route);
      if (own.status === null) return;
      const scene = await sceneOf(api, ours, own);
      const asked = (await own.ask?.(scene)) ?? {};
      const their = theirs.get(route) ?? {};
      const send = (what: Asked): Promise<Answer> => callOf(route, what, { token: scene.me.token });
      const expectNoTrace = ({ body }: Answer, sent = ''): void => {
        expect(tracesIn(JSON.stringify(body).replaceAll(sent, ''), traces)).toEqual([]);
      };
      const expectMissed = (answer: Answer, why: unknown): void => {
        const isMissed =
          own.missed === undefined
            ? isRefused(answer)
            : JSON.stringify(answer.body) === JSON.stringify(own.missed);
        const { status, body } = answer;
        if (!isMissed || status >= 500) throw new Error(JSON.stringify({ why, status, body }));
      };

      const belongings = own.isByAddress
        ? []
        : differences(
            { params: asked.params, query: asked.query, body: asked.body },
            { params: their.params, query: their.query, body: their.body },
          );
      for (const [path, , value] of belongings) {
        const foreign = await send(replaced(asked, path, value));
        expectMissed(foreign, { path, value });
        expectNoTrace(foreign, value);
        if (!ID.test(value)) continue;
        const unknown = await send(replaced(asked, path, NOBODY));
        expect([path, unknown.status, unknown.body]).toEqual([path, foreign.status, foreign.body]);
      }

      for (const wrong of wrongOf(route, asked)) {
        const answer = await send(wrong);
        const { status, body } = answer;
        if (!isRefused(answer) || status >= 500) throw new Error(JSON.stringify({ wrong, status, body }));
      }

      const right = await send(asked);
      expect({ status: right.status, body: right.body }).toMatchObject({ status: own.status ?? 200 });
      expectNoTrace(right);
      if (SECRET.test(JSON.stringify(right.body))) expect(route.hasSecret).toBe(true);
    },
  );

  test('keeps its documents unchanged, whatever another club asks', async () => {
    expect(theirs.size).toBeGreaterThan(100);
    expect(await keptOf(other)).toEqual(before);
  });
});

test('read and wrote in these tests for one club only', () => {
  expect(commandsWithoutClub(commands)).toEqual([]);
  const asked = new Set([...commands.seen.keys()].map((kind) => kind.split(' ')[1]));
  const models = Object.values(mongoose.models).map(({ collection }) => collection.collectionName);
  expect(models.filter((name) => !asked.has(name))).toEqual([]);
});

/** Secrets and personal data, anywhere in a line. */
const NEVER_LOGGED = [
  PASSWORD,
  CLUB_PASSWORD,
  THEIR_PASSWORD,
  'Pull4gold%',
  'Bearer',
  '127.0.0.1',
  '@',
  '?',
  'eyJ',
];

test('logged a line for each route in these tests, and nothing personal', async () => {
  const members = await MemberModel.collection.find({}).project({ name: 1, email: 1 }).toArray();
  const personal = members.flatMap(({ name, email }) => [String(name), String(email)]);
  const text = JSON.stringify(api.logged.filter(({ event }) => event !== 'mail_written'));
  expect([...NEVER_LOGGED, ...personal].filter((word) => word !== '' && text.includes(word))).toEqual([]);
  const logged = new Set(api.logged.map(({ method, route }) => `${String(method)} ${String(route)}`));
  const answered = routes.filter((route) => caseOf(route).status !== null).map(nameOf);
  expect(answered.filter((name) => !logged.has(name))).toEqual([]);
  expect(members.length).toBeGreaterThan(100);
});
