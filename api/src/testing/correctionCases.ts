import { now } from '../platform/club/clock.ts';
import { makeBoat, type TestMember } from './factories.ts';
import { makeSortie } from './makeSortie.ts';
import { body, coaches, params, plain, type RouteCase } from './RouteCase.ts';
import type { Scene } from './Scene.ts';

const reason = 'Entered by mistake';

/** Requests the deletion of a member's outing. */
async function asked(scene: Scene, { token, record, id }: TestMember): Promise<Record<string, unknown>> {
  const sortie = await scene.inClub(async () => {
    const launcher = { token, record, id };
    return String(
      (await makeSortie({ boat: await makeBoat(), launcher, launchedAt: '2026-05-01T10:00:00Z' }))._id,
    );
  });
  const { rev } = await scene.call('GET', `/correction-sortie/${sortie}`, { token });
  return { kind: 'delete', sortie, patch: {}, baseRev: rev, reason };
}
const request = async (scene: Scene, by: TestMember): Promise<string> =>
  String((await scene.call('POST', '/correction', { token: by.token, body: await asked(scene, by) }))._id);

/** Creates an outing of the caller that was landed today. */
const landedToday = (scene: Scene): Promise<string> =>
  scene.inClub(async () => {
    const launchedAt = new Date(now().getTime() - 1_000).toISOString();
    const landed = { boat: await makeBoat(), launcher: scene.me, launchedAt };
    return String((await makeSortie(landed))._id);
  });

/** Cases of the routes of corrections. */
export const correctionCases: Readonly<Record<string, RouteCase>> = {
  'GET /corrections-results': plain,
  'GET /correction/:correction_id': params(async (scene) => ({
    correction_id: await request(scene, scene.me),
  })),
  'GET /correction-sortie/:sortie_id': params(async (scene) => ({ sortie_id: await scene.lateOuting() })),
  'POST /correction-check': body(async (scene) => {
    const { baseRev: _rev, reason: _reason, ...wish } = await asked(scene, scene.me);
    return wish;
  }),
  'POST /correction': body((scene) => asked(scene, scene.me)),
  'PUT /sortie-crew': body(async (scene) => ({
    id: await landedToday(scene),
    crew: [(await scene.member()).id],
  })),
  'PUT /correction-withdraw': body(async (scene) => ({ id: await request(scene, scene.me) })),
  'PUT /correction-decision': coaches(
    body(async (scene) => ({
      id: await request(scene, await scene.member()),
      decision: 'reject',
      comment: '',
    })),
  ),
};
