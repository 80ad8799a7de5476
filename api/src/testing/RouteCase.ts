import type { Scene } from './Scene.ts';
import type { Call } from './startTestApi.ts';

/** What one call is made with; path parameters by their names. */
export interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** What else it is sent with: a cookie, a form. */
  call?: Call;
}

/** A right call of one route, made of what belongs to the scene's club and caller. */
export interface RouteCase {
  /** Only coaches may, so the caller is one. */
  isCoaches?: boolean;
  ask?(scene: Scene): Asked | Promise<Asked>;
  /** What a right call is answered with, 200 when absent; null for a stream, which does not end. */
  status?: number | null;
  /** What a wrong id is answered with, where that is no refusal. */
  missed?: unknown;
  /** Whoever holds its secret may call, of whichever club. */
  isByAddress?: boolean;
  /** Where the club pairs its tablets only. */
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
