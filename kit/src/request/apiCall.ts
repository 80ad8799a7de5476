import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { ApiFailure } from '../store/apiFailure.ts';
import type { SessionState } from '../store/sessionSlice.ts';

/** One call to the API; paths are those of docs/product/calls.md, without the leading slash. */
export interface ApiCall {
  url: string;
  /** GET unless said. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  params?: Record<string, string>;
  /** A token of the caller's own, such as the kiosk's landing token, in place of the member's. */
  bearer?: string;
  /** Needs no member: is sent at once, without waiting for a token. */
  isOpen?: boolean;
  /** In this member's name alone: without a token as soon as somebody else is signed in. */
  memberId?: string;
  /** Its `Idempotency-Key`, where the call brings one. */
  key?: string;
  /** When it happened, ms since 1970 by the club's clock, for a write that waited. */
  happenedAt?: number;
  /** Where the answer is text and not JSON (CSV). */
  responseHandler?: 'json' | 'text';
}

export type ApiOutcome<Answer> =
  { data: Answer; error?: undefined } | { data?: undefined; error: ApiFailure };

/** The one thing a call asks for, however it was given. */
export const asCall = (given: ApiCall | string): ApiCall =>
  typeof given === 'string' ? { url: given } : given;

/** What only asks: it is sent again as it is, and needs no key. */
export const isRead = ({ method }: ApiCall): boolean => method === undefined || method === 'GET';

/** Writes that wait on the device while there is no network; the outbox knows what each means (kit/outbox). */
export type QueueKind = 'launch' | 'privateLaunch' | 'land' | 'deck' | 'tweet' | 'tweetReply' | 'logEntry';

/** `extraOptions` of an endpoint. */
export interface EndpointOptions {
  /** Made without a network it waits, is answered as if it had happened, and is sent once, later. */
  queue?: QueueKind;
  /** Not for the device's store: it is a key to something, or is true at this moment only. Kept unless said. */
  keep?: boolean;
}

/** With an answer: since when it is known, if that is not now. */
export interface AnswerMeta {
  cachedAt?: number;
}

/** What a base query answers: an outcome, and since when it is known. */
export type ApiAnswer = ApiOutcome<unknown> & { meta?: AnswerMeta };

/** A base query of RTK Query; each `with…` of this folder takes one and gives one that can do more. */
export type ApiBaseQuery = (call: ApiCall, api: BaseQueryApi, options: EndpointOptions) => Promise<ApiAnswer>;

/** Whether a call goes in the name of the member who is signed in. */
export const isMembersCall = ({ isOpen, bearer, memberId }: ApiCall, { profile }: SessionState): boolean =>
  !isOpen && bearer === undefined && (memberId === undefined || memberId === profile.id);

/** The token that goes with a call. */
export const tokenFor = (call: ApiCall, session: SessionState): string | null =>
  isMembersCall(call, session) ? session.token : (!call.isOpen && call.bearer) || null;
