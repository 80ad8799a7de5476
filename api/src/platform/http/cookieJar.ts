import type { Context } from 'koa';
import { runtime } from '../config/runtime.ts';

/** The cookies of a request and of its answer, for the API alone: HttpOnly, SameSite=Strict, in production by https. */
export interface CookieJar {
  get(name: string): string | undefined;
  /**
   * Sets a cookie, or takes it away with null.
   * @param maxAge milliseconds
   */
  set(name: string, value: string | null, where: { path: string; maxAge?: number }): void;
}

export function cookieJarOf({ cookies }: Pick<Context, 'cookies'>): CookieJar {
  return {
    get: (name) => cookies.get(name),
    set(name, value, where) {
      const { isProduction } = runtime();
      // In production TLS may end at a proxy in front: the cookie is for https all the same.
      if (isProduction) cookies.secure = true;
      cookies.set(name, value, {
        ...where,
        ...{ httpOnly: true, sameSite: 'strict', secure: isProduction, overwrite: true },
      });
    },
  };
}
