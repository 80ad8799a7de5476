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
}

/** What most toasts stay for (member-operations §9). */
export const TOAST_LIFETIME_MS = 4_000;

export type NewToast = Pick<Toast, 'text'> & Partial<Pick<Toast, 'tone' | 'lifetimeMs'>>;

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    /** A text that is already there is not said twice: it starts its lifetime anew. */
    toastShown: {
      prepare: ({ text, tone = 'info', lifetimeMs = TOAST_LIFETIME_MS }: NewToast) => ({
        payload: { id: nanoid(), text, tone, lifetimeMs },
      }),
      reducer: (state, { payload }: PayloadAction<Toast>) => [
        ...state.filter((toast) => toast.text !== payload.text),
        payload,
      ],
    },
    toastDismissed: (state, { payload: id }: PayloadAction<string>) =>
      state.filter((toast) => toast.id !== id),
  },
  selectors: { selectToasts: (toasts) => toasts },
});

export const { toastShown, toastDismissed } = toastsSlice.actions;
export const { selectToasts } = toastsSlice.selectors;

/** What a failure says as a toast; null for a call that its caller gave up (member-operations §8). */
export function toastOfFailure(failure: ApiFailure): NewToast | null {
  if (isAborted(failure)) return null;
  if (failure.status === 'offline') return { text: NETWORK_REFUSED_TOAST, tone: 'danger' };
  return { text: failure.text, tone: 'danger' };
}
