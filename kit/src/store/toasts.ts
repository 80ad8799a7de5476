import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { NETWORK_REFUSED_TOAST } from '@fleetwatch/contract/errors/messages';
import { isAborted } from './apiFailure.ts';
import type { ApiFailure } from './apiFailure.ts';

export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

export interface Toast {
  id: string;
  text: string;
  tone: ToastTone;
  lifetimeMs: number;
  /** What it is about, such as a boat's id: the next toast about the same takes its place, for it knows better. */
  about?: string;
  /** When it was shown, ms since 1970. */
  shownAtMs: number;
}

/** What most toasts stay for (rule portal.toast). */
export const TOAST_LIFETIME_MS = 4_000;

/** What stays so long tells of the boathouse and not of a step: a boat that has left with the member, doors that are open. */
const NEWS_LIFETIME_MS = 20_000;

/** Whether a toast is still true after what it followed: another one takes its place for a while, the next step does not end it. */
export const isNews = ({ lifetimeMs, about }: Toast): boolean =>
  lifetimeMs >= NEWS_LIFETIME_MS || about === ABOUT_OUTBOX;

/** What a toast is about that says what waits on this device, and what was sent of it. */
export const ABOUT_OUTBOX = 'outbox';

export type NewToast = Pick<Toast, 'text'> & Partial<Pick<Toast, 'tone' | 'lifetimeMs' | 'about'>>;

const isAbout = (toast: Toast, about: string | undefined): boolean =>
  about !== undefined && toast.about === about;

/** A screen says that something went well this soon after it was kept to be sent later: it speaks of the same act. */
const SAME_ACT_MS = 1_000;

/** Whether a success is that of an act which only waits on this device: that it waits is what its member has to know. */
const isOfWaiting = (last: Toast | undefined, next: Toast): boolean =>
  last?.about === ABOUT_OUTBOX &&
  last.tone === 'info' &&
  next.tone === 'success' &&
  next.about !== ABOUT_OUTBOX &&
  next.shownAtMs - last.shownAtMs < SAME_ACT_MS;

/** What a toast is about that says there is no network: it goes when something is heard. */
export const ABOUT_NETWORK = 'network';

/** What a toast is about that says this member's boat is out: it goes when they land. */
export const ABOUT_OWN_BOAT = 'own boat';

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    /**
     * One at a time: it takes the place of the one before, so that no old refusal stays beside the news that it went after all.
     * A text that is already there starts its lifetime anew.
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
    /** What was said about it is over, and there is nothing to say instead. */
    toastsOutdated: (state, { payload: about }: PayloadAction<string>) =>
      state.filter((toast) => !isAbout(toast, about)),
    toastDismissed: (state, { payload: id }: PayloadAction<string>) =>
      state.filter((toast) => toast.id !== id),
  },
  selectors: { selectToasts: (toasts) => toasts },
});

/** The part of the state that toasts are in, whoever holds the store. */
export interface WithToasts {
  toasts: Toast[];
}

export const { toastShown, toastsOutdated, toastDismissed } = toastsSlice.actions;
export const { selectToasts } = toastsSlice.selectors;

/** What a failure says as a toast; null for a call that its caller gave up (rule portal.network). */
export function toastOfFailure(failure: ApiFailure): NewToast | null {
  if (isAborted(failure)) return null;
  if (failure.status === 'offline') {
    return { text: NETWORK_REFUSED_TOAST, tone: 'danger', about: ABOUT_NETWORK };
  }
  return { text: failure.text, tone: 'danger' };
}
