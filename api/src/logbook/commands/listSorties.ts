import { clubDay } from '../../platform/club/clock.ts';
import { notAway } from '../away.ts';
import { SortieModel, type SortieRecord } from '../Sortie.ts';

/**
 * Lists all sorties that are still out, including those of earlier days, in launch order; excludes those
 * away with a tour.
 */
export async function listStillOut(): Promise<SortieRecord[]> {
  return SortieModel.find({ isOut: true, ...notAway() })
    .sort({ launchedAt: 1, _id: 1 })
    .lean<SortieRecord[]>();
}

/**
 * Lists the sorties launched on the club's current day, out or landed, in launch order; excludes those away
 * with a tour.
 */
export async function listSortiesToday(): Promise<SortieRecord[]> {
  return SortieModel.find({ day: clubDay(), ...notAway() })
    .sort({ launchedAt: 1, _id: 1 })
    .lean<SortieRecord[]>();
}
