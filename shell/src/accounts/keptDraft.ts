const PREFIX = 'fwo:draft:';

interface KeptDraft {
  memberId: string;
  draft: unknown;
}

function parse(text: string | null): KeptDraft | null {
  if (text === null) return null;
  const stored: unknown = JSON.parse(text);
  const isKept = typeof stored === 'object' && stored !== null && 'memberId' in stored && 'draft' in stored;
  return isKept ? (stored as KeptDraft) : null;
}

/** What this member had typed in a form of that name when their session ended, or null. Lasts as long as the tab. */
export function readDraft(name: string, memberId: string): unknown {
  try {
    const kept = parse(sessionStorage.getItem(PREFIX + name));
    return kept?.memberId === memberId ? kept.draft : null;
  } catch {
    // Storage may be refused, or hold what another program wrote.
    return null;
  }
}

export function keepDraft(name: string, memberId: string, draft: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ memberId, draft }));
  } catch {
    // Then it is typed again.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Where nothing could be stored there is nothing to drop.
  }
}
