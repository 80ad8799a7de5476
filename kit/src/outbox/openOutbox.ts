import type { Club } from '@fleetwatch/contract/clubs/wire';
import { failureOf } from '../store/apiFailure.ts';
import type { ApiFailure } from '../store/apiFailure.ts';
import { baseApi } from '../store/baseApi.ts';
import { callApi } from '../store/callApi.ts';
import type { ApiCall } from '../request/apiCall.ts';
import type { ApiAccess } from '../store/callApi.ts';
import type { RootState } from '../store/createStore.ts';
import { ABOUT_OUTBOX, toastShown } from '../store/toasts.ts';
import { WAITING_ID_PREFIX } from '../store/waitingMark.ts';
import { requestSync } from './requestSync.ts';
import { optimisticResponse } from './optimisticResponse.ts';
import { localSnapshot } from './localSnapshot.ts';
import { addWrite, listWrites, readRealIds } from './outboxDatabase.ts';
import { sendWrites } from './sendWrites.ts';
import type { Sender } from './sendWrites.ts';
import type { NewWrite } from './WaitingWrite.ts';
import { withWaitingWrites } from './withWaitingWrites.ts';

/** What the store uses of the outbox, whose code comes with the first write that has to wait. */

export const WAITS = 'No network: this is kept here, and sent by itself.';
export const WAITS_FOR_ANSWER = 'No answer yet: this is kept here, and sent by itself.';
export const WAITS_FOR_SERVER = 'The server is in trouble: this is kept here, and sent by itself.';
/** Long enough to be read on a dock. */
const WAITS_SHOWN_MS = 6_000;

const stateOf = (api: Pick<ApiAccess, 'getState'>): RootState => api.getState() as RootState;

/** Says that something waits, and for what. */
export const announceWaiting = ({ status }: ApiFailure) => {
  const unheard = status === 'offline' ? WAITS : WAITS_FOR_ANSWER;
  const text = typeof status === 'number' ? WAITS_FOR_SERVER : unheard;
  return toastShown({ text, tone: 'info', lifetimeMs: WAITS_SHOWN_MS, about: ABOUT_OUTBOX });
};

/**
 * Keeps a write until it can be sent, and answers it as if it had happened.
 * @param unheard why nothing was heard when it was sent; null when it only comes after others, and all may go at once
 * @throws when the device stores nothing
 */
export async function letWait(made: NewWrite, api: ApiAccess, unheard: ApiFailure | null): Promise<unknown> {
  const state = stateOf(api);
  const waitingId = `${WAITING_ID_PREFIX}${made.key}`;
  const foreseen = optimisticResponse(made, waitingId, localSnapshot(state));
  await addWrite({
    ...made,
    ...foreseen,
    waitingId,
    memberId: state.session.profile.id,
    refusal: null,
  });
  const tell = (failure: ApiFailure | null) => failure && api.dispatch(announceWaiting(failure));
  if (unheard) tell(unheard);
  else void sendWaiting(api).then(tell, (error: unknown) => tell(failureOf(error)));
  void requestSync();
  return foreseen.answer;
}

/** An answer with all in it that its member did and that waits. */
export async function showWaiting(call: ApiCall, answer: unknown, state: RootState): Promise<unknown> {
  const { id, displayName, pic } = state.session.profile;
  const [writes, realIds] = await Promise.all([listWrites(id), readRealIds()]);
  return withWaitingWrites(call.url, answer, writes, { id, displayName, pic, realIds });
}

/**
 * The store as a member's writes may see it: once somebody else is signed in, or nobody, there is no token for them, and
 * the server takes nothing. It is asked at every step, for a member may sign out in the middle of it.
 */
const stateFor = (memberId: string, state: RootState): RootState =>
  state.session.profile.id === memberId
    ? state
    : { ...state, session: { token: null, profile: { ...state.session.profile, isAuthorised: false } } };

function senderOf(memberId: string, api: Pick<ApiAccess, 'dispatch' | 'getState'>): Sender {
  const getState = () => stateFor(memberId, stateOf(api));
  // Its own signal: whoever noticed that there is a network may be gone before all is sent.
  const access = { ...api, getState, signal: new AbortController().signal };
  return {
    async askSkew() {
      const { data, error } = await callApi({ url: 'club', isOpen: true }, access);
      return error ? { error } : { data: (data as Club).now - Date.now() };
    },
    send: (call, key) => callApi(call, access, key),
  };
}

const CHANGED = ['Activity', 'Boats', 'Members', 'OnDeck', 'Sorties', 'Statistics', 'Tweets'] as const;

/** Has everything asked for anew that may show what waits, or what was sent. */
export const refreshShown = () => baseApi.util.invalidateTags([...CHANGED]);

let sending: Promise<ApiFailure | null> | null = null;

async function sendAndTell(api: Pick<ApiAccess, 'dispatch' | 'getState'>): Promise<ApiFailure | null> {
  const memberId = stateOf(api).session.profile.id;
  if (memberId === '') return null;
  const { sent, refused, stoppedBy } = await sendWrites(memberId, senderOf(memberId, api));
  if (sent.length + refused.length > 0) {
    api.dispatch(refreshShown());
    // In one toast: each would take the place of the one before.
    const titles = sent.map(({ title }) => title).join(', ');
    const texts = refused.map(({ title }) => `${title}: this needs your decision.`);
    const text = [...texts, ...(titles === '' ? [] : [`Sent: ${titles}`])].join(' ');
    api.dispatch(toastShown({ text, tone: texts.length > 0 ? 'warning' : 'success', about: ABOUT_OUTBOX }));
  }
  return stoppedBy;
}

/**
 * Sends all that waits of the member who is signed in, and has what it changed asked for anew.
 * @returns why something is left that another try could send
 */
export function sendWaiting(api: Pick<ApiAccess, 'dispatch' | 'getState'>): Promise<ApiFailure | null> {
  sending ??= sendAndTell(api).finally(() => {
    sending = null;
  });
  return sending;
}
