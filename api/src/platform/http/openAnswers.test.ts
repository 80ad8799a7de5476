import { routes } from '../../app.ts';
import type { BoatRecord } from '../../boats/Boat.ts';
import { land, launch } from '../../testing/calls.ts';
import { CHECKOUTS, MODULE, showCollections } from '../../testing/collectionCases.ts';
import { callRoute, sceneOf } from '../../testing/callRoute.ts';
import { makeBoat, workoutTypeId, type TestMember } from '../../testing/factories.ts';
import { plain } from '../../testing/RouteCase.ts';
import type { Scene } from '../../testing/Scene.ts';
import { freshClub } from '../../testing/freshClub.ts';
import { CLUB_PASSWORD, type TestClub } from '../../testing/startTestApi.ts';

const OUTING = [
  ...['_id', 'bus', 'bus_id', 'moniker', 'user', 'pic', 'launch', 'land', 'miles', 'crew'],
  ...['total_miles', 'total_trips'],
];
const BOAT = ['_id', 'name', 'group', 'pic', 'hull', 'miles', 'last', 'lastby', 'active'];
const GROUP = ['_id', 'name', 'moniker'];

const RECORD = ['_id', 'value.item', 'by', 'at', 'changedAt', 'revision'];

/** Fields readable without a sign-in: those on the boathouse's display and on the pages before sign-in. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  'GET /club': [
    ...['name', 'host', 'prefix', 'logos.landing', 'logos.oar', 'logos.escutcheon', 's3folder', 'timezone'],
    ...['today', 'now', 'seasonStart', 'locale', 'kioskPairing', 'unit', 'features'],
    ...['identity.colours.first', 'clubname', 'landinglogo', 'oarlogo', 'escucheon'],
    ...['identity.colours.second', 'identity.colours.third', 'identity.blade', 'place'],
  ],
  'GET /tablet': ['isPaired', 'name'],
  'GET /availability': ['available'],
  'GET /fleetgroups-results': GROUP,
  'GET /usergroups-results': GROUP,
  'GET /sortiegroups-results': GROUP,
  'GET /conditions': [
    ...['readings', 'table.version', 'table.rules', 'table.hold.kind', 'table.hold.count'],
    ...['held', 'flags', 'light', 'units.speed', 'units.temperature', 'units.level', 'units.flow'],
  ],
  'GET /launch-check': ['code', 'level', 'text', 'ruleId', 'subjectIds'],
  'GET /fleet-results': BOAT,
  'GET /fleet-all-results': BOAT,
  'GET /fleet-unlaunched-results': BOAT,
  'GET /fleet-launched-results': BOAT,
  'GET /users-results': ['_id', 'name', 'group', 'pic'],
  'GET /modules/:module/:collection': RECORD,
  'GET /modules/:module/:collection/:record_id': RECORD,
  'GET /out-boats': [
    ...[
      'sortie',
      'bus',
      'bus_id',
      'moniker',
      'user',
      'user_id',
      'crew',
      'launch',
      'expected',
      'source',
      'changes',
    ],
    ...['area', 'heading', 'lights', 'ladder.due', 'ladder.late', 'ladder.overdue', 'ladder.alarm'],
    ...['ladder.dark', 'ashore', 'alert'],
  ],
  'GET /sorties-stillout-results': OUTING,
  'GET /sorties-results': OUTING,
  'GET /sortiestoday-results': OUTING,
  'GET /activity-results': ['date', 'sorties.trips', 'sorties.miles'],
  'GET /reservations-results': ['bus_id', 'name', 'launch', 'land'],
  'GET /tweets-headsup-week-results': ['_id', 'user', 'date', 'description'],
};

/** Calls authorized by a password, a key, a cookie or a signature, and calls without a club's data. */
const PROVEN = [
  ...['POST /user', 'POST /login', 'POST /session/refresh', 'DELETE /session'],
  ...['POST /email-confirm', 'POST /get-pwd-reset-key', 'POST /pwd-reset', 'POST /land', 'POST /auth-launch'],
  'POST /auth-launch-check',
  'POST /damage',
  ...['POST /auth-last-outing', 'POST /auth-sorties-stillout-byuser-results', 'POST /tablet-code'],
  ...['POST /presigned_post', 'POST /presigned', 'POST /media', 'GET /media/:club/:folder/:file'],
  ...[
    'GET /plans-feed/:secret',
    'POST /mailed-boat',
    'GET /club-export/:ticket',
    'GET /metrics',
    'GET /events',
    'GET /healthz',
    'GET /readyz',
  ],
  ...['GET /openapi.json', 'GET /docs', 'GET /docs/:file'],
];

