import { useCallback, useState } from 'react';
import { useAppDispatch } from '../store/createStore.ts';
import { toastShown } from '../store/toasts.ts';
import { textOfFailure } from '../store/failureWords.ts';
import type { FailureWords } from '../store/failureWords.ts';

/** Something that is asked about before it is done. */
export interface Errand {
  title: string;
  /** The whole question, with its consequences. */
  question: string;
  /** On the button: 'Dry-dock boat'. */
  verb: string;
  isDangerous?: boolean;
  /** Resolves with false when it was refused and the refusal is told elsewhere. */
  send: () => Promise<unknown>;
  words: FailureWords;
  /** What is said when it is done. */
  doneText: string;
  doneMs: number;
}

/** What snackbars stay for (rule portal.toast). */
export const SNACKBAR_MS = 2_000;
/** Two sentences take longer to read than a word. */
export const SENTENCES_MS = 8_000;

export interface ErrandState {
  errand: Errand | null;
  isBusy: boolean;
  reason: string | undefined;
  ask: (errand: Errand) => void;
  cancel: () => void;
  confirm: () => Promise<void>;
}

/** One confirmation at a time (rule class.one-question): while one is open, another is not asked for. */
export function useErrand(): ErrandState {
  const dispatch = useAppDispatch();
  const [errand, setErrand] = useState<Errand | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [reason, setReason] = useState<string>();

  const ask = useCallback((next: Errand) => {
    setReason(undefined);
    setErrand((open) => open ?? next);
  }, []);

  return {
    errand,
    isBusy,
    reason,
    ask,
    cancel: () => {
      if (!isBusy) setErrand(null);
    },
    confirm: async () => {
      if (!errand || isBusy) return;
      setIsBusy(true);
      setReason(undefined);
      try {
        const answer = await errand.send();
        setErrand(null);
        if (answer === false) return;
        dispatch(toastShown({ text: errand.doneText, tone: 'success', lifetimeMs: errand.doneMs }));
      } catch (error) {
        setReason(textOfFailure(error, errand.words));
      } finally {
        setIsBusy(false);
      }
    },
  };
}
