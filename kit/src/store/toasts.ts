import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { NETWORK_REFUSED_TOAST } from '@fleetwatch/contract/errors/texts';
import { isAborted } from './apiFailure.ts';
import type { ApiFailure } from './apiFailure.ts';

export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

export interface Toast {
  id: string;
  text: string;
  tone: ToastTone;
  lifetimeMs: number;
  /** The subject, such as a boat's id: the next toast about the same subject replaces this one. */
  about?: string;
  /** Time at which it was shown, ms since 1970. */
  shownAtMs: number;
}

/** Default lifetime (rule portal.toast). */
export const TOAST_LIFETIME_MS = 4_000;

/**
 * Toasts that last at least this long are news of the boathouse rather than feedback on a step: the member was boated, doors
 * are open.
 */
const NEWS_LIFETIME_MS = 20_000;

/** Whether a toast stays true after the member's next step: another toast hides it for a while without ending it. */
export const isNews = ({ lifetimeMs, about }: Toast): boolean =>
  lifetimeMs >= NEWS_LIFETIME_MS || about === ABOUT_OUTBOX;

/** Subject of toasts about waiting writes and about sent ones. */
export const ABOUT_OUTBOX = 'outbox';

export type NewToast = Pick<Toast, 'text'> & Partial<Pick<Toast, 'tone' | 'lifetimeMs' | 'about'>>;

const isAbout = (toast: Toast, about: string | undefined): boolean =>
  about !== undefined && toast.about === about;

/** A success toast this soon after a write was queued is about the same action. */
const SAME_ACT_MS = 1_000;

/** Whether a success toast is about a write that was only queued: then the toast that it waits stays. */
const isOfWaiting = (last: Toast | undefined, next: Toast): boolean =>
  last?.about === ABOUT_OUTBOX &&
  last.tone === 'info' &&
  next.tone === 'success' &&
  next.about !== ABOUT_OUTBOX &&
  next.shownAtMs - last.shownAtMs < SAME_ACT_MS;

/** Subject of the toast that there is no network; it ends with the next response. */
export const ABOUT_NETWORK = 'network';

/** Subject of the toast that this member's boat is out; it ends when they land. */
export const ABOUT_OWN_BOAT = 'own boat';

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    /**
     * Shows one toast at a time: it replaces the previous one, so that no old refusal stays beside a later success. A
     * repeated text restarts its lifetime.
     */
    toastShown: {
      prepare: ({ tone = 'info', lifetimeMs = TOAST_LIFETIME_MS, ...toast }: NewToast) => ({
        payload: { id: nanoid(), tone, lifetimeMs, shownAtMs: Date.now(), ...toast },
      }),
      reducer: (state, { payload }: PayloadAction<Toast>) =>
        isOfWaiting(state.at(-1), payload)
          ? state
          : [
              ...state.filter(
                (toast) => isNews(toast) && toast.text !== payload.text && !isAbout(toast, payload.about),
              ),
              payload,
            ],
    },
    /** Removes toasts about a subject that is settled. */
    toastsOutdated: (state, { payload: about }: PayloadAction<string>) =>
      state.filter((toast) => !isAbout(toast, about)),
    toastDismissed: (state, { payload: id }: PayloadAction<string>) =>
      state.filter((toast) => toast.id !== id),
  },
  selectors: { selectToasts: (toasts) => toasts },
});

/** The part of the state that holds toasts, for any store. */
export interface WithToasts {
  toasts: Toast[];
}

export const { toastShown, toastsOutdated, toastDismissed } = toastsSlice.actions;
export const { selectToasts } = toastsSlice.selectors;

/** The toast of a failure; null for a call that its caller aborted (rule portal.network). */
export function toastOfFailure(failure: ApiFailure): NewToast | null {
  if (isAborted(failure)) return null;
  if (failure.status === 'offline') {
    return { text: NETWORK_REFUSED_TOAST, tone: 'danger', about: ABOUT_NETWORK };
  }
  return { text: failure.text, tone: 'danger' };
}
