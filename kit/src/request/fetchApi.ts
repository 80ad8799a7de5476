import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import { isErrorBody } from '@fleetwatch/contract/errors/codes';
import { HAPPENED_AT_HEADER } from '@fleetwatch/contract/errors/happenedAt';
import { IDEMPOTENCY_HEADER } from '@fleetwatch/contract/errors/idempotency';
import { failureOfBody, failureOfFetch } from '../store/apiFailure.ts';
import { backEnd, leaveBackEnd, OWN_BACK_END } from '../store/backEnd.ts';
import type { WithSession } from '../store/sessionSlice.ts';
import { tokenFor } from './apiCall.ts';
import type { ApiBaseQuery, ApiCall } from './apiCall.ts';
import { readJson, readText } from './readAnswer.ts';

/** A call without an answer is given up after this long; the server answers 503 well before. */
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

/** Sends a call once, and says what went wrong as an `ApiFailure`. */
export const fetchApi: ApiBaseQuery = async (call, api, options) => {
  const { url, method = 'GET', body, params, responseHandler } = call;
  // Whoever is not known yet, and the session's cookie, is the business of the page's own origin.
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
    // `prepareHeaders` reads the call here.
    call,
  );
  // The documented rejections travel with status 200.
  if (!error) return isErrorBody(data) ? { error: failureOfBody(data, 200) } : { data };
  const failure = failureOfFetch(error, api.signal.aborted);
  const isElsewhere = failure.status === 'offline' || failure.status === 'garbled';
  if (!isElsewhere || base === OWN_BACK_END) return { error: failure };
  // One of several back ends is not all: the same call, with the same key, goes to the page's own.
  leaveBackEnd();
  return fetchApi(call, api, options);
};
