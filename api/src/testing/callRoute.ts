import { ClubModel } from '../clubs/Club.ts';
import { clearClubCache, inClub } from '../clubs/clubDirectory.ts';
import type { Route } from '../platform/http/route.ts';
import { makeMember } from './factories.ts';
import type { Asked, RouteCase } from './RouteCase.ts';
import { Scene, type SceneClub } from './Scene.ts';
import type { Answer, Call, TestClub } from './startTestApi.ts';

/** Creates a scene for a case, with the club settings and the caller that it needs. */
export async function sceneOf(
  api: TestClub,
  club: SceneClub,
  { isCoaches = false, isOfPairing = false }: RouteCase,
): Promise<Scene> {
  await ClubModel.updateOne({ _id: club.id }, { $set: { kioskPairing: isOfPairing } });
  clearClubCache();
  const me = await inClub(club.id, () => makeMember(isCoaches ? { coachRights: 'confirmed' } : {}));
  return new Scene(api, club, me);
}

/** Makes a case's call of a route. */
export function callRoute(
  api: TestClub,
  route: Route,
  { params = {}, query = {}, body, call = {} }: Asked,
  more: Call = {},
): Promise<Answer> {
  const path = route.path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  const headers = { ...call.headers, ...more.headers };
  const sent = { ...(body === undefined ? {} : { body }), ...call, ...more, headers };
  return api.call(route.method, search === '' ? path : `${path}?${search}`, sent);
}
