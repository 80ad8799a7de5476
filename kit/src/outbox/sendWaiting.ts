import type { Club } from '@fleetwatch/contract/clubs/wire';
import { failureOf } from '../store/apiFailure.ts';
import type { ApiFailure } from '../store/apiFailure.ts';
import { callApi } from '../store/callApi.ts';
import type { AppThunk, AppThunkDispatch } from '../store/createStore.ts';
import { selectMemberId } from '../store/sessionSlice.ts';
import { ABOUT_OUTBOX, toastShown } from '../store/toasts.ts';
import { announceWaiting } from './announceWaiting.ts';
import { refreshShown } from './refreshShown.ts';
import { sendWrites } from './sendWrites.ts';
import type { Sender } from './sendWrites.ts';
import { needsDecision, sentWrites } from './texts.ts';

const senderOf = (memberId: string, dispatch: AppThunkDispatch): Sender => ({
  async readSkew() {
    const { data, error } = await dispatch(callApi<Club>({ url: 'club', isOpen: true }));
    return error ? { error } : { data: data.now - Date.now() };
  },
  // A member may sign out during sending; then there is no token for their writes.
  send: (call, key) => dispatch(callApi({ ...call, key, memberId })),
});

let sending: Promise<ApiFailure | null> | null = null;

const sendAndToast = (): AppThunk<Promise<ApiFailure | null>> => async (dispatch, getState) => {
  const memberId = selectMemberId(getState());
  if (memberId === '') return null;
  const { sent, refused, stoppedBy } = await sendWrites(memberId, senderOf(memberId, dispatch));
  if (sent.length + refused.length > 0) {
    dispatch(refreshShown());
    // One toast for all of them, because each toast replaces the one before.
    const titles = sent.map(({ title }) => title).join(', ');
    const texts = refused.map(({ title }) => needsDecision(title));
    const text = [...texts, ...(titles === '' ? [] : [sentWrites(titles)])].join(' ');
    dispatch(toastShown({ text, tone: texts.length > 0 ? 'warning' : 'success', about: ABOUT_OUTBOX }));
  }
  return stoppedBy;
};

/**
 * Sends the signed-in member's waiting writes and refetches the data that they changed.
 * @returns why some writes still wait for another attempt
 */
export function sendWaiting(): AppThunk<Promise<ApiFailure | null>> {
  return (dispatch) => {
    sending ??= dispatch(sendAndToast()).finally(() => {
      sending = null;
    });
    return sending;
  };
}

/** Sends them on the member's request, and announces the remaining ones with the reason. */
export function sendAndAnnounce(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const stoppedBy = await dispatch(sendWaiting()).catch(failureOf);
    if (stoppedBy) dispatch(announceWaiting(stoppedBy));
  };
}
