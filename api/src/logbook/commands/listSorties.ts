import { clubDay } from '../../platform/club/clock.ts';
import { notAway } from '../away.ts';
import { SortieModel, type SortieRecord } from '../Sortie.ts';

/** All sorties that are still out, including those of earlier days, in the order of launch; none that is away with a tour. */
export async function listStillOut(): Promise<SortieRecord[]> {
  return SortieModel.find({ isOut: true, ...notAway() })
    .sort({ launchedAt: 1, _id: 1 })
    .lean<SortieRecord[]>();
}

/** The sorties launched on the club's current day, out or landed, in the order of launch; none that is away with a tour. */
export async function listSortiesToday(): Promise<SortieRecord[]> {
  return SortieModel.find({ day: clubDay(), ...notAway() })
    .sort({ launchedAt: 1, _id: 1 })
    .lean<SortieRecord[]>();
}
