import { setTimeout as wait } from 'node:timers/promises';
import { isTimeout } from './errors.ts';
import {
  ANSWER_TOO_LARGE,
  NOT_JSON,
  OTHER_ADDRESS,
  REDIRECTED,
  TOO_SLOW,
  UNREACHABLE,
  answeredStatus,
} from './texts.ts';

/** A request to a service. */
export interface FetchRequest {
  /** Scheme, host and port of the only address that is requested. */
  origin: string;
  /** Path below the origin, with its query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  /** ETag of the stored answer; null for none. */
  etag: string | null;
  /** Aborts all requests when the process stops. */
  signal: AbortSignal;
}

export interface FetchResult {
  /** Undefined if the stored answer is still current. */
  json?: unknown;
  etag: string | null;
}

/** Thrown when there is no answer, with a reason for officers. */
export class FetchError extends Error {
  readonly mayPass: boolean;

  /** @param mayPass whether a retry may succeed */
  constructor(message: string, mayPass: boolean) {
    super(message);
    this.mayPass = mayPass;
  }
}

export const FETCH_LIMITS = {
  timeoutMs: 8_000,
  bytes: 1_048_576,
  retries: 2,
  retryAfterMs: 1_000,
  redirects: 2,
};

/** Reads a body up to the limit, which applies after decompression. */
async function readLimited(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [bytes, text] = [0, ''];
  // Its types do not declare iteration over chunks.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > FETCH_LIMITS.bytes) throw new FetchError(ANSWER_TOO_LARGE, false);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const REDIRECTS = [301, 302, 307, 308];

async function follow(url: URL, init: RequestInit, redirects: number): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  if (!REDIRECTS.includes(response.status)) return response;
  await response.body?.cancel();
  const to = URL.parse(response.headers.get('location') ?? '', url.href);
  if (redirects === 0 || to?.origin !== url.origin) throw new FetchError(REDIRECTED, false);
  return follow(to, init, redirects - 1);
}

async function readJson(response: Response): Promise<unknown> {
  if (!/^application\/([\w.-]+\+)?json\b/.test(response.headers.get('content-type') ?? '')) {
    await response.body?.cancel();
    throw new FetchError(NOT_JSON, false);
  }
  const text = await readLimited(response);
  try {
    return JSON.parse(text);
  } catch {
    throw new FetchError(NOT_JSON, false);
  }
}

async function fetchOnce({ origin, path, headers, etag, signal }: FetchRequest): Promise<FetchResult> {
  const url = new URL(path, origin);
  if (url.origin !== new URL(origin).origin) throw new FetchError(OTHER_ADDRESS, false);
  const response = await follow(
    url,
    {
      headers: { Accept: 'application/json', ...headers, ...(etag !== null && { 'If-None-Match': etag }) },
      signal: AbortSignal.any([signal, AbortSignal.timeout(FETCH_LIMITS.timeoutMs)]),
    },
    FETCH_LIMITS.redirects,
  );
  const { status } = response;
  if (status === 304) return { etag };
  if (status !== 200) {
    await response.body?.cancel();
    throw new FetchError(answeredStatus(status), status >= 500 || status === 429);
  }
  return { json: await readJson(response), etag: response.headers.get('etag') };
}

/** Converts an error thrown by `fetch` itself: no connection, or a timeout. */
const failed = (error: unknown): FetchError =>
  error instanceof FetchError ? error : new FetchError(isTimeout(error) ? TOO_SLOW : UNREACHABLE, true);

/**
 * Requests a service, and retries if that may help.
 * @throws FetchError
 */
export async function fetchAnswer(
  fetching: FetchRequest,
  retries = FETCH_LIMITS.retries,
): Promise<FetchResult> {
  try {
    return await fetchOnce(fetching);
  } catch (error) {
    const failure = failed(error);
    if (retries === 0 || !failure.mayPass || fetching.signal.aborted) throw failure;
    await wait(FETCH_LIMITS.retryAfterMs * (FETCH_LIMITS.retries - retries + 1));
    return fetchAnswer(fetching, retries - 1);
  }
}
