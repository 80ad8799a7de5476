import { FEATURES } from '@fleetwatch/contract/clubs/features';
import { maskCells, maskNames, type NameMask } from '@fleetwatch/contract/members/maskNames';
import { OFFICES } from '@fleetwatch/contract/officers/offices';
import { parse } from 'csv-parse/sync';
import { Types } from 'mongoose';
import { routes } from '../app.ts';
import { BoatModel } from '../boats/Boat.ts';
import { ClearanceModel } from '../clearances/Clearance.ts';
import { ClubModel } from '../clubs/Club.ts';
import { clearClubCache } from '../clubs/clubDirectory.ts';
import { FleetGroupModel } from '../fleetgroups/FleetGroup.ts';
import { GuestModel } from '../guests/Guest.ts';
import { workSettled } from '../notifications/commands/workSettled.ts';
import type { Route } from '../platform/http/route.ts';
import { callRoute, sceneOf } from '../testing/callRoute.ts';
import { makeMember, userGroupId, type TestMember } from '../testing/factories.ts';
import { routeCases } from '../testing/routeCases.ts';
import { CLUB_PASSWORD, startTestApi, type TestApi } from '../testing/startTestApi.ts';
import { UserGroupModel } from '../usergroups/UserGroup.ts';
import { WorkoutTypeModel } from '../workouts/WorkoutType.ts';
import { MemberModel } from './Member.ts';

const WIDE = 1_000_000;
const WIDELY = [
  ...['signUpsPerAddress', 'availabilityPerAddress', 'resetsPerAddress', 'signInFailuresPerName'],
  ...['signInFailuresPerAddress', 'mailsPerMember', 'tabletCodesPerAddress', 'pairingsPerCoach'],
  ...['resetKeysPerAddress', 'exportsPerClub', 'writesPerMember', 'logWritesPerMember', 'tweetsPerMember'],
  'plansPerMember',
];

let api: TestApi;
let viewer: TestMember;

/** Uses every write of the API as another member, so that the lists contain their entries. */
async function doEverything(): Promise<void> {
  const club = { id: api.clubId, host: null, password: CLUB_PASSWORD, folder: 'otter-creek-boat-club' };
  for (const route of routes) {
    const own = routeCases[`${route.method} ${route.path}`];
    if (!own || own.status === null || route.method === 'GET') continue;
    const scene = await sceneOf(api, club, own);
    const asked = (await own.ask?.(scene)) ?? {};
    await callRoute(api, route, asked, { token: scene.me.token });
    await workSettled();
  }
  await ClubModel.updateOne(
    { _id: api.clubId },
    { $set: { features: [...FEATURES], kioskPairing: false, groupApproval: true } },
  );
  clearClubCache();
  await (await sceneOf(api, club, {})).reservation();
  await api.inClub(async () => {
    await makeMember({ isUnclaimed: true });
    await makeMember({ coachRights: 'pending' });
    await makeMember({ groupWanted: new Types.ObjectId(await userGroupId('HPG')) });
  });
}

beforeAll(async () => {
  api = await startTestApi({
    features: [...FEATURES],
    limits: Object.fromEntries(WIDELY.map((limit) => [limit, WIDE])),
  });
  await doEverything();
  viewer = await api.inClub(() =>
    makeMember({ name: 'Vera Viewer', coachRights: 'confirmed', offices: [...OFFICES] }),
  );
}, 300_000);
afterAll(() => api.close());

/** Returns the names of the club's people except the viewer, and of its things. */
async function names(): Promise<{ people: string[]; things: string[] }> {
  return api.inClub(async () => {
    const [members, guests, ...kinds] = await Promise.all([
      MemberModel.find().select('name').lean(),
      GuestModel.find().select('name').lean(),
      BoatModel.find({ owner: null }).select('name').lean(),
      FleetGroupModel.find().select('name').lean(),
      UserGroupModel.find().select('name').lean(),
      ClearanceModel.find().select('name').lean(),
      WorkoutTypeModel.find().select('name').lean(),
    ]);
    const people = [...members, ...guests].map(({ name }) => name).filter((name) => name !== 'Vera Viewer');
    return { people, things: kinds.flat().map(({ name }) => name) };
  });
}

