import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import { isErrorBody } from '@fleetwatch/contract/errors/codes';
import { HAPPENED_AT_HEADER } from '@fleetwatch/contract/errors/happenedAt';
import { IDEMPOTENCY_HEADER } from '@fleetwatch/contract/errors/idempotency';
import { failureOfBody, failureOfFetch } from '../store/apiFailure.ts';
import { backEnd, resetBackEnd, OWN_BACK_END } from '../store/backEnd.ts';
import type { WithSession } from '../store/sessionSlice.ts';
import { tokenFor } from './apiCall.ts';
import type { ApiBaseQuery, ApiCall } from './apiCall.ts';
import { takeEarlyAnswer } from './earlyAnswers.ts';
import { readJson, readText } from './readAnswer.ts';

/** Calls without a response are aborted after this time; the server responds 503 well before. */
export const API_TIMEOUT_MS = 15_000;

const fetchQuery = fetchBaseQuery({
  baseUrl: OWN_BACK_END,
  timeout: API_TIMEOUT_MS,
  prepareHeaders(headers, { getState, extraOptions }) {
    const call = extraOptions as ApiCall;
    const token = tokenFor(call, (getState() as WithSession).session);
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    if (call.key !== undefined) headers.set(IDEMPOTENCY_HEADER, call.key);
    if (call.happenedAt !== undefined)
      headers.set(HAPPENED_AT_HEADER, new Date(call.happenedAt).toISOString());
  },
});

/** Sends a call once, and maps its error to an `ApiFailure`. */
export const fetchApi: ApiBaseQuery = async (call, api, options) => {
  const { url, method = 'GET', body, params, responseHandler } = call;
  const early = await takeEarlyAnswer(call, (api.getState() as WithSession).session.profile.id);
  if (early) return { data: early.data, meta: { receivedAt: early.receivedAt } };
  // Calls without a token, and those that need the session cookie, go to the page's own origin.
  const base = call.isOpen ? OWN_BACK_END : backEnd();
  const { data, error } = await fetchQuery(
    {
      url: `${base}/${url}`,
      method,
      body,
      ...(params && { params }),
      responseHandler: responseHandler === 'text' ? readText : readJson,
    },
    api,
    // `prepareHeaders` reads the call from here.
    call,
  );
  // The documented rejections have status 200.
  if (!error) return isErrorBody(data) ? { error: failureOfBody(data, 200) } : { data };
  const failure = failureOfFetch(error, api.signal.aborted);
  const isElsewhere = failure.status === 'offline' || failure.status === 'garbled';
  if (!isElsewhere || base === OWN_BACK_END) return { error: failure };
  // One of several back ends failed: the same call with the same key is repeated on the page's own origin.
  resetBackEnd();
  return fetchApi(call, api, options);
};
