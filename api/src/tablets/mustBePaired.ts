import { TABLET_UNPAIRED } from '@fleetwatch/contract/tablets/messages';
import type { Context } from 'koa';
import { ApiError } from '../platform/errors.ts';
import { namedTablet } from './tabletCookie.ts';
import { tabletDirectory } from './tabletDirectory.ts';

/** 401 for a device that is no tablet which a coach of the current club has paired. */
export async function mustBePaired(ctx: Context): Promise<void> {
  const id = namedTablet(ctx);
  if (id === null || !(await tabletDirectory.get()).has(id)) {
    throw new ApiError('tablet_unpaired', TABLET_UNPAIRED);
  }
}
