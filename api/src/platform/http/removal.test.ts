import { FEATURES } from '@fleetwatch/contract/clubs/features';
import { routes } from '../../app.ts';
import { callRoute, sceneOf } from '../../testing/callRoute.ts';
import { freshClub } from '../../testing/freshClub.ts';
import type { Asked } from '../../testing/RouteCase.ts';
import { routeCases } from '../../testing/routeCases.ts';
import { CLUB_PASSWORD, type Answer, type TestClub } from '../../testing/startTestApi.ts';
import type { Route } from './route.ts';

/** Old forms that stay until the next minor version, and their replacements. */
const FORMS = [
  ['DELETE /clearance', 'DELETE /clearance/:clearance_id'],
  ['DELETE /damage', 'DELETE /damage/:damage_id'],
  ['DELETE /guest', 'DELETE /guest/:guest_id'],
  ['DELETE /import', 'DELETE /import/:import_id'],
  ['DELETE /requirement', 'DELETE /requirement/:requirement_id'],
  ['DELETE /reservation', 'DELETE /reservation/:reservation_id'],
  ['DELETE /reservation-wait', 'DELETE /reservation-wait/:wait_id'],
  ['DELETE /session-end', 'DELETE /session/:session_id'],
  ['DELETE /sessions-end', 'DELETE /member-sessions/:member_id'],
  ['DELETE /tablet-unpair', 'DELETE /tablet/:tablet_id'],
  ['DELETE /tour', 'DELETE /tour/:tour_id'],
] as const;

let api: TestClub;
beforeAll(async () => {
  api = await freshClub({ startsAt: '2026-05-01T15:00:00Z', features: [...FEATURES] });
});

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

/** Normalizes an answer: two scenes differ in their ids and in the numbers that factories and cases generate. */
const alike = ({ status, body }: Answer): unknown => [
  status,
  JSON.stringify(body).replaceAll(/[0-9a-f]{24}|(?<=\b(?:Boat|Member|Test) )[\w-]+/g, '…'),
];

/**
 * Returns the answers to a removal, its repeat, and a removal of something that does not exist, each in its
 * own scene.
 */
async function answersOf(name: string): Promise<unknown[]> {
  const route = routes.find((one) => nameOf(one) === name);
  const own = routeCases[name];
  if (!route || !own) throw new Error(`There is no ${name}.`);
  const club = { id: api.clubId, host: null, password: CLUB_PASSWORD, folder: 'otter-creek-boat-club' };
  const scene = await sceneOf(api, club, own);
  const asked = (await own.ask?.(scene)) ?? {};
  const send = async (what: Asked): Promise<unknown> =>
    alike(await callRoute(api, route, what, { token: scene.me.token }));
  const unknown = JSON.parse(JSON.stringify(asked).replace(/[0-9a-f]{24}/, 'f'.repeat(24))) as Asked;
  return [await send(unknown), await send(asked), await send(asked)];
}

test('lists all forms that are replaced', () => {
  const replaced = routes.filter(({ replacedBy }) => replacedBy !== undefined);
  expect(replaced.map((route) => [nameOf(route), route.replacedBy]).sort()).toEqual(FORMS);
});

test.each(FORMS)('answers %s as %s', async (before, now) => {
  const answers = await answersOf(now);
  expect(answers[1]).toMatchObject([200, expect.any(String)]);
  expect(await answersOf(before)).toEqual(answers);
});
