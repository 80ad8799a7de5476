import type { Context } from 'koa';
import { runtime } from '../config/runtime.ts';

/** Cookies of a request and its answer: HttpOnly, SameSite=Strict, and Secure in production. */
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
      // In production TLS may end at a proxy; the cookie is still Secure.
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

/**
 * Returns a cookie's name. In production it begins with `__Secure-`: browsers accept such a cookie only over
 * TLS, so that neither an attacker on the network nor a sibling host without TLS can replace it (RFC
 * 6265bis). `__Host-` would require the path `/`, but the refresh token is only sent to `/session`.
 */
export const secureName = (name: string): string => (runtime().isProduction ? `__Secure-${name}` : name);

/** Maximum time that browsers keep a cookie. Setting it again renews it. */
const COOKIE_DAYS = 400;
const DAY_MS = 86_400_000;

/** Stores a signed value on the device for as long as browsers allow. */
export function setDeviceCookie(cookies: CookieJar, name: string, value: string): void {
  cookies.set(name, value, { path: runtime().basePath || '/', maxAge: COOKIE_DAYS * DAY_MS });
}
