import { repliesTo } from '@fleetwatch/contract/sorties/launchRules';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import type { TourStartBody } from '@fleetwatch/contract/tours/wire';
import { body, params, plain, type RouteCase } from './RouteCase.ts';
import type { Scene } from './Scene.ts';

/** Days of a tour that starts on the day of the scenes. */
const days = { from: '2026-05-01', to: '2026-05-03' } as const;
export const legs = [{ date: '2026-05-01', from: 'Meißen', to: 'Torgau', miles: 20 }];

/** Builds a tour of one boat with these members in it. */
export const touring = (bus: string, crew: readonly string[]) => ({
  name: 'Elbe',
  kind: 'tour',
  vehicle: '',
  ...days,
  boats: [{ bus, crew }],
});

const planned = async (scene: Scene): Promise<string> => {
  const tour = touring(await scene.boat(), [scene.me.id]);
  return String((await scene.call('POST', '/tour', { body: tour }))._id);
};
/** Builds the start of a planned tour, accepting every warning of the scene's club. */
const starting = async (scene: Scene): Promise<TourStartBody> => {
  const id = await planned(scene);
  const { results } = await scene.call('GET', `/tour-check/${id}`);
  return { id, replies: repliesTo(results as RuleAnswer[]) };
};
const away = async (scene: Scene): Promise<string> => {
  const start = await starting(scene);
  await scene.call('POST', '/tour-start', { body: start });
  return start.id;
};

/** Cases of the routes of tours. */
export const tourCases: Readonly<Record<string, RouteCase>> = {
  'GET /tours-results': plain,
  'GET /tours-csv': plain,
  'POST /tour': body(async (scene) => touring(await scene.boat(), [scene.me.id])),
  'PUT /tour': body(async (scene) => ({
    id: await planned(scene),
    ...touring(await scene.boat(), [scene.me.id]),
  })),
  'DELETE /tour/:tour_id': params(async (scene) => ({ tour_id: await planned(scene) })),
  'GET /tour-check/:id': params(async (scene) => ({ id: await planned(scene) })),
  'POST /tour-start': body(starting),
  'PUT /tour-legs': body(async (scene) => ({ id: await planned(scene), legs })),
  'POST /tour-land': body(async (scene) => ({ id: await away(scene), legs })),
};