const pseudonyms = new Map<string, string>();
const mask = (): NameMask => ({
  viewer: { id: viewer.id, displayName: 'Vera Viewer' },
  pseudonymOf(name) {
    const known = pseudonyms.get(name) ?? `Nobody ${pseudonyms.size}`;
    pseudonyms.set(name, known);
    return known;
  },
  known: () => pseudonyms.keys(),
});

const isFile = (path: string, body: unknown): body is string =>
  typeof body === 'string' && /\bcsv\b/.test(path);
const cellsOf = (text: string): string[][] =>
  parse(text.replaceAll('<br>', '\n'), { relax_column_count: true, bom: true });

function maskedText(path: string, body: unknown): string {
  if (!isFile(path, body)) return JSON.stringify(maskNames(body, path.slice(1), mask()), withoutLog);
  const [columns = [], ...rows] = cellsOf(body);
  return JSON.stringify([columns, ...maskCells(columns, rows, mask())]);
}
/** Removes the captain's log, which is masked where it is shown, but readable for those who edit it. */
const withoutLog = (key: string, value: unknown): unknown => (key === 'log' ? '' : value);
const openText = (path: string, body: unknown): string =>
  isFile(path, body) ? JSON.stringify(cellsOf(body)) : JSON.stringify(body, withoutLog);

const reads = routes
  .filter(({ method, path }) => method === 'GET' && !path.startsWith('/docs') && path !== '/openapi.json')
  .map((route): [string, Route] => [route.path, route]);
/** Reads whose answers contain other members' names before masking, so that the walk proves something. */
const CARRIERS = new Set([
  ...['/boat-holds', '/coaches-pending-results', '/group-requests-results', '/unclaimed-results'],
  ...[
    '/active-agents-results',
    '/alerts',
    '/audit-csv',
    '/audit-results',
    '/clearance-matrix',
    '/clearances-csv',
  ],
  ...[
    '/club-exports',
    '/conditions',
    '/correction/:correction_id',
    '/corrections-results',
    '/damage/:damage_id',
  ],
  ...[
    '/damages-closed-results',
    '/damages-csv',
    '/damages-results',
    '/forgotten/:sortie_id',
    '/grants-imports',
  ],
  ...[
    '/guests-csv',
    '/guests-results',
    '/import/:import_id',
    '/member-clearances/:member_id',
    '/officers-results',
  ],
  ...['/out-boats', '/plans', '/reservations-results', '/rescue-sheet/:sortie_id', '/sorties-results'],
  ...[
    '/tablets-results',
    '/tour-check/:id',
    '/tours-results',
    '/tweets-headsup-week-results',
    '/users-results',
  ],
]);

test.each(reads)(
  '%s shows an anonymous device no other name, and every thing by its own',
  async (path, route) => {
    const own = routeCases[`GET ${path}`];
    if (!own || own.status === null) return;
    const club = { id: api.clubId, host: null, password: CLUB_PASSWORD, folder: 'otter-creek-boat-club' };
    const scene = await sceneOf(api, club, own);
    const asked = (await own.ask?.(scene)) ?? {};
    // Its case uses an unreserved boat.
    if (path === '/boat-holds') await scene.reservation({ boat: asked.query?.['boat'] });
    await workSettled();
    const { people, things } = await names();
    const address = path.replace(/:(\w+)/g, (_all, name: string) => asked.params?.[name] ?? '');
    for (const { id, token } of [viewer, scene.me]) {
      const { status, body } = await callRoute(api, route, asked, { token });
      const isCarrier = id === viewer.id && CARRIERS.has(path);
      if (isCarrier) expect(status).toBe(200);
      if (status !== 200) continue;
      const [open, shown] = [openText(address, body), maskedText(address, body)];
      const others = id === viewer.id ? people : people.filter((name) => name !== scene.me.record.name);
      if (isCarrier) expect(others.some((name) => open.includes(name))).toBe(true);
      expect({ path, leaked: others.filter((name) => shown.includes(name)) }).toEqual({ path, leaked: [] });
      const isAudit = path === '/audit-csv';
      const lost = things.filter((name) => open.includes(`"${name}"`) && !shown.includes(name) && !isAudit);
      expect({ path, lost }).toEqual({ path, lost: [] });
    }
  },
);
