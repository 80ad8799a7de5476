import { currentClub } from '../club/clubScope.ts';
import { RevisionedCache } from './RevisionedCache.ts';

/** Clubs whose directories are kept at the same time. */
const MOST_CLUBS = 1_000;

/** A value per club that is loaded once and shared until something it was read from is written. */
export interface ClubCached<Value> {
  get(): Promise<Value>;
  /** A club's value, when it is there and may be used this very moment; never loads, never waits. */
  peek(club: string): Value | undefined;
  /** Forgets it, for the rare case of a write that goes around the models. */
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
