import type { IncomingMessage } from 'node:http';

const HOST = /^([\w.-]+)(?::\d+)?$/;

/**
 * The host name that a request is for, which names its club; null where it is none. It is read from `Host` alone, which the
 * proxy in front decides: `X-Forwarded-Host` would let whoever asks name another club.
 */
export function requestedHost({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  return HOST.exec(headers.host ?? '')?.[1] ?? null;
}
