import type { ApiFailure } from '../store/apiFailure.ts';

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
