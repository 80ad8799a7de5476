import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { ApiCall } from '../request/apiCall.ts';
import { newIdempotencyKey } from '../request/newIdempotencyKey.ts';
import type { ApiFailure } from '../store/apiFailure.ts';
import { WAITING_ID_PREFIX } from '../store/waitingMark.ts';
import { announceWaiting } from './announceWaiting.ts';
import { localSnapshot } from './localSnapshot.ts';
import type { LocalState } from './localSnapshot.ts';
import { optimisticResponse } from './optimisticResponse.ts';
import { addWrite, listWrites, readRealIds } from './outboxDatabase.ts';
import { requestSync } from './requestSync.ts';
import type { NewWrite } from './WaitingWrite.ts';
import { withWaitingWrites } from './withWaitingWrites.ts';
import { writesDue } from './writesDue.ts';

/** What `withOutbox` uses of the outbox, whose code comes with the first write that has to wait. */

/**
 * Keeps a write until it can be sent, and answers it as if it had happened. The write keeps the key of its call.
 * @param unheard why nothing was heard when it was sent; null when it only comes after others, and all may go at once
 * @throws when the device stores nothing
 */
export async function letWait(
  { call: { key = newIdempotencyKey(), ...call }, ...made }: Omit<NewWrite, 'key'>,
  api: BaseQueryApi,
  unheard: ApiFailure | null,
): Promise<unknown> {
  const state = api.getState() as LocalState;
  const waitingId = `${WAITING_ID_PREFIX}${key}`;
  const write = { ...made, call, key };
  const foreseen = optimisticResponse(write, waitingId, localSnapshot(state));
  await addWrite({ ...write, ...foreseen, waitingId, memberId: state.session.profile.id, refusal: null });
  api.dispatch(unheard ? announceWaiting(unheard) : writesDue({ isNew: true }));
  void requestSync();
  return foreseen.answer;
}

/** An answer with all in it that its member did and that waits. */
export async function showWaiting(call: ApiCall, answer: unknown, state: LocalState): Promise<unknown> {
  const { id, displayName, pic } = state.session.profile;
  const [writes, realIds] = await Promise.all([listWrites(id), readRealIds()]);
  return withWaitingWrites(call.url, answer, writes, { id, displayName, pic, realIds });
}
