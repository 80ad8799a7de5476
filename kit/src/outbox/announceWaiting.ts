import type { ApiFailure } from '../store/apiFailure.ts';
import { ABOUT_OUTBOX, toastShown } from '../store/toasts.ts';
import { WAITS, WAITS_FOR_ANSWER, WAITS_FOR_SERVER } from './texts.ts';
/** Long enough to read on a dock. */
const WAITS_SHOWN_MS = 6_000;

/** Toasts that a write is waiting, and what it is waiting for. */
export const announceWaiting = ({ status }: ApiFailure) => {
  const noAnswerText = status === 'offline' ? WAITS : WAITS_FOR_ANSWER;
  const text = typeof status === 'number' ? WAITS_FOR_SERVER : noAnswerText;
  return toastShown({ text, tone: 'info', lifetimeMs: WAITS_SHOWN_MS, about: ABOUT_OUTBOX });
};
