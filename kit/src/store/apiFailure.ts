import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { fieldOfCode, isErrorBody } from '@fleetwatch/contract/errors/codes';
import type { ErrorBody } from '@fleetwatch/contract/errors/codes';
import {
  ANSWER_UNREADABLE,
  INTERNAL_ERROR,
  NETWORK_REFUSED,
  SERVER_BUSY,
  TOO_MANY_TRIES,
} from '@fleetwatch/contract/errors/messages';

type Unanswered = 'offline' | 'timeout' | 'garbled' | 'aborted';

/** The one shape of everything that can go wrong with a call. */
export interface ApiFailure {
  /**
   * HTTP status of the API's answer (200 for the documented rejections), or why there is none. `garbled`: something answered
   * that is not the API, such as a captive portal, or the answer was cut off.
   */
  status: number | Unanswered;
  /** For a person, from the error catalogue (rule portal.network). */
  text: string;
  /** Machine code of the contract; the status again when the API has not answered. */
  code: string;
  /** The refused field, when the refusal names one. */
  field: string | null;
}

/** Nothing failed that a person should hear of: the caller itself gave the call up. */
export function isAborted(failure: ApiFailure): boolean {
  return failure.status === 'aborted';
}

/** Nothing was heard of the API, neither yes nor no. */
export function isUnheard({ status }: ApiFailure): boolean {
  return status === 'offline' || status === 'timeout' || status === 'garbled';
}

/** It was sent, and no answer came that could be read: the catalogue's '…/reply' texts. */
export function isReplyLost({ status }: ApiFailure): boolean {
  return status === 'timeout' || status === 'garbled';
}

/** The write may or may not have happened: its answer was lost, or the server broke down while giving it. */
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
 * What fetch says, as a failure. Every refusal of the API has its two-part body: one without it comes from what stands in
 * between, a captive portal or a proxy, and says nothing about the call. A broken server may have lost its body.
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

/** As it was thrown, or as the store has it, which takes what was thrown apart. */
const isNamedAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/** The failure a hook or `unwrap()` hands over; anything else it may hold is an error of our own. */
export function failureOf(error: unknown): ApiFailure {
  if (typeof error === 'object' && error !== null && 'status' in error && 'text' in error)
    return error as ApiFailure;
  if (isNamedAbort(error)) return unanswered('aborted', '');
  return { status: 500, text: INTERNAL_ERROR, code: 'internal', field: null };
}

/**
 * Whether the server has answered a query, with what was asked for or with a refusal, which stands while it is asked again.
 * The library's own `isLoading` and `isError` begin anew with every try: a screen that goes by them comes and goes with each
 * as long as the network is bad, and with it what somebody is doing there.
 */
export function isAnswered({ data, error }: { data?: unknown; error?: unknown }): boolean {
  return data !== undefined || error !== undefined;
}
