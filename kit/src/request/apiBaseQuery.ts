import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { MAY_BE_WRITTEN } from '@fleetwatch/contract/errors/messages';
import { keyOfWrite } from './actionKeys.ts';
import { failureOfFetch, isUnheard } from '../store/apiFailure.ts';
import type { ApiFailure } from '../store/apiFailure.ts';
import { asCall } from './apiCall.ts';
import type { AnswerMeta, ApiCall, ApiOutcome, EndpointOptions, QueueKind } from './apiCall.ts';
import { callApi } from '../store/callApi.ts';
import type { RootState } from '../store/createStore.ts';
import { cacheAnswer } from '../store/cachedAnswers.ts';
import type { CachedAnswer } from '../store/cachedAnswers.ts';
import type { WithSession } from '../store/sessionSlice.ts';
import { ABOUT_NETWORK, selectToasts, toastOfFailure, toastShown, toastsOutdated } from '../store/toasts.ts';
import { WAITING_ID_PREFIX, waitingCount } from '../store/waitingMark.ts';

type Answered = ApiOutcome<unknown> & { meta?: AnswerMeta };

/** Its code is among what the service worker keeps; where there is none, nothing was kept either. */
async function lookForKept(call: ApiCall, memberId: string): Promise<CachedAnswer | null> {
  if (!('caches' in globalThis)) return null;
  const { findCached } = await import('../outbox/findCached.ts').catch(() => ({ findCached: () => null }));
  return findCached(call, memberId);
}

const openOutbox = () => import('../outbox/openOutbox.ts');

const profileIn = (api: BaseQueryApi) => (api.getState() as WithSession).session.profile;

/** A read: without a network what was heard last, and with all that waits on this device in it. */
async function read(call: ApiCall, api: BaseQueryApi, { keep = true }: EndpointOptions): Promise<Answered> {
  const { id } = profileIn(api);
  const outcome: Answered = await callApi(call, api);
  if (!outcome.error) {
    if (keep && profileIn(api).id === id) cacheAnswer(call, id, outcome.data);
  } else if (keep && isUnheard(outcome.error)) {
    const kept = await lookForKept(call, id);
    if (!kept) return outcome;
    Object.assign(outcome, { data: kept.data, error: undefined, meta: { cachedAt: kept.cachedAt } });
  }
  if (outcome.error || waitingCount(id) === 0) return outcome;
  const { showWaiting, sendWaiting } = await openOutbox();
  // Who is heard again can be told, too.
  if (!outcome.meta) void sendWaiting(api);
  const data = await showWaiting(call, outcome.data, api.getState() as RootState);
  return { ...outcome, data } as Answered;
}

/** What names something that waits itself, such as the landing of a boat whose launch is not sent yet. */
const isAboutWaiting = ({ url, body }: ApiCall): boolean =>
  (url + JSON.stringify(body ?? null)).includes(WAITING_ID_PREFIX);

/** A write. One that may wait does so when nothing is heard of it, or others of its member wait already. */
async function write(call: ApiCall, api: BaseQueryApi, kind: QueueKind | undefined): Promise<Answered> {
  const profile = profileIn(api);
  if (!kind || !profile.isAuthorised || call.bearer !== undefined || !('indexedDB' in globalThis))
    return callApi(call, api);
  const { key, settle } = keyOfWrite(call.method ?? 'GET', call.url, call.body);
  const made = { kind, call, key, happenedAt: Date.now() };
  let failed: Answered | null = null;
  if (waitingCount(profile.id) === 0 && !isAboutWaiting(call)) {
    const outcome = await callApi(call, api, key);
    settle(outcome.error ?? null);
    if (!outcome.error || !isUnheard(outcome.error)) return outcome;
    failed = outcome;
  }
  try {
    const { letWait } = await openOutbox();
    const data = await letWait(made, api, failed?.error ?? null);
    settle(null);
    return { data };
  } catch {
    // A device that stores nothing, or has not got this part of the app: as before there was an outbox.
    return failed ?? callApi(call, api, key);
  }
}

/** The answer as this device may show it: see `maskAnswer`, whose code is fetched by the few devices that are set so. */
async function asShown(outcome: Answered, { url }: ApiCall, api: BaseQueryApi): Promise<Answered> {
  const profile = profileIn(api);
  if (outcome.error || !profile.isAuthorised || !profile.isAnonymous) return outcome;
  try {
    const { maskAnswer } = await import('../store/maskAnswer.ts');
    return { ...outcome, data: maskAnswer(outcome.data, url, profile) };
  } catch {
    // Rather nothing than a name.
    return { error: failureOfFetch({ status: 'FETCH_ERROR', error: 'mask' }, api.signal.aborted) };
  }
}

const isHeard = ({ error, meta }: Answered): boolean =>
  error ? typeof error.status === 'number' : meta?.cachedAt === undefined;

/** 'Connection refused!' does not stay beside what was answered since. */
function forgetNoNetwork(api: BaseQueryApi): void {
  const toasts = selectToasts(api.getState() as RootState);
  if (toasts.some(({ about }) => about === ABOUT_NETWORK)) api.dispatch(toastsOutdated(ABOUT_NETWORK));
}

/**
 * Every endpoint's call. A write that found no network says so wherever it was made (rule portal.network); lists say it in
 * their place. One whose answer could not be read is told of by its screen alone: that there is no network would be untrue.
 */
export const apiBaseQuery: BaseQueryFn<
  ApiCall | string,
  unknown,
  ApiFailure,
  EndpointOptions,
  AnswerMeta
> = async (given, api, options) => {
  const call = asCall(given);
  const { queue, ...reading } = (options as EndpointOptions | undefined) ?? {};
  const isWrite = api.type === 'mutation';
  const outcome = await (isWrite ? write(call, api, queue) : read(call, api, reading));
  if (isHeard(outcome)) forgetNoNetwork(api);
  if (isWrite && outcome.error?.status === 'offline') {
    const toast = toastOfFailure(outcome.error);
    if (toast) api.dispatch(toastShown(toast));
  }
  if (isWrite && outcome.error?.status === 'garbled')
    return { error: { ...outcome.error, text: MAY_BE_WRITTEN } };
  return asShown(outcome, call, api);
};
