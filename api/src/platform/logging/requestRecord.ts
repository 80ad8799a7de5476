import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { AuditKind } from '@fleetwatch/contract/audit/wire';

/** Pending entry of a request for the audit trail (platform/logging/auditTrail). */
export interface AuditDraft {
  who: string | null;
  verb: string;
  kind: AuditKind;
  /** Id of the subject; null before its creation. */
  subject: string | null;
  /**
   * Whether the call needs a right, or the trail includes it for every caller; otherwise the write decides
   * (`Effects.markRightUsed`).
   */
  isWanted: boolean;
  /** Whether the entry was added, or none is needed. */
  isSettled: boolean;
}

/** Data of a request for the log, the metrics and the audit trail, without personal data. */
export interface RequestRecord {
  readonly id: string;
  /** Pattern of the route, not the address, which may name members; 'none' before a route is found. */
  route: string;
  /** Club id; null outside a club. */
  club: string | null;
  /** Member id of the caller; null while unknown. */
  actor: string | null;
  draft: AuditDraft | null;
}

const ID_HEADER = 'x-request-id';
/** Ids of proxies: 32 hex digits of nginx, or UUIDs. Other texts are not logged. */
const ID_PATTERN = /^[\w-]{8,64}$/;

/** A random prefix per process and a count are cheaper than a random id per request. */
const processPart = randomBytes(6).toString('hex');
let count = 0;

const records = new AsyncLocalStorage<RequestRecord>();

/** Returns the request id of a trusted proxy, otherwise a new one. */
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

/** Runs a request's work, within which `currentRequest` returns its record. */
export function runInRequest<Result>(record: RequestRecord, work: () => Result): Result {
  return records.run(record, work);
}

/** Returns the current request; null for background work and on the command line. */
export function currentRequest(): RequestRecord | null {
  return records.getStore() ?? null;
}

/** Status that nginx uses for a client that disconnected before the answer. */
const CLIENT_LEFT = 499;

/** A finished request. */
export interface Answered {
  record: RequestRecord;
  method: string;
  status: number;
  ms: number;
  /** Size of the answer's body; for a stream, the bytes sent, including headers. */
  bytes: number;
}

/** Calls back when an answer has ended. */
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