/** Fields that no answer contains without a sign-in. */
const HIDDEN = ['Rigger bent', 'Pyramids to the bridge', 'I scull', 'https://about.example', 'Private words'];

let api: TestClub;
let scene: Scene;
let rower: TestMember;
let out: BoatRecord;
let record: string;

beforeAll(async () => {
  api = await freshClub({ startsAt: '2026-05-01T11:00:00Z', features: ['overdue', 'conditions', 'modules'] });
  const club = { id: api.clubId, host: null, password: CLUB_PASSWORD, folder: 'otter-creek-boat-club' };
  scene = await sceneOf(api, club, plain);
  rower = await scene.member({ aboutMe: 'I scull', aboutMeUrl: 'https://about.example' });
  const group = await scene.inClub(() => workoutTypeId('Pyramids'));
  const workout = { description: 'Pyramids to the bridge', group };
  const [first, home] = await scene.inClub(() => Promise.all([makeBoat(), makeBoat()]));
  out = first;
  await scene.call('PUT', `/fleet-append/${String(out._id)}`, { body: { log: 'Rigger bent' } });
  const other = await scene.member();
  await launch(api, scene.me, out, { ...workout, crew: [other.id] });
  const { _id } = await launch(api, rower, home, workout);
  await land(api, rower, _id, 4, 'Private words');
  await scene.tweet();
  await scene.plan();
  await showCollections(CHECKOUTS);
  const made = await scene.call('POST', `/modules/${MODULE}/checkouts`, {
    body: { value: { item: 'Oars' } },
  });
  record = String(made._id);
});

/** Returns paths of fields, such as 'sorties.miles', without entering lists. */
function fieldsOf(row: object): string[] {
  return Object.entries(row).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? fieldsOf(value).map((inner) => `${key}.${inner}`)
      : [key],
  );
}

const open = routes.filter(({ access }) => access !== 'member');
const nameOf = ({ method, path }: (typeof routes)[number]): string => `${method} ${path}`;

test('lists the fields, or the proof, of every call without a sign-in', () => {
  expect(open.map(nameOf).sort()).toEqual([...Object.keys(FIELDS), ...PROVEN].sort());
});

test.each(Object.entries(FIELDS))(
  'shows devices that are not signed in only these fields of %s',
  async (name, fields) => {
    const route = open.find((one) => nameOf(one) === name);
    if (!route) throw new Error(`There is no ${name}.`);
    const queries: Readonly<Record<string, Record<string, string>>> = {
      '/availability': { name: 'Someone New' },
      // A boat that is out, with a crew member who is out.
      '/launch-check': { bus: String(out._id), crew: scene.me.id },
    };
    const params = { module: MODULE, collection: 'checkouts', record_id: record };
    const asked = { params, query: queries[route.path] ?? {} };
    const { status, body } = await callRoute(api, route, asked);
    expect(status).toBe(200);
    const { results } = body as { results?: object[] };
    const rows = results ?? [body as object];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(fieldsOf(row).sort()).toEqual([...fields].sort());
    expect(HIDDEN.filter((words) => JSON.stringify(body).includes(words))).toEqual([]);
  },
);

test("shows members more fields of the same calls, before and after the kiosk's requests", async () => {
  const { token } = scene.me;
  const rowsOf = async (path: string): Promise<string> =>
    JSON.stringify((await api.call('GET', path, { token })).body);
  for (const turn of ['loads', 'is kept']) {
    expect([turn, await rowsOf('/fleet-all-results')]).toEqual([
      turn,
      expect.stringContaining('Rigger bent'),
    ]);
    expect([turn, await rowsOf('/sorties-results')]).toEqual([
      turn,
      expect.stringContaining('Private words'),
    ]);
    expect([turn, await rowsOf('/activity-results')]).toEqual([turn, expect.stringContaining(rower.id)]);
    await Promise.all(
      ['/fleet-all-results', '/sorties-results', '/activity-results'].map((path) => api.call('GET', path)),
    );
  }
});
