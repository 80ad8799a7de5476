import type { ApiCall } from '../request/apiCall.ts';
import { WAITING_ID_PREFIX } from '../store/waitingMark.ts';

const WAITING_ID = new RegExp(`${WAITING_ID_PREFIX}[A-Za-z0-9_-]+`, 'g');

/** A call with its temporary ids replaced by the ids that the server has assigned since. */
export function withRealIds(call: ApiCall, realIds: ReadonlyMap<string, string>): ApiCall {
  const text = JSON.stringify(call);
  return JSON.parse(text.replaceAll(WAITING_ID, (id) => realIds.get(id) ?? id)) as ApiCall;
}

/** The ids in a call that the server does not know yet. */
export function waitingIdsIn(call: ApiCall): string[] {
  return JSON.stringify(call).match(WAITING_ID) ?? [];
}
