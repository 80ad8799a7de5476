/** Unsent input of a member, by the name of its form. Stored on this device only. */
const STORAGE_KEY = 'fwo:drafts';
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1_000;

export type DraftFields = Record<string, unknown>;

interface StoredDraft {
  /** Time of the last change, ms since 1970. */
  at: number;
  fields: DraftFields;
}

interface StoredDrafts {
  memberId: string;
  drafts: Record<string, StoredDraft>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDraft = (value: unknown): value is StoredDraft =>
  isRecord(value) && isRecord(value['fields']) && Date.now() - Number(value['at']) < LIFETIME_MS;

/** Ignores entries that other code wrote, and drafts unchanged for a week. */
function readStored(): StoredDrafts | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    if (!isRecord(stored) || !isRecord(stored['drafts'])) return null;
    const drafts = Object.entries(stored['drafts']).filter((entry): entry is [string, StoredDraft] =>
      isDraft(entry[1]),
    );
    return { memberId: String(stored['memberId']), drafts: Object.fromEntries(drafts) };
  } catch {
    return null;
  }
}

/** The fields this member has changed; empty without a draft. */
export function readDraft(memberId: string, name: string): DraftFields {
  const kept = readStored();
  return (kept?.memberId === memberId && kept.drafts[name]?.fields) || {};
}

/** Stores the fields of a draft; empty fields delete it. Nothing is stored without a sign-in. */
export function saveDraft(memberId: string, name: string, fields: DraftFields): void {
  const kept = readStored();
  const { [name]: before, ...others } = kept?.memberId === memberId ? kept.drafts : {};
  const isEmpty = Object.keys(fields).length === 0;
  if (memberId === '' || (isEmpty && before === undefined)) return;
  const drafts = isEmpty ? others : { ...others, [name]: { at: Date.now(), fields } };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ memberId, drafts } satisfies StoredDrafts));
  } catch {
    // Storage may be full or refused: the input then lasts as long as its screen.
  }
}

/** The member's latest finds in the palette, which checks their owner. */
export const FOUND_KEY = 'fwo:found';

/** Deletes the drafts and finds of everyone but this member; '' deletes all. */
export function forgetDraftsBut(memberId: string): void {
  if (memberId !== '' && readStored()?.memberId === memberId) return;
  try {
    localStorage.removeItem(STORAGE_KEY);
    localStorage.removeItem(FOUND_KEY);
  } catch {
    // Without storage there is nothing to delete.
  }
}
