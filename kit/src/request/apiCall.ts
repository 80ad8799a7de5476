import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { ApiFailure } from '../store/apiFailure.ts';
import type { SessionState } from '../store/sessionSlice.ts';

/** One call to the API; paths are those of `/openapi.json`, without the leading slash. */
export interface ApiCall {
  url: string;
  /** GET by default. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  params?: Record<string, string>;
  /** A token provided by the caller, such as the kiosk's landing token, instead of the member's. */
  bearer?: string;
  /** Needs no member: sent at once, without waiting for a token. */
  isOpen?: boolean;
  /** Sent in this member's name only: without a token as soon as another member is signed in. */
  memberId?: string;
  /** The `Idempotency-Key`, if the caller provides one. */
  key?: string;
  /** Time of a queued write, ms since 1970 by the club's clock. */
  happenedAt?: number;
  /** The response is text rather than JSON (CSV). */
  responseHandler?: 'json' | 'text';
}

export type ApiOutcome<Answer> =
  { data: Answer; error?: undefined } | { data?: undefined; error: ApiFailure };

/** Normalizes a call given as a string or an object. */
export const asCall = (given: ApiCall | string): ApiCall =>
  typeof given === 'string' ? { url: given } : given;

/** Whether a call only reads: it may be repeated freely and needs no key. */
export const isRead = ({ method }: ApiCall): boolean => method === undefined || method === 'GET';

/** Writes that are queued without a network; the outbox knows the effect of each (kit/outbox). */
export type CoreQueueKind =
  'launch' | 'privateLaunch' | 'land' | 'deck' | 'tweet' | 'tweetReply' | 'logEntry' | 'help';
/** A kind that a remote adds, below its name: `mf-actions/report` (`injectRemote(…).queue`). */
export type RemoteQueueKind = `${string}/${string}`;
export type QueueKind = CoreQueueKind | RemoteQueueKind;

/** `extraOptions` of an endpoint. */
export interface EndpointOptions {
  /** A write made offline is queued, gets an optimistic response, and is sent once later. */
  queue?: QueueKind;
  /**
   * False for responses that are not stored on the device, because they are credentials or valid for a moment only. True by
   * default.
   */
  isCacheable?: boolean;
}

/** Time since which a response's data is known, ms since 1970 by this device's clock. */
export interface AnswerMeta {
  /** Set if it comes from the cache. */
  cachedAt?: number;
  /** Set if the page's own script requested it. */
  receivedAt?: number;
}

/** The result of a base query, with its age if it comes from the cache. */
export type ApiAnswer = ApiOutcome<unknown> & { meta?: AnswerMeta };

/** A base query of RTK Query; each `with…` of this folder wraps one and adds a behavior. */
export type ApiBaseQuery = (call: ApiCall, api: BaseQueryApi, options: EndpointOptions) => Promise<ApiAnswer>;

/** Whether a call is made in the name of the signed-in member. */
export const isMembersCall = ({ isOpen, bearer, memberId }: ApiCall, { profile }: SessionState): boolean =>
  !isOpen && bearer === undefined && (memberId === undefined || memberId === profile.id);

/** The token to send with a call. */
export const tokenFor = (call: ApiCall, session: SessionState): string | null =>
  isMembersCall(call, session) ? session.token : (!call.isOpen && call.bearer) || null;
