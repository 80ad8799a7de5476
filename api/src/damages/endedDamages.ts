import { currentClub } from '../platform/club/clubScope.ts';
import { DamageModel, type DamageRecord } from './Damage.ts';

/** Fields of a report that the season's statistics use. */
export type CountedRecord = Pick<
  DamageRecord,
  | ('_id' | 'boat' | 'boatName' | 'kind' | 'parts' | 'severity')
  | ('day' | 'endedDay' | 'endedAt' | 'state' | 'costCents')
>;

interface CacheEntry {
  count: number;
  /** `endedAt` of the latest report, ms. */
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
 * Returns all closed and rejected reports of the club. They are cached, because years of reports take long
 * to read and an ended one changes only when it is reopened, which changes their number or the latest end.
 * Newly ended ones are added; if they do not explain the difference, all are read again.
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

/** Clears the cache, for tests. */
export const forgetEndedDamages = (): void => cache.clear();
