import type { Scene } from './Scene.ts';
import type { Call } from './startTestApi.ts';

/** Arguments of one call; path parameters by name. */
export interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** Further options of the request: a cookie, a form. */
  call?: Call;
}

/** A valid call of one route, with the documents of the scene's club and caller. */
export interface RouteCase {
  /** Whether only coaches may make the call, so that the caller is one. */
  isCoaches?: boolean;
  ask?(scene: Scene): Asked | Promise<Asked>;
  /** Status of the answer, 200 when absent; null for a stream, which does not end. */
  status?: number | null;
  /** Answer to an unknown id, if it is not a refusal. */
  missed?: unknown;
  /** Whether the address is the credential, whatever the caller's club. */
  isByAddress?: boolean;
  /** Whether it only exists if the club pairs its tablets. */
  isOfPairing?: boolean;
}

export const params = (of: (scene: Scene) => Promise<Record<string, string>>): RouteCase => ({
  ask: async (scene) => ({ params: await of(scene) }),
});
export const body = (of: (scene: Scene) => Promise<object> | object): RouteCase => ({
  ask: async (scene) => ({ body: { ...(await of(scene)) } }),
});
export const coaches = (own: RouteCase): RouteCase => ({ ...own, isCoaches: true });
export const plain: RouteCase = {};
