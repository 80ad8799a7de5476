import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { AuditKind } from './AuditEntry.ts';

/** The entry that a request would leave in the audit trail (platform/logging/auditTrail). */
export interface AuditDraft {
  who: string | null;
  verb: string;
  kind: AuditKind;
  /** Id of what it is about; null for what is not there yet. */
  subject: string | null;
  /** Somebody was allowed only because they are a coach, or the trail tells of it whoever does it. */
  isToBeTold: boolean;
  /** The entry is written, or there is none to write. */
  isSettled: boolean;
}

/** One request, for what is written down about it: the log, the processMetrics, the audit trail. Nothing of it is personal. */
export interface RequestRecord {
  readonly id: string;
  /** The route's pattern, never the address, which may name members; 'none' while no route is found. */
  route: string;
  /** Club id; null for what is no club's. */
  club: string | null;
  /** Member id of who asks; null while that is not known. */
  actor: string | null;
  draft: AuditDraft | null;
}

const ID_HEADER = 'x-request-id';
/** What proxies make: nginx 32 hex digits, others UUIDs. Whatever else is said is not written into a log. */
const ID_PATTERN = /^[\w-]{8,64}$/;

/** Of this process: a random beginning and a count are cheaper than a random id each, and tell processes apart. */
const processPart = randomBytes(6).toString('hex');
let count = 0;

const records = new AsyncLocalStorage<RequestRecord>();

/** The id that a trusted proxy gave a request, else one of our own. */
export function requestIdOf(given: string | string[] | undefined, isProxied: boolean): string {
  if (isProxied && typeof given === 'string' && ID_PATTERN.test(given)) return given;
  count += 1;
  return `${processPart}-${count.toString(36)}`;
}

export const givenRequestId = (headers: NodeJS.Dict<string | string[]>): string | string[] | undefined =>
  headers[ID_HEADER];

export function startRecord(id: string): RequestRecord {
  return { id, route: 'none', club: null, actor: null, draft: null };
}

/** Runs the work of a request; `currentRequest` knows it in there, whatever it awaits. */
export function runInRequest<Result>(record: RequestRecord, work: () => Result): Result {
  return records.run(record, work);
}

/** The request at hand; null for work that nobody asked for, and on the command line. */
export function currentRequest(): RequestRecord | null {
  return records.getStore() ?? null;
}

/** What nginx, too, writes down for a client that left before it had an answer. */
const CLIENT_LEFT = 499;

/** A request that is over. */
export interface Answered {
  record: RequestRecord;
  method: string;
  status: number;
  ms: number;
  /** Of the answer's body; of a stream as much as was sent, headers included. */
  bytes: number;
}

/** Follows an answer to its end, from now on. */
export function whenAnswered(
  res: ServerResponse,
  record: RequestRecord,
  handle: (answered: Answered) => void,
): void {
  const { socket, method = 'GET' } = res.req;
  const startedMs = performance.now();
  const sentBefore = socket.bytesWritten;
  res.once('close', () => {
    const length = Number(res.getHeader('content-length') ?? Number.NaN);
    handle({
      record,
      method,
      status: res.headersSent ? res.statusCode : CLIENT_LEFT,
      ms: performance.now() - startedMs,
      bytes: Number.isNaN(length) ? socket.bytesWritten - sentBefore : length,
    });
  });
}
