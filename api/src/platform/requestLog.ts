import type { ServerResponse } from 'node:http';
import type { RequestRecord } from './requestRecord.ts';
import { isLogged } from './log.ts';
import { runtime } from './runtime.ts';

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

let timeMs = 0;
let timeText = '';

/** The present instant as text, worked out once for all who ask within a millisecond. */
function timeNow(): string {
  const ms = Date.now();
  if (ms !== timeMs) {
    timeMs = ms;
    timeText = new Date(ms).toISOString();
  }
  return timeText;
}

/**
 * One line for a request: built by hand, for none of its parts can hold what JSON would have to escape (the method is one of
 * node:http's, the id matches its pattern, the route is one of ours).
 */
export function logRequest({ record, method, status, ms, bytes }: Answered): void {
  if (!isLogged('info')) return;
  const club = record.club === null ? 'null' : `"${record.club}"`;
  runtime().logLine(
    `{"level":"info","time":"${timeNow()}","requestId":"${record.id}","method":"${method}","route":"${record.route}",` +
      `"status":${status},"ms":${ms.toFixed(2)},"bytes":${bytes},"club":${club}}`,
  );
}

/** Follows an answer to its end, from now on. */
export function whenAnswered(
  res: ServerResponse,
  record: RequestRecord,
  tell: (answered: Answered) => void,
): void {
  const { socket, method = 'GET' } = res.req;
  const startedMs = performance.now();
  const sentBefore = socket.bytesWritten;
  res.once('close', () => {
    const length = Number(res.getHeader('content-length') ?? Number.NaN);
    tell({
      record,
      method,
      status: res.headersSent ? res.statusCode : CLIENT_LEFT,
      ms: performance.now() - startedMs,
      bytes: Number.isNaN(length) ? socket.bytesWritten - sentBefore : length,
    });
  });
}
