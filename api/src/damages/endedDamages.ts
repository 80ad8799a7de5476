import { currentClub } from '../platform/club/clubScope.ts';
import { DamageModel, type DamageRecord } from './Damage.ts';

/** A report as the numbers of a season read it. */
export type CountedRecord = Pick<
  DamageRecord,
  | ('_id' | 'boat' | 'boatName' | 'kind' | 'parts' | 'severity')
  | ('day' | 'endedDay' | 'endedAt' | 'state' | 'costCents')
>;

interface CacheEntry {
  count: number;
  /** `endedAt` of the latest one, ms. */
  latest: number;
  damages: readonly CountedRecord[];
}

const MOST_CLUBS = 100;
const cache = new Map<string, CacheEntry>();

const ENDED = { isPending: false } as const;
const FIELDS = 'boat boatName kind parts severity day endedDay endedAt state costCents';

const read = (more: object): Promise<CountedRecord[]> =>
  DamageModel.find({ ...ENDED, ...more })
    .select(FIELDS)
    .lean<CountedRecord[]>()
    .exec();

/**
 * All closed and rejected reports of the club. They are kept from one read to the next, because years of them are long to read
 * and nothing of one changes until it is reopened: then their number, or the end of the latest one, differs. Those that have
 * ended since are added; where they do not explain the difference, all are read.
 */
export async function endedDamages(): Promise<readonly CountedRecord[]> {
  const club = String(currentClub().id);
  const [count, last] = await Promise.all([
    DamageModel.countDocuments(ENDED),
    DamageModel.findOne(ENDED).sort({ endedAt: -1 }).select('endedAt').lean<Pick<DamageRecord, 'endedAt'>>(),
  ]);
  const latest = last?.endedAt?.getTime() ?? 0;
  const known = cache.get(club);
  if (known?.count === count && known.latest === latest) return known.damages;
  const newer = known ? await read({ endedAt: { $gt: new Date(known.latest) } }) : [];
  const isExplained = known !== undefined && known.count + newer.length === count;
  const damages = isExplained ? [...known.damages, ...newer] : await read({});
  if (cache.size >= MOST_CLUBS) cache.clear();
  cache.set(club, { count: damages.length, latest, damages });
  return damages;
}

/** For tests: the next read is of all. */
export const forgetEndedDamages = (): void => cache.clear();
