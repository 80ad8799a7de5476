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

/** Null if the call failed, for any reason: it is then repeated as if for the first time. */
type Asked = Promise<EarlyAnswer | null>;

/** Requests that the page's own script made while the portal's scripts were arriving (`askEarly` of the shell). */
export interface EarlyAnswers {
  /** The member in whose name the calls are made; '' without a sign-in. */
  memberId: string;
  /** POST /session/refresh, for members. */
  refresh?: Asked;
  /** By path of the call, such as `sorties-stillout-results`. */
  answers: Record<string, Asked>;
}

declare global {
  var fleetwatchEarly: EarlyAnswers | undefined;
}

/** Time after which an unused answer may be outdated. */
export const EARLY_ANSWER_MAX_AGE_MS = 10_000;

/** A call is used once, and only in the name of the currently signed-in member. */
export async function takeEarlyAnswer(call: ApiCall, memberId: string): Promise<EarlyAnswer | null> {
  const early = globalThis.fleetwatchEarly;
  // An answer requested before a write does not include it.
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

/** The token renewed by the page's own script; null if the refresh must still be made, with the key it was sent with. */
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
