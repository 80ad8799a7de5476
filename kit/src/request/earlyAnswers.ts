import type { RefreshAnswer } from '@fleetwatch/contract/accounts/wire';
import { isErrorBody } from '@fleetwatch/contract/errors/codes';
import { isRead } from './apiCall.ts';
import type { ApiCall } from './apiCall.ts';

/** A JSON answer, with status 200, to a call of the page's own script. */
export interface EarlyAnswer<Data = unknown> {
  data: Data;
  /** ms since 1970, by this device's clock. */
  receivedAt: number;
}

/** Null where the call failed, in whatever way: it is then made again as if for the first time. */
type Asked = Promise<EarlyAnswer | null>;

/** What the page's own script has asked for while the portal's scripts were arriving (`askEarly` of the shell). */
export interface EarlyAnswers {
  /** The member in whose name the calls are made; '' where no one is signed in. */
  memberId: string;
  /** POST /session/refresh, for members. */
  refresh?: Asked;
  /** By path of the call, such as `sorties-stillout-results`. */
  answers: Record<string, Asked>;
}

declare global {
  var fleetwatchEarly: EarlyAnswers | undefined;
}

/** An answer that is not taken up within this time may be outdated. */
export const EARLY_ANSWER_MAX_AGE_MS = 10_000;

/** A call is taken up once, and in the name of the member who is signed in now. */
export async function takeEarlyAnswer(call: ApiCall, memberId: string): Promise<EarlyAnswer | null> {
  const early = globalThis.fleetwatchEarly;
  // After a write, what was asked before it says nothing of it.
  if (!isRead(call)) delete globalThis.fleetwatchEarly;
  if (!early || !isRead(call) || call.bearer !== undefined || call.params || early.memberId !== memberId)
    return null;
  const { [call.url]: asked, ...rest } = early.answers;
  if (!asked) return null;
  early.answers = rest;
  const answer = await asked;
  const isFresh = answer !== null && Date.now() - answer.receivedAt < EARLY_ANSWER_MAX_AGE_MS;
  return isFresh && !isErrorBody(answer.data) ? answer : null;
}

/** The token that the page's own script has renewed; null where the refresh is still to be made, with the key it was sent with. */
export async function takeEarlyRefresh(memberId: string): Promise<RefreshAnswer | null> {
  const early = globalThis.fleetwatchEarly;
  if (early?.memberId !== memberId || !early.refresh) return null;
  const { refresh } = early;
  delete early.refresh;
  const answer = await refresh;
  return answer && isRefreshAnswer(answer.data) ? answer.data : null;
}

export const isRefreshAnswer = (data: unknown): data is RefreshAnswer =>
  typeof data === 'object' && data !== null && 'token' in data && typeof data.token === 'string';
