import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { RefreshAnswer } from '@fleetwatch/contract/accounts/wire';
import { IDEMPOTENCY_HEADER } from '@fleetwatch/contract/errors/idempotency';
import { SIGNED_OUT } from '@fleetwatch/contract/errors/texts';
import { newIdempotencyKey } from './newIdempotencyKey.ts';
import { failureOfFetch, isOutcomeUnknown } from '../store/apiFailure.ts';
import { readJson } from './readAnswer.ts';
import { sessionEnded, tokenRefreshed } from '../store/sessionSlice.ts';
import type { WithSession } from '../store/sessionSlice.ts';
import type { ApiOutcome } from './apiCall.ts';
import { isRefreshAnswer, takeEarlyRefresh } from './earlyAnswers.ts';

export const REFRESH_TIMEOUT_MS = 10_000;
/** Most attempts for a refresh whose response is lost, all with the same key. */
export const REFRESH_ATTEMPTS = 2;

const LOCK = 'fwo:refresh';
/** The key of a refresh that got no response; stored on the device because a reload may come in between. */
const UNANSWERED_KEY = 'fwo:refresh-key';

const send = fetchBaseQuery({
  baseUrl: new URL('/api', globalThis.location.href).href,
  timeout: REFRESH_TIMEOUT_MS,
  responseHandler: readJson,
});

let refreshing: Promise<ApiOutcome<RefreshAnswer>> | null = null;

/**
 * Renews the access token with the refresh cookie. The cookie rotates, and using an old one ends the session everywhere: so
 * there is one refresh at a time over all calls and tabs, and one whose response was lost is repeated with its key. A refusal
 * ends the session on this device; being offline or behind a captive portal does not.
 */
export function refreshToken(api: BaseQueryApi): Promise<ApiOutcome<RefreshAnswer>> {
  refreshing ??= renew(api).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function renew(api: BaseQueryApi): Promise<ApiOutcome<RefreshAnswer>> {
  const { id } = (api.getState() as WithSession).session.profile;
  const early = await takeEarlyRefresh(id);
  if (!early) return oneTabAtATime(() => requestToken(api, id));
  api.dispatch(tokenRefreshed(early));
  return { data: early };
}

function oneTabAtATime<Result>(task: () => Promise<Result>): Promise<Result> {
  // Locks exist in secure contexts only. A boathouse on plain http runs without them.
  return 'locks' in navigator ? navigator.locks.request(LOCK, task) : task();
}

async function requestToken(api: BaseQueryApi, id: string): Promise<ApiOutcome<RefreshAnswer>> {
  const key = unansweredKey();
  for (let attempt = 1; ; attempt += 1) {
    // The refresh has its own signal: aborting the call that needed the token must not lose the refresh's response.
    const { signal } = new AbortController();
    const { data, error } = await send(
      { url: 'session/refresh', params: { id }, method: 'POST', headers: { [IDEMPOTENCY_HEADER]: key } },
      { ...api, signal },
      {},
    );
    if (isRefreshAnswer(data)) {
      forgetUnansweredKey();
      api.dispatch(tokenRefreshed(data));
      return { data };
    }
    const failure = failureOfFetch(error ?? { status: 200, data }, false);
    if (failure.status === 401) {
      forgetUnansweredKey();
      api.dispatch(sessionEnded('refused'));
      return { error: { ...failure, text: SIGNED_OUT } };
    }
    if (!isOutcomeUnknown(failure)) forgetUnansweredKey();
    if (!isOutcomeUnknown(failure) || attempt === REFRESH_ATTEMPTS) return { error: failure };
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
    // Without storage there is nothing to remove.
  }
}
