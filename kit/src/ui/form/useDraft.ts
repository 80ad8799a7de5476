// @chunk screens

import { useEffect, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import { useAppSelector } from '../../store/createStore.ts';
import { saveDraft, readDraft } from '../../store/drafts.ts';
import type { DraftFields } from '../../store/drafts.ts';
import { selectMemberId } from '../../store/sessionSlice.ts';

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** Returns the stored fields that still exist in the form with the same types. */
function known<Draft extends object>(blank: Draft, fields: DraftFields): Partial<Draft> {
  const kept = Object.entries(blank).filter(
    ([field, value]) => field in fields && kindOf(fields[field]) === kindOf(value),
  );
  return Object.fromEntries(kept.map(([field]) => [field, fields[field]])) as Partial<Draft>;
}

function changed(blank: object, draft: object, secrets: readonly string[]): DraftFields {
  const before: DraftFields = { ...blank };
  const isChanged = ([field, value]: [string, unknown]) =>
    !secrets.includes(field) && JSON.stringify(value) !== JSON.stringify(before[field]);
  return Object.fromEntries(Object.entries(draft).filter(isChanged));
}

export interface DraftOptions {
  /** Fields that are never stored, such as passwords. */
  secrets?: readonly string[];
}

/**
 * State of a form that survives its screen, a reload and a session ended by the server: it is stored on the device for its
 * member until it is sent (`drop`) or the member signs out. Only fields that differ from `blank` are stored, so that the
 * others follow their defaults.
 * @param name identifies the form, `land:{sortie}`; null stores nothing
 */
export function useDraft<Draft extends object>(
  name: string | null,
  blank: Draft,
  { secrets = [] }: DraftOptions = {},
): [draft: Draft, change: Dispatch<SetStateAction<Draft>>, drop: () => void] {
  const memberId = useAppSelector(selectMemberId);
  // The values of the first render: later input is compared with them and stored under their name.
  const [kept] = useState({ name, blank, secrets });
  const [draft, setDraft] = useState<Draft>(() => ({
    ...blank,
    ...(name === null ? {} : known(blank, readDraft(memberId, name))),
  }));
  useEffect(() => {
    if (kept.name !== null) saveDraft(memberId, kept.name, changed(kept.blank, draft, kept.secrets));
  }, [memberId, kept, draft]);
  const drop = () => {
    // Stored synchronously: the form may unmount before its effects run.
    if (kept.name !== null) saveDraft(memberId, kept.name, {});
    setDraft(kept.blank);
  };
  return [draft, setDraft, drop];
}
