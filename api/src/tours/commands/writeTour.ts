import { TOURS_OFF } from '@fleetwatch/contract/tours/texts';
import type { Tour } from '@fleetwatch/contract/tours/wire';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { runWrite, type Write } from '../../platform/database/runWrite.ts';
import type { TourRecord } from '../Tour.ts';
import { showTours } from './listTours.ts';

/**
 * Runs a write to a tour once per idempotency key, and returns it. 404 `feature_off` in a club that does not
 * use tours.
 */
export const writeTour = (
  actor: MemberActor,
  repeat: Repeatable | null,
  work: Write<TourRecord, Tour>['work'],
): Promise<Tour> =>
  runWrite({
    feature: ['tours', TOURS_OFF],
    repeat,
    work,
    present: async (tour, session) => {
      const [shown] = await showTours([tour], actor, session);
      if (!shown) throw new Error('The tour was not shown.');
      return shown;
    },
  });
