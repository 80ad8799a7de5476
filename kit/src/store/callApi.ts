import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { isErrorBody } from '@fleetwatch/contract/errors/codes';
import { HAPPENED_AT_HEADER } from '@fleetwatch/contract/errors/happenedAt';
import { IDEMPOTENCY_HEADER } from '@fleetwatch/contract/errors/idempotency';
import { keyOfWrite } from '../request/actionKeys.ts';
import { backEnd, leaveBackEnd, OWN_BACK_END } from './backEnd.ts';
import { asCall, isRead } from '../request/apiCall.ts';
import type { ApiCall, ApiOutcome } from '../request/apiCall.ts';
import { failureOfBody, failureOfFetch } from './apiFailure.ts';
import { readJson, readText } from '../request/readAnswer.ts';
import { refreshToken } from '../request/refreshToken.ts';
import type { WithSession } from './sessionSlice.ts';

/** What a call needs of the store: a thunk's API has it, and so has a query's. */
export type ApiAccess = Pick<BaseQueryApi, 'dispatch' | 'getState' | 'signal'>;

/** A call without an answer is given up after this long; the server answers 503 well before. */
export const API_TIMEOUT_MS = 15_000;

const send = fetchBaseQuery({
  baseUrl: OWN_BACK_END,
  timeout: API_TIMEOUT_MS,
});

async function attempt(call: ApiCall, api: ApiAccess, key: string | null): Promise<ApiOutcome<unknown>> {
  const { url, method = 'GET', body, params, responseHandler } = call;
  const { session } = api.getState() as WithSession;
  const token = call.bearer ?? session.token;
  const headers: Record<string, string> = {};
  if (token !== null && !call.isOpen) headers['Authorization'] = `Bearer ${token}`;
  if (key !== null) headers[IDEMPOTENCY_HEADER] = key;
  if (call.happenedAt !== undefined) headers[HAPPENED_AT_HEADER] = new Date(call.happenedAt).toISOString();
  // Whoever is not known yet, and the session's cookie, is the business of the page's own origin.
  const base = call.isOpen ? OWN_BACK_END : backEnd();
  const answered = await send(
    {
      url: `${base}/${url}`,
      method,
      body,
      headers,
      ...(params && { params }),
      responseHandler: responseHandler === 'text' ? readText : readJson,
    },
    { ...api, abort: () => undefined, endpoint: url, type: 'query', extra: undefined },
    {},
  );
  if (answered.error) {
    const error = failureOfFetch(answered.error, api.signal.aborted);
    const isElsewhere = error.status === 'offline' || error.status === 'garbled';
    if (!isElsewhere || base === OWN_BACK_END) return { error };
    // One of several back ends is not all: the same call, with the same key, goes to the page's own.
    leaveBackEnd();
    return attempt(call, api, key);
  }
  // The documented rejections travel with status 200.
  if (isErrorBody(answered.data)) return { error: failureOfBody(answered.data, 200) };
  return { data: answered.data };
}

/**
 * Sends one call: with the member's token, which is asked for first when this page has none and renewed once when the
 * server finds it too old; a write with the `Idempotency-Key` of its action.
 */
async function callWithToken(
  call: ApiCall,
  api: ApiAccess,
  key: string | null,
): Promise<ApiOutcome<unknown>> {
  const mayRefresh = !call.isOpen && call.bearer === undefined;
  const sessionNow = () => (api.getState() as WithSession).session;
  if (mayRefresh && sessionNow().profile.isAuthorised && sessionNow().token === null) {
    const error = await refreshToken(api);
    if (error) return { error };
  }
  const tokenSent = sessionNow().token;
  const outcome = await attempt(call, api, key);
  if (outcome.error?.code !== 'signed_out' || !mayRefresh || tokenSent === null) return outcome;
  // Another call may have renewed the token meanwhile.
  if (sessionNow().token === tokenSent) {
    const error = await refreshToken(api);
    if (error) return { error };
  }
  return attempt(call, api, key);
}

/**
 * A call to the API, for a thunk to make.
 * @param key of the action this call is part of, when whoever makes it keeps one
 */
export const callApi = async (
  given: ApiCall | string,
  api: ApiAccess,
  key: string | null = null,
): Promise<ApiOutcome<unknown>> => {
  const call = asCall(given);
  if (key !== null || isRead(call)) return callWithToken(call, api, key);
  const { key: ownKey, settle } = keyOfWrite(call.method ?? 'GET', call.url, call.body);
  const outcome = await callWithToken(call, api, ownKey);
  settle(outcome.error ?? null);
  return outcome;
};
