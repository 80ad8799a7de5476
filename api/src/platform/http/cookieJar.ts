import type { Context } from 'koa';
import { runtime } from '../config/runtime.ts';

/** The cookies of a request and its answer: HttpOnly, SameSite=Strict, and Secure in production. */
export interface CookieJar {
  get(name: string): string | undefined;
  /**
   * Sets a cookie; null removes it.
   * @param maxAge milliseconds
   */
  set(name: string, value: string | null, where: { path: string; maxAge?: number }): void;
}

export function cookieJarOf({ cookies }: Pick<Context, 'cookies'>): CookieJar {
  return {
    get: (name) => cookies.get(name),
    set(name, value, where) {
      const { isProduction } = runtime();
      // In production TLS may end at a proxy; the cookie is Secure all the same.
      if (isProduction) cookies.secure = true;
      cookies.set(name, value, {
        ...where,
        httpOnly: true,
        sameSite: 'strict',
        secure: isProduction,
        overwrite: true,
      });
    },
  };
}
