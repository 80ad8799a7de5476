import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { RefreshAnswer } from '@fleetwatch/contract/accounts/wire';
import { IDEMPOTENCY_HEADER } from '@fleetwatch/contract/errors/idempotency';
import { SIGNED_OUT } from '@fleetwatch/contract/errors/messages';
import { newIdempotencyKey } from './newIdempotencyKey.ts';
import { failureOfFetch, isOutcomeUnknown } from '../store/apiFailure.ts';
import type { ApiFailure } from '../store/apiFailure.ts';
import { readJson } from './readAnswer.ts';
import { sessionEnded, tokenRefreshed } from '../store/sessionSlice.ts';

export const REFRESH_TIMEOUT_MS = 10_000;
/** Attempts in all for a refresh whose response is lost, all with the same key. */
export const REFRESH_ATTEMPTS = 2;

const LOCK = 'fwo:refresh';
/** The key of a refresh that got no response; stored on the device because a reload may come in between. */
const UNANSWERED_KEY = 'fwo:refresh-key';

const send = fetchBaseQuery({
  baseUrl: new URL('/api', globalThis.location.href).href,
  timeout: REFRESH_TIMEOUT_MS,
  responseHandler: readJson,
});

const isToken = (data: unknown): data is RefreshAnswer =>
  typeof data === 'object' && data !== null && 'token' in data && typeof data.token === 'string';

let refreshing: Promise<ApiFailure | null> | null = null;

/**
 * Renews the access token with the refresh cookie; returns null on success. The cookie rotates, and using an old one ends
 * the session everywhere: so there is one refresh at a time over all calls and tabs, and one whose response was lost is
 * repeated with its key. A refusal ends the session on this device; being offline or behind a captive portal does not.
 */
export function refreshToken(api: BaseQueryApi): Promise<ApiFailure | null> {
  refreshing ??= oneTabAtATime(() => requestToken(api)).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

function oneTabAtATime<Result>(task: () => Promise<Result>): Promise<Result> {
  // Locks exist in secure contexts only. A boathouse on plain http runs without them.
  return 'locks' in navigator ? navigator.locks.request(LOCK, task) : task();
}

async function requestToken(api: BaseQueryApi): Promise<ApiFailure | null> {
  const key = unansweredKey();
  for (let attempt = 1; ; attempt += 1) {
    // The refresh has its own signal: aborting the call that needed the token must not lose the refresh's response.
    const { signal } = new AbortController();
    const { data, error } = await send(
      { url: 'session/refresh', method: 'POST', headers: { [IDEMPOTENCY_HEADER]: key } },
      { ...api, signal },
      {},
    );
    if (isToken(data)) {
      forgetUnansweredKey();
      api.dispatch(tokenRefreshed(data));
      return null;
    }
    const failure = failureOfFetch(error ?? { status: 200, data }, false);
    if (failure.status === 401) {
      forgetUnansweredKey();
      api.dispatch(sessionEnded('refused'));
      return { ...failure, text: SIGNED_OUT };
    }
    if (!isOutcomeUnknown(failure)) forgetUnansweredKey();
    if (!isOutcomeUnknown(failure) || attempt === REFRESH_ATTEMPTS) return failure;
  }
}

function unansweredKey(): string {
  try {
    const key = localStorage.getItem(UNANSWERED_KEY) ?? newIdempotencyKey();
    localStorage.setItem(UNANSWERED_KEY, key);
    return key;
  } catch {
    return newIdempotencyKey();
  }
}

/** A new session has a new cookie and no refresh to repeat. */
export function forgetUnansweredKey(): void {
  try {
    localStorage.removeItem(UNANSWERED_KEY);
  } catch {
    // Where storage is unavailable there is nothing to forget.
  }
}
