import { isBoatHere } from '@fleetwatch/contract/lateLandings/texts';
import { UNLANDED } from '@fleetwatch/contract/lateLandings/wire';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import type { ClientSession, Types } from 'mongoose';
import { clubDay, now } from '../../platform/club/clock.ts';
import { usesFeature } from '../../platform/club/features.ts';
import { notAway } from '../away.ts';
import { SortieModel, type SortieRecord } from '../Sortie.ts';

export type UnlandedBoat = Pick<SortieRecord, '_id' | 'boat' | 'boatName' | 'launcher' | 'day'>;

/**
 * Returns the boats of the fleet that are still logged out since an earlier club-local day, by id; the next
 * crew to take one may report it ashore (rule forgotten.next). Empty in a club without forgotten landings.
 */
export async function unlandedBoats(
  session: ClientSession | null = null,
): Promise<Map<string, UnlandedBoat>> {
  if (!usesFeature('forgotten')) return new Map();
  const left = await SortieModel.find({
    isOut: true,
    isPrivate: false,
    day: { $lt: clubDay() },
    ...notAway(),
  })
    .select('boat boatName launcher day')
    .session(session)
    .lean<UnlandedBoat[]>();
  return new Map(left.map((sortie) => [String(sortie.boat), sortie]));
}

/** Builds the warning, which names the outing: accepting it for one outing does not accept it for the next. */
export const unlandedAnswer = ({ _id, boat, day }: UnlandedBoat, launcherName: string): RuleAnswer => ({
  code: UNLANDED,
  level: 'warn',
  ruleId: 'forgotten.next',
  text: isBoatHere(launcherName, day, clubDay()),
  subjectIds: [String(boat), String(_id)],
});

/** Frees the boat of an outing, which must still be landed for its miles. A concurrent landing wins. */
export async function markOutingAshore(
  _id: Types.ObjectId,
  left: Omit<NonNullable<SortieRecord['left']>, 'at'>,
  session: ClientSession,
): Promise<void> {
  await SortieModel.updateOne(
    { _id, isOut: true },
    {
      $set: { left: { ...left, at: now() }, ...(left.as !== 'never' && { isAwaited: true }) },
      $unset: { isOut: 1 },
    },
    { session },
  );
}
