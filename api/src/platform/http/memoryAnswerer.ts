import type { IncomingMessage, ServerResponse } from 'node:http';
import { admit, type Admitted } from './admit.ts';
import type { Gatekeepers } from './gatekeepers.ts';
import { countFromMemory } from '../logging/processMetrics.ts';
import {
  isUnchangedFor,
  POLLED_HEADERS,
  polledEncoding,
  polledInMemory,
  type PolledAnswer,
} from './polledAnswers.ts';
import { polledVariant, type Polled, type Route } from './route.ts';
import { logRequest } from '../logging/log.ts';
import type { RequestRecord } from '../logging/requestRecord.ts';
import { fixedHeaders } from './securityHeaders.ts';

/** Answers a request from memory; returns false when it cannot. */
export type MemoryAnswerer = (req: IncomingMessage, res: ServerResponse, record: RequestRecord) => boolean;

type PolledRoute = Route & { polled: Polled };

/** Returns the caller and their club; null when they need a lookup, or are refused. */
function admitted(
  req: IncomingMessage,
  route: PolledRoute,
  record: RequestRecord,
  by: Gatekeepers,
): Admitted | null {
  try {
    const step = admit(req, route, record, by).next();
    return step.done ? step.value : null;
  } catch {
    return null;
  }
}

/**
 * Headers of an answer in one encoding, computed once: names and values alternate, as node:http accepts
 * them.
 */
const headerLines = new WeakMap<PolledAnswer, Partial<Record<string, string[]>>>();

function linesOf(answer: PolledAnswer, kind: '304' | 'plain' | 'br' | 'gzip', body: Buffer | null): string[] {
  const known = headerLines.get(answer) ?? {};
  headerLines.set(answer, known);
  const present = known[kind];
  if (present) return present;
  const { 'Content-Type': type, ...headers } = { ...fixedHeaders(), ...POLLED_HEADERS };
  return (known[kind] = Object.entries({
    ...headers,
    ETag: answer.etag,
    ...(body ? { 'Content-Type': type, 'Content-Length': String(body.length) } : {}),
    ...(kind === 'br' || kind === 'gzip' ? { 'Content-Encoding': kind } : {}),
  }).flat());
}

/** Sends and logs an answer. Its duration is too short to measure. */
function finish(
  res: ServerResponse,
  record: RequestRecord,
  status: 200 | 304,
  lines: readonly string[],
  body: Buffer | null,
): true {
  res.writeHead(status, [...lines, 'X-Request-Id', record.id]).end(body ?? undefined);
  countFromMemory(record.route, status);
  logRequest({ record, method: 'GET', status, ms: 0, bytes: body?.length ?? 0 });
  return true;
}

function send(
  req: IncomingMessage,
  res: ServerResponse,
  answer: PolledAnswer,
  record: RequestRecord,
): boolean {
  if (isUnchangedFor(req.headers['if-none-match'], answer.etag)) {
    return finish(res, record, 304, linesOf(answer, '304', null), null);
  }
  const encoding = polledEncoding(req.headers['accept-encoding'], answer.plain);
  const body = encoding === null ? answer.plain : answer.encoded[encoding];
  if (!body) return false;
  return finish(res, record, 200, linesOf(answer, encoding ?? 'plain', body), body);
}

/**
 * Builds the fast path for polled reads whose answer is in memory and whose caller and club are known
 * without a lookup. It neither refuses nor loads anything: if in doubt, the request takes the slow path,
 * which gives the same answer.
 */
export function memoryAnswerer(routes: readonly Route[], by: Gatekeepers): MemoryAnswerer {
  const polled = new Map(
    routes
      .filter((route): route is PolledRoute => Boolean(route.polled && !route.params && !route.query))
      .map((route) => [route.path, route]),
  );
  return (req, res, record) => {
    const route = req.method === 'GET' ? polled.get(req.url ?? '') : undefined;
    if (!route) return false;
    const known = admitted(req, route, record, by);
    if (!known) return false;
    const variant = polledVariant(route.path, route.polled, known.callers.actor);
    const answer = polledInMemory(String(known.club.id), known.club.timezone, variant);
    if (!answer) return false;
    record.route = route.path;
    return send(req, res, answer, record);
  };
}
