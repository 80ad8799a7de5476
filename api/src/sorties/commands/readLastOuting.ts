import { SORTIE_NOT_FOUND } from '@fleetwatch/contract/sorties/texts';
import { ApiError } from '../../platform/http/errors.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { assertCanRelaunch } from '../sortiePolicy.ts';

type Seat = { launcher: string } | { crew: string; isPrivate: false };

/**
 * Finds the latest sortie of a seat: the index finds the last day, and the few sorties of that day are
 * sorted by launch.
 */
async function latestIn(seat: Seat): Promise<SortieRecord | null> {
  const lastDay = await SortieModel.findOne(seat).sort({ day: -1 }).select('day').lean<SortieRecord>();
  if (!lastDay) return null;
  const sorties = await SortieModel.find({ ...seat, day: lastDay.day }).lean<SortieRecord[]>();
  return sorties.reduce((last, sortie) => (sortie.launchedAt > last.launchedAt ? sortie : last));
}

/**
 * Finds a member's last outing, landed or still out, as launcher or crew; excludes those in another member's
 * own boat, which they cannot launch.
 */
export async function readLastOuting(memberId: string): Promise<SortieRecord | null> {
  const [launched, rowed] = [
    await latestIn({ launcher: memberId }),
    await latestIn({ crew: memberId, isPrivate: false }),
  ];
  if (!launched || !rowed) return launched ?? rowed;
  return rowed.launchedAt > launched.launchedAt ? rowed : launched;
}

/** Finds a sortie that a member may repeat. 404 for an unknown one, 403 for one they were not in. */
export async function findOuting(sortieId: string, memberId: string): Promise<SortieRecord> {
  const sortie = await SortieModel.findById(sortieId).lean<SortieRecord>();
  if (!sortie) throw new ApiError('not_found', SORTIE_NOT_FOUND);
  assertCanRelaunch(memberId, sortie);
  return sortie;
}
