import { FEATURES } from '@fleetwatch/contract/clubs/features';
import { OFFICES, type Office } from '@fleetwatch/contract/officers/offices';
import { routes } from '../../app.ts';
import { MemberModel } from '../../members/Member.ts';
import { callRoute, sceneOf } from '../../testing/callRoute.ts';
import { makeCoach, makeMember, makeSelfMadeCoach, type TestMember } from '../../testing/factories.ts';
import { routeCases } from '../../testing/routeCases.ts';
import type { SceneClub } from '../../testing/Scene.ts';
import { CLUB_PASSWORD, startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import type { Route } from '../http/route.ts';

const WIDE = 1_000_000;

/** Callers who may make a call: a confirmed coach, any coach, and the holders of these offices. */
type Who = readonly ('coach' | 'confirmed' | Office)[];

/** Listed in full, so that a changed right is noticed (rules member.roles and member.coach-confirmed). */
const WHO: Readonly<Record<string, Who>> = {
  'audit.read': ['confirmed', ...OFFICES],
  'clearance.grant': ['rights'],
  'club.change': ['confirmed'],
  'coach.confirm': ['confirmed'],
  'conditions.manage': ['confirmed', 'safety'],
  'damage.care': ['confirmed', 'boats'],
  'fleet.manage': ['confirmed', 'coach'],
  'fleetgroup.add': ['confirmed', 'coach'],
  'fleetgroup.delete': ['confirmed', 'coach'],
  'fleetgroup.drydock': ['confirmed', 'coach'],
  'fleetgroup.splash': ['confirmed', 'coach'],
  'guest.manage': ['confirmed', 'records'],
  'officer.name': ['confirmed'],
  'records.decide': ['confirmed', 'records'],
  'records.export': ['confirmed', 'records'],
  'records.import': ['confirmed', 'records'],
  'reservation.decide': ['confirmed', 'boats'],
  'safety.change': ['confirmed', 'safety'],
  'safety.watch': ['confirmed', 'safety', 'duty'],
  'sortie.credit': ['confirmed'],
  'tablet.pair': ['confirmed'],
  'usergroup.add': ['confirmed', 'coach'],
  'usergroup.decide': ['confirmed'],
  'usergroup.delete': ['confirmed', 'coach'],
  'workout.delete': ['confirmed', 'coach'],
  'workout.edit': ['confirmed', 'coach'],
  'workout.post': ['confirmed', 'coach'],
};

/** Calls by the right they require, listed in full for the same reason. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  'audit.read': ['GET /audit-csv', 'GET /audit-results'],
  'clearance.grant': [
    'DELETE /clearance',
    'DELETE /clearance/:clearance_id',
    'DELETE /requirement',
    'DELETE /requirement/:requirement_id',
    'GET /clearance-matrix',
    'GET /clearances-csv',
    'GET /grants-imports',
    'POST /clearance',
    'POST /clearance-preset',
    'POST /grants',
    'POST /grants-import',
    'POST /grants-import-undo',
    'POST /grants-workbook',
    'POST /requirement',
    'PUT /clearance/:clearance_id',
    'PUT /grant-revoke',
    'PUT /requirement/:requirement_id',
    'PUT /supervision-settings',
  ],
  'club.change': ['PUT /club'],
  'coach.confirm': ['GET /coaches-pending-results', 'POST /coach-confirm'],
  'conditions.manage': ['GET /conditions-settings', 'PUT /conditions-rules', 'PUT /conditions-sources'],
  'damage.care': ['PUT /damage-care', 'PUT /damages-reject', 'PUT /fleet-maintenance'],
  'fleet.manage': ['DELETE /fleet-decommission', 'POST /bus', 'PUT /fleet-drydock', 'PUT /fleet-splash'],
  'fleetgroup.add': ['POST /fleetgroup'],
  'fleetgroup.delete': ['DELETE /fleetgroup-delete'],
  'fleetgroup.drydock': ['PUT /fleetgroup-drydock'],
  'fleetgroup.splash': ['PUT /fleetgroup-splash'],
  'guest.manage': ['GET /guests-csv', 'PUT /guest-settings'],
  'officer.name': ['PUT /duty-day', 'PUT /officer'],
  'records.decide': ['PUT /correction-decision'],
  'records.export': ['GET /club-exports', 'POST /club-export'],
  'records.import': [
    'DELETE /import',
    'DELETE /import/:import_id',
    'GET /import-problems-csv/:import_id',
    'GET /import-totals-csv/:import_id',
    'GET /import-undo-preview/:import_id',
    'GET /import/:import_id',
    'GET /imports-results',
    'GET /unclaimed-results',
    'POST /import',
    'POST /import-apply',
    'POST /import-read',
    'POST /import-undo',
    'POST /invitations',
    'PUT /import-columns',
    'PUT /import-mapping',
    'PUT /import-part',
  ],
  'reservation.decide': [
    'GET /reservation-requests',
    'PUT /reservation-decision',
    'PUT /reservation-settings',
  ],
  'safety.change': ['POST /test-alarm', 'PUT /safety-settings'],
  'safety.watch': [
    'GET /alerts',
    'POST /alert-acknowledge',
    'POST /alert-report',
    'PUT /alert-clothing',
    'PUT /alert-stage',
    'PUT /alert-step',
  ],
  'sortie.credit': ['PUT /sortie-credit'],
  'tablet.pair': [
    'DELETE /tablet-unpair',
    'DELETE /tablet/:tablet_id',
    'GET /tablets-results',
    'POST /tablet-pair',
  ],
  'usergroup.add': ['POST /usergroup'],
  'usergroup.decide': ['GET /group-requests-results', 'POST /group-decide'],
  'usergroup.delete': ['DELETE /usergroup-delete'],
  'workout.delete': ['GET /job-delete/:jobId/:userId'],
  'workout.edit': ['PUT /job/:id'],
  'workout.post': ['POST /job'],
};

let api: TestApi;
let ours: SceneClub;
/** Cookie of a paired tablet. */
let tablet: string | undefined;
/** Callers by role; each office has a holder, so none falls to confirmed coaches. */
let callers: Record<'member' | 'coach' | 'confirmed' | Office, TestMember>;

beforeAll(async () => {
  api = await startTestApi({
    features: [...FEATURES],
    limits: {
      mailsPerMember: WIDE,
      tabletCodesPerAddress: WIDE,
      pairingsPerCoach: WIDE,
      exportsPerClub: WIDE,
      writesPerMember: WIDE,
      logWritesPerMember: WIDE,
      plansPerMember: WIDE,
    },
  });
  ours = { id: api.clubId, host: null, password: CLUB_PASSWORD, folder: 'otter-creek-boat-club' };
  callers = await api.inClub(async () => ({
    member: await makeMember(),
    coach: await makeSelfMadeCoach(),
    confirmed: await makeCoach(),
    ...(Object.fromEntries(
      await Promise.all(
        OFFICES.map(async (office) => [office, await makeMember({ offices: [office] })] as const),
      ),
    ) as Record<Office, TestMember>),
  }));
  const shown = await api.call('POST', '/tablet-code');
  tablet = shown.cookie;
  const body = { code: (shown.body as { code: string }).code, name: 'Bay doors' };
  await api.call('POST', '/tablet-pair', { token: callers.confirmed.token, body });
});
afterAll(() => api.close());

/** Prepares the documents of a case as an officer of everything. */
async function prepare(route: Route): Promise<Parameters<typeof callRoute>[2]> {
  const own = routeCases[`${route.method} ${route.path}`];
  if (!own) throw new Error(`${route.method} ${route.path} has no case.`);
  const scene = await sceneOf(api, ours, own);
  await api.inClub(() => MemberModel.updateOne({ _id: scene.me.id }, { offices: [...OFFICES] }));
  const asked = (await own.ask?.(scene)) ?? {};
  await api.inClub(() => MemberModel.updateOne({ _id: scene.me.id }, { offices: [] }));
  return asked;
}

/**
 * Calls whose policies decide by subject; `everyRoute` covers the other members. They come first, because a
 * setting below lets everyone report conditions.
 */
const BY_POLICY = [
  ...[
    'DELETE /member-sessions/:member_id',
    'DELETE /sessions-end',
    'PUT /damage-state',
    'POST /conditions-flag',
    'POST /conditions-reading',
  ],
];

test.each(
  routes
    .filter(({ method, path }) => BY_POLICY.includes(`${method} ${path}`))
    .map((route) => [route.path, route] as const),
)('%s refuses a coach who only ticked a box', async (_path, route) => {
  const asked = await prepare(route);
  expect((await callRoute(api, route, asked, { token: callers.coach.token })).status).toBe(403);
});

const withRight = routes.flatMap((route) =>
  route.may ? [[`${route.method} ${route.path}`, route, route.may] as const] : [],
);

test.each(withRight)('%s answers only members who have its right', async (_name, route, may) => {
  const asked = await prepare(route);
  for (const [who, caller] of Object.entries(callers)) {
    const { status, body } = await callRoute(api, route, asked, { token: caller.token });
    const isAllowed = WHO[may.name]?.some((allowed) => allowed === who);
    if (isAllowed)
      expect([who, status, body]).not.toMatchObject([who, 403, [expect.any(String), 'coaches_only']]);
    else expect([who, status, body]).toEqual([who, 403, [may.refusal, 'coaches_only']]);
  }
  expect((await callRoute(api, route, asked)).status).toBe(401);
  expect((await callRoute(api, route, asked, { cookie: tablet })).status).toBe(401);
});

test('lists above every right that routes require, each by one name', () => {
  const rights = new Set(routes.flatMap(({ may }) => (may ? [may] : [])));
  const names = [...rights].map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(WHO).toSorted());
});

test.each(Object.entries(CALLS))('lists above the calls that require %s', (name, calls) => {
  const requiring = routes.filter(({ may }) => may?.name === name);
  expect(requiring.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(calls);
});
