import { useCallback, useState } from 'react';
import { useAppDispatch } from '../../store/createStore.ts';
import { toastShown } from '../../store/toasts.ts';
import { textOfFailure } from '../../store/failureMessages.ts';
import type { FailureMessages } from '../../store/failureMessages.ts';

/** An action that needs confirmation. */
export interface ActionToConfirm {
  title: string;
  /** The complete question, including the consequences. */
  question: string;
  /** Verb on the button: 'Dry-dock boat'. */
  verb: string;
  isDangerous?: boolean;
  /** Resolves to false when the action was refused and the refusal is shown elsewhere. */
  send: () => Promise<unknown>;
  messages: FailureMessages;
  /** Toast after success. */
  doneText: string;
  doneMs: number;
}

/** Lifetime of snackbars (rule portal.toast). */
export const SNACKBAR_MS = 2_000;
/** Lifetime of a toast with two sentences. */
export const SENTENCES_MS = 8_000;

export interface ConfirmActionState {
  action: ActionToConfirm | null;
  isBusy: boolean;
  reason: string | undefined;
  ask: (action: ActionToConfirm) => void;
  cancel: () => void;
  confirm: () => Promise<void>;
}

/** One confirmation at a time (rule class.one-question): while one is open, no other is opened. */
export function useConfirmAction(): ConfirmActionState {
  const dispatch = useAppDispatch();
  const [action, setAction] = useState<ActionToConfirm | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [reason, setReason] = useState<string>();

  const ask = useCallback((next: ActionToConfirm) => {
    setReason(undefined);
    setAction((open) => open ?? next);
  }, []);

  return {
    action,
    isBusy,
    reason,
    ask,
    cancel: () => {
      if (!isBusy) setAction(null);
    },
    confirm: async () => {
      if (!action || isBusy) return;
      setIsBusy(true);
      setReason(undefined);
      try {
        const answer = await action.send();
        setAction(null);
        if (answer === false) return;
        dispatch(toastShown({ text: action.doneText, tone: 'success', lifetimeMs: action.doneMs }));
      } catch (error) {
        setReason(textOfFailure(error, action.messages));
      } finally {
        setIsBusy(false);
      }
    },
  };
}
