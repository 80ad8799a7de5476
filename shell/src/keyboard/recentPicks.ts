import { FOUND_KEY } from '@fleetwatch/kit/store/drafts';

/** A member's last picks on this device: ids without names, of one member at a time, until they sign out. */

const PICKS_MOST = 5;

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** Returns the ids of the member's last picks, the latest first. */
export function readRecentPicks(memberId: string): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(FOUND_KEY) ?? '{}') as Record<string, unknown>;
    return kept['memberId'] === memberId && isIds(kept['ids']) ? kept['ids'] : [];
  } catch {
    return [];
  }
}

/** Adds a pick before the earlier ones, of which it keeps a few. */
export function keepRecentPick(memberId: string, id: string): void {
  const ids = [id, ...readRecentPicks(memberId).filter((one) => one !== id)].slice(0, PICKS_MOST);
  try {
    localStorage.setItem(FOUND_KEY, JSON.stringify({ memberId, ids }));
  } catch {
    // Storage may be full or refused: then there are no recent picks.
  }
}
