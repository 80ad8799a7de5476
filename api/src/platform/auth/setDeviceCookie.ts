import { runtime } from '../config/runtime.ts';
import type { CookieJar } from '../http/cookieJar.ts';

/** The longest that browsers keep a cookie. Setting it again renews it. */
const COOKIE_DAYS = 400;
const DAY_MS = 86_400_000;

/** Stores a signed value on the device for as long as browsers allow. */
export function setDeviceCookie(cookies: CookieJar, name: string, value: string): void {
  cookies.set(name, value, { path: runtime().basePath || '/', maxAge: COOKIE_DAYS * DAY_MS });
}
