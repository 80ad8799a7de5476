// @inner

/** Names of the hints that this device has shown. */
const STORAGE_KEY = 'fwo:seenhints';

export function hasSeenHint(name: string): boolean {
  return seenHints().includes(name);
}

export function markHintSeen(name: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...new Set([...seenHints(), name])]));
  } catch {
    // Storage may be full or refused: the hint is then shown again on the next visit.
  }
}

function seenHints(): unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
