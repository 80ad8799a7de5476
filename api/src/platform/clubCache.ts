import { currentClub } from './clubScope.ts';

/**
 * The longest another process's write may stay unseen here. This process's own writes drop the value at once.
 */
const MAX_AGE_MS = 2_000;

interface Kept<Value> {
  value: Promise<Value>;
  loadedAt: number;
}

/** A value per club that is loaded once and shared until a write drops it. */
export interface ClubCached<Value> {
  get(): Promise<Value>;
  /** To be called after the write has committed: a load that began before is then given to nobody new. */
  drop(): void;
}

export function clubCached<Value>(load: () => Promise<Value>): ClubCached<Value> {
  const kept = new Map<string, Kept<Value>>();

  return {
    get() {
      const club = String(currentClub().id);
      const present = kept.get(club);
      if (present && performance.now() - present.loadedAt < MAX_AGE_MS) return present.value;
      const loading: Kept<Value> = { value: load(), loadedAt: performance.now() };
      kept.set(club, loading);
      loading.value.catch(() => {
        if (kept.get(club) === loading) kept.delete(club);
      });
      return loading.value;
    },
    drop() {
      kept.delete(String(currentClub().id));
    },
  };
}
