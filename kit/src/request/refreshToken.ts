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
/** A refresh whose answer is lost is sent this often in all, always with the same key. */
export const REFRESH_ATTEMPTS = 2;

const LOCK = 'fwo:refresh';
/** The key of a refresh that was sent and not answered; kept on the device, because a reload may come in between. */
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
 * Renews the access token by the refresh cookie; null when it worked. The cookie rotates and a token of it used twice
 * ends the session everywhere, so there is one refresh at a time over all calls and tabs, and one whose answer was lost is
 * repeated with the key it had. A refusal ends the session on this device; being offline does not, and nor does a captive
 * portal's answer.
 */
export function refreshToken(api: BaseQueryApi): Promise<ApiFailure | null> {
  refreshing ??= oneTabAtATime(() => requestToken(api)).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

function oneTabAtATime<Result>(task: () => Promise<Result>): Promise<Result> {
  // Locks exist in secure contexts only; a boathouse on plain http has one tab or takes its chances.
  return 'locks' in navigator ? navigator.locks.request(LOCK, task) : task();
}

async function requestToken(api: BaseQueryApi): Promise<ApiFailure | null> {
  const key = unansweredKey();
  for (let attempt = 1; ; attempt += 1) {
    // Its own signal: giving up the call that needed the token must not lose the answer of the refresh.
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

/** A new session has a new cookie, and nothing of the old one to repeat. */
export function forgetUnansweredKey(): void {
  try {
    localStorage.removeItem(UNANSWERED_KEY);
  } catch {
    // Where nothing could be stored there is nothing to forget.
  }
}
