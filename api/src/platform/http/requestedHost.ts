import type { IncomingMessage } from 'node:http';

const HOST = /^([\w.-]+)(?::\d+)?$/;

/**
 * Returns the host name of a request, which determines its club; null for an invalid one. Read only from
 * `Host`, which the proxy in front sets: with `X-Forwarded-Host` a caller could choose another club.
 */
export function requestedHost({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  return HOST.exec(headers.host ?? '')?.[1] ?? null;
}
