import type { Context } from 'koa';
import { runtime } from '../config/runtime.ts';

/** As long as browsers keep a cookie; setting it again renews it. */
const COOKIE_DAYS = 400;
const DAY_MS = 86_400_000;

/** Keeps a signed value on the device for as long as browsers allow, for the API alone: HttpOnly, SameSite=Strict. */
export function setDeviceCookie(ctx: Context, name: string, value: string): void {
  // In production TLS may end at a proxy in front: the cookie is for https all the same.
  if (runtime().isProduction) ctx.cookies.secure = true;
  ctx.cookies.set(name, value, {
    path: runtime().basePath || '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: runtime().isProduction,
    overwrite: true,
    maxAge: COOKIE_DAYS * DAY_MS,
  });
}
