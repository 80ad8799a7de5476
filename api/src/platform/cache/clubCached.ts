import { currentClub } from '../club/clubScope.ts';
import { RevisionedCache } from './RevisionedCache.ts';

/** Maximum number of clubs cached at a time. */
const MOST_CLUBS = 1_000;

/** A value per club, loaded once and shared until a model it was read from is written. */
export interface ClubCached<Value> {
  get(): Promise<Value>;
  /** Returns a club's value if it is valid at this moment. Never loads or waits. */
  peek(club: string): Value | undefined;
  /** Drops the value, for the rare write that bypasses the models. */
  drop(): void;
}

export function clubCached<Value>(load: () => Promise<Value>): ClubCached<Value> {
  const kept = new RevisionedCache<Value>(MOST_CLUBS);
  const clubId = (): string => String(currentClub().id);
  return {
    get() {
      const club = clubId();
      return kept.get(club, club, load);
    },
    peek: (club) => kept.peek(club, club),
    drop() {
      kept.drop(clubId());
    },
  };
}
