import { TOURS_OFF } from '@fleetwatch/contract/tours/messages';
import type { Tour } from '@fleetwatch/contract/tours/wire';
import type { ClientSession } from 'mongoose';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { assertFeature } from '../../platform/club/features.ts';
import { applyOnce } from '../../platform/database/applyOnce.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import type { TourRecord } from '../Tour.ts';
import { showTours } from './listTours.ts';

/** Runs a write to a tour once per idempotency key, and answers it. 404 `feature_off` in a club that does not use tours. */
export async function writeTour(
  actor: MemberActor,
  repeat: Repeatable | null,
  write: (session: ClientSession) => Promise<TourRecord>,
): Promise<Tour> {
  assertFeature('tours', TOURS_OFF);
  return applyOnce(repeat, async (session) => {
    const [shown] = await showTours([await write(session)], actor, session);
    if (!shown) throw new Error('The tour was not shown.');
    return shown;
  });
}
