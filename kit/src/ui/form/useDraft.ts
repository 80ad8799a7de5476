import { useEffect, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import { useAppSelector } from '../../store/createStore.ts';
import { keepDraft, readDraft } from '../../store/drafts.ts';
import type { DraftFields } from '../../store/drafts.ts';
import { selectMemberId } from '../../store/sessionSlice.ts';

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** Of what was kept, the fields that the form still has, of the kind that it has them. */
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
  /** Fields that are never kept, such as passwords. */
  secrets?: readonly string[];
}

/**
 * State of a form that outlives its screen, a reload and the end of a session that the server ended: it is kept on the device
 * for its member until it is sent (`drop`) or the member signs out. Only the fields that differ from `blank` are kept, so that
 * the others follow what they are made of.
 * @param name what the form is for, `land:{sortie}`; null keeps nothing
 */
export function useDraft<Draft extends object>(
  name: string | null,
  blank: Draft,
  { secrets = [] }: DraftOptions = {},
): [draft: Draft, change: Dispatch<SetStateAction<Draft>>, drop: () => void] {
  const memberId = useAppSelector(selectMemberId);
  // Those of the first drawing: what is typed stays what it is compared with, and where it is kept.
  const [kept] = useState({ name, blank, secrets });
  const [draft, setDraft] = useState<Draft>(() => ({
    ...blank,
    ...(name === null ? {} : known(blank, readDraft(memberId, name))),
  }));
  useEffect(() => {
    if (kept.name !== null) keepDraft(memberId, kept.name, changed(kept.blank, draft, kept.secrets));
  }, [memberId, kept, draft]);
  const drop = () => {
    // At once: the form may be gone before its effects run.
    if (kept.name !== null) keepDraft(memberId, kept.name, {});
    setDraft(kept.blank);
  };
  return [draft, setDraft, drop];
}
