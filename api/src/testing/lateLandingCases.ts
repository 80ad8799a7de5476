import { SortieModel } from '../logbook/Sortie.ts';
import { body, params, type RouteCase } from './RouteCase.ts';
import type { Scene } from './Scene.ts';

/** Creates an outing of the caller from the day before, which is still out. */
const forgotten = async (scene: Scene): Promise<string> => {
  const sortie = await scene.outing();
  await scene.inClub(() => SortieModel.updateOne({ _id: sortie }, { $set: { day: '2026-01-01' } }));
  return sortie;
};

/** Cases of the routes of forgotten landings. */
export const lateLandingCases: Readonly<Record<string, RouteCase>> = {
  'GET /forgotten/:sortie_id': params(async (scene) => ({ sortie_id: await forgotten(scene) })),
  'POST /sortie-left': body(async (scene) => ({ id: await forgotten(scene), as: 'rack' })),
};
