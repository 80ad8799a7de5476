import { TABLET_UNPAIRED } from '@fleetwatch/contract/tablets/messages';
import type { CookieJar } from '../platform/http/cookieJar.ts';
import { ApiError } from '../platform/http/errors.ts';
import { namedTablet } from './tabletCookie.ts';
import { tabletDirectory } from './tabletDirectory.ts';

/** Id of the tablet, of those that a coach of the current club has paired, that a request is from; null for another device. */
export async function pairedTablet(cookies: CookieJar): Promise<string | null> {
  const id = namedTablet(cookies);
  return id !== null && (await tabletDirectory.get()).has(id) ? id : null;
}

/** 401 for a device that is no tablet which a coach of the current club has paired. */
export async function assertPaired(cookies: CookieJar): Promise<void> {
  if ((await pairedTablet(cookies)) === null) throw new ApiError('tablet_unpaired', TABLET_UNPAIRED);
}
