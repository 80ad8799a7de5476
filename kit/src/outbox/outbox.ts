import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { ApiAnswer, ApiCall } from '../request/apiCall.ts';
import { newIdempotencyKey } from '../request/newIdempotencyKey.ts';
import { isUnanswered } from '../store/apiFailure.ts';
import { WAITING_ID_PREFIX } from '../store/waitingMark.ts';
import { announceWaiting } from './announceWaiting.ts';
import { localSnapshot } from './localSnapshot.ts';
import type { LocalState } from './localSnapshot.ts';
import { optimisticResponse } from './optimisticResponse.ts';
import { addWrite, changeWrite, dropWrites, listWrites, readRealIds } from './outboxDatabase.ts';
import { requestSync } from './requestSync.ts';
import { whileSending } from './whileSending.ts';
import type { NewWrite, WaitingWrite } from './WaitingWrite.ts';
import { withWaitingWrites } from './withWaitingWrites.ts';
import { writesDue } from './writesDue.ts';

type NewCall = Omit<NewWrite, 'key'>;
type StoredWrite = Omit<WaitingWrite, 'id' | 'isSending'>;

/** A write in its stored form, with the key of its call and its optimistic response. */
function storedWrite(
  { call: { key = newIdempotencyKey(), ...call }, ...made }: NewCall,
  state: LocalState,
): StoredWrite {
  const waitingId = `${WAITING_ID_PREFIX}${key}`;
  const write = { ...made, call, key };
  const response = optimisticResponse(write, waitingId, localSnapshot(state));
  return { ...write, ...response, waitingId, memberId: state.session.profile.id, refusal: null };
}

/** Stores a write behind waiting ones, and returns its optimistic response. A device that cannot store it sends it. */
export async function queueWrite(
  made: NewCall,
  api: BaseQueryApi,
  send: () => Promise<ApiAnswer>,
): Promise<ApiAnswer> {
  const write = storedWrite(made, api.getState() as LocalState);
  try {
    await addWrite({ ...write, isSending: false });
  } catch {
    return send();
  }
  api.dispatch(writesDue({ isNew: true }));
  void requestSync();
  return { data: write.answer };
}

/**
 * Stores a write, sends it, and removes it after its response: when the app is closed in between, the next start sends it
 * (`adoptAbandoned`). Without a response the write waits, and its optimistic response is returned.
 */
export async function sendStored(
  made: NewCall,
  api: BaseQueryApi,
  send: () => Promise<ApiAnswer>,
): Promise<ApiAnswer> {
  const stored = storedWrite(made, api.getState() as LocalState);
  return whileSending(stored.waitingId, async () => {
    const write = await addWrite({ ...stored, isSending: true }).catch(() => null);
    const outcome = await send();
    if (!write) return outcome;
    if (!outcome.error || !isUnanswered(outcome.error)) {
      // When removing fails, the write is sent again, and its key makes it one.
      await dropWrites([write]).catch(() => undefined);
      return outcome;
    }
    try {
      await changeWrite({ ...write, isSending: false });
    } catch {
      return outcome;
    }
    api.dispatch(announceWaiting(outcome.error));
    void requestSync();
    return { data: write.answer };
  });
}

/** A response with the member's waiting writes merged into it. */
export async function mergeWaiting(call: ApiCall, answer: unknown, state: LocalState): Promise<unknown> {
  const { id, displayName, pic } = state.session.profile;
  const [writes, realIds] = await Promise.all([listWrites(id), readRealIds()]);
  return withWaitingWrites(call.url, answer, writes, { id, displayName, pic, realIds });
}
