// @inner

import { useRef, useState } from 'react';
import { reasonOf } from '../feedback/reasonOf.ts';

/** idle → busy → done, or back to idle with the reason of the failure. */
export type ConfirmationPhase = 'idle' | 'busy' | 'done';

interface Confirmation {
  phase: ConfirmationPhase;
  /** Why the last attempt failed. */
  reason: string | undefined;
  /** Runs the action, unless it is running or done. Never rejects. */
  confirm: () => Promise<void>;
}

/**
 * Runs a confirmed action, once at a time.
 * @param subject of the confirmation: a change of it resets everything
 */
export function useConfirmation(subject: string, onConfirm: () => unknown): Confirmation {
  const [state, setState] = useState<{ subject: string; phase: ConfirmationPhase; reason?: string }>({
    subject,
    phase: 'idle',
  });
  const isSame = state.subject === subject;
  const phase = isSame ? state.phase : 'idle';

  const isRunning = useRef(false);

  const confirm = async () => {
    if (phase !== 'idle' || isRunning.current) return;
    isRunning.current = true;
    setState({ subject, phase: 'busy' });
    try {
      await onConfirm();
      setState({ subject, phase: 'done' });
    } catch (error) {
      setState({ subject, phase: 'idle', reason: reasonOf(error) });
    } finally {
      isRunning.current = false;
    }
  };
  return { phase, reason: isSame ? state.reason : undefined, confirm };
}
