import { TABLET_UNPAIRED } from '@fleetwatch/contract/tablets/texts';
import type { CookieJar } from '../platform/http/cookieJar.ts';
import { ApiError } from '../platform/http/errors.ts';
import { namedTablet } from './tabletCookie.ts';
import { tabletDirectory } from './tabletDirectory.ts';

/**
 * Returns the id of the calling device's tablet, if a coach of the current club has paired it; null for any
 * other device.
 */
export async function pairedTablet(cookies: CookieJar): Promise<string | null> {
  const id = namedTablet(cookies);
  return id !== null && (await tabletDirectory.get()).has(id) ? id : null;
}

/** Throws 401 unless a coach of the current club has paired the calling device. */
export async function assertPaired(cookies: CookieJar): Promise<void> {
  if ((await pairedTablet(cookies)) === null) throw new ApiError('tablet_unpaired', TABLET_UNPAIRED);
}
