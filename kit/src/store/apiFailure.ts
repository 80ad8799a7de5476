import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { fieldOfCode, isErrorBody } from '@fleetwatch/contract/errors/codes';
import type { ErrorBody } from '@fleetwatch/contract/errors/codes';
import {
  ANSWER_UNREADABLE,
  INTERNAL_ERROR,
  NETWORK_REFUSED,
  SERVER_BUSY,
  TOO_MANY_TRIES,
} from '@fleetwatch/contract/errors/texts';

type Unanswered = 'offline' | 'timeout' | 'garbled' | 'aborted';

/** The one shape of every failure of a call. */
export interface ApiFailure {
  /**
   * HTTP status of the API's response (200 for the documented rejections), or why there is none. `garbled`: something other
   * than the API responded, such as a captive portal, or the response was cut off.
   */
  status: number | Unanswered;
  /** Text for the user, from the error catalog (rule portal.network). */
  text: string;
  /** Machine code of the contract; equal to `status` when the API did not respond. */
  code: string;
  /** The refused field, when the refusal names one. */
  field: string | null;
}

/** The caller itself aborted the call, which is not a failure to report. */
export function isAborted(failure: ApiFailure): boolean {
  return failure.status === 'aborted';
}

/** The API gave no response: neither success nor refusal. */
export function isUnanswered({ status }: ApiFailure): boolean {
  return status === 'offline' || status === 'timeout' || status === 'garbled';
}

/** The call was sent, and no readable response came back: the catalog's '…/reply' texts apply. */
export function isReplyLost({ status }: ApiFailure): boolean {
  return status === 'timeout' || status === 'garbled';
}

/** The write may or may not have happened: its response was lost, or the server failed during it. */
export function isOutcomeUnknown(failure: ApiFailure): boolean {
  return typeof failure.status === 'string' || failure.status >= 500;
}

export function failureOfBody([text, code]: ErrorBody, status: number): ApiFailure {
  return { status, text, code, field: fieldOfCode(code) };
}

function unanswered(status: Unanswered, text: string): ApiFailure {
  return { status, text, code: status, field: null };
}

/**
 * Maps an error of fetchBaseQuery to a failure. Every refusal of the API has its two-part body; a refusal without one comes
 * from a captive portal or a proxy and is unrelated to the call. A failing server may send any body.
 */
export function failureOfFetch(error: FetchBaseQueryError, isAbortedByCaller: boolean): ApiFailure {
  if (isAbortedByCaller) return unanswered('aborted', '');
  if (error.status === 'TIMEOUT_ERROR') return unanswered('timeout', SERVER_BUSY);
  if (error.status === 'FETCH_ERROR') return unanswered('offline', NETWORK_REFUSED);
  if (typeof error.status === 'number' && isErrorBody(error.data))
    return failureOfBody(error.data, error.status);
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status;
  if (status === 429) return { status, text: TOO_MANY_TRIES, code: 'too_many_tries', field: null };
  if (typeof status === 'number' && status < 500) return unanswered('garbled', ANSWER_UNREADABLE);
  return {
    status: typeof status === 'number' ? status : 500,
    text: INTERNAL_ERROR,
    code: 'internal',
    field: null,
  };
}

/** Matches an AbortError as thrown, or as the store serializes it. */
const isNamedAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/** The failure in what a hook or `unwrap()` returns; any other error is an internal one. */
export function failureOf(error: unknown): ApiFailure {
  if (typeof error === 'object' && error !== null && 'status' in error && 'text' in error)
    return error as ApiFailure;
  if (isNamedAbort(error)) return unanswered('aborted', '');
  return { status: 500, text: INTERNAL_ERROR, code: 'internal', field: null };
}

/**
 * Whether a query has had a response, data or a refusal; it stays true while the query is repeated. The library's `isLoading`
 * and `isError` change with every attempt: on a bad network a screen based on them would flicker and lose the member's input.
 */
export function isAnswered({ data, error }: { data?: unknown; error?: unknown }): boolean {
  return data !== undefined || error !== undefined;
}
