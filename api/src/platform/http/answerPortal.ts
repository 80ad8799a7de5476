import type { IncomingMessage, ServerResponse } from 'node:http';
import { HAPPENED_AT_HEADER } from '@fleetwatch/contract/errors/happenedAt';
import { IDEMPOTENCY_HEADER } from '@fleetwatch/contract/errors/idempotency';
import type { RequestRecord } from '../logging/requestRecord.ts';
import { runtime } from '../config/runtime.ts';

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': [
    ...['Authorization', 'Content-Type', 'If-None-Match', 'Last-Event-ID'],
    ...[IDEMPOTENCY_HEADER, HAPPENED_AT_HEADER],
  ].join(', '),
  'Access-Control-Expose-Headers': 'ETag, Retry-After',
  'Access-Control-Max-Age': '7200',
} as const;

/**
 * Sets the CORS headers that allow only pages of `publicOrigin` to call a back end at another address.
 * Tokens travel in a header; the cookie stays with the portal's own address.
 * @returns whether the request was a preflight, which is now answered
 */
export function answerPortal(
  req: IncomingMessage,
  res: ServerResponse,
  { id }: Pick<RequestRecord, 'id'>,
): boolean {
  const { origin } = req.headers;
  const { publicOrigin } = runtime();
  if (origin === undefined || publicOrigin === null || origin !== new URL(publicOrigin).origin) return false;
  res.setHeader('Access-Control-Allow-Origin', origin);
  if (req.method !== 'OPTIONS' || req.headers['access-control-request-method'] === undefined) return false;
  res.writeHead(204, { ...PREFLIGHT, 'X-Request-Id': id });
  res.end();
  return true;
}
