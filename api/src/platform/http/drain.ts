import type { Server } from 'node:http';

/**
 * Time that requests in flight have to finish after a stop signal; leaves a second for the rest of the
 * shutdown.
 */
export const DRAIN_MS = 4_000;
/** Maximum duration of a shutdown. */
export const STOP_MS = 5_000;
const SWEEP_MS = 50;

/**
 * Idle time before a connection is closed. A proxy or load balancer in front reuses connections for about a
 * minute (nginx 60 s, the balancer of infra/cdk 75 s); by default Node closes them after five seconds, so a
 * request sent just then would get no answer. With this longer time, the side in front closes first.
 */
export const KEEP_ALIVE_MS = 90_000;

/**
 * Stops accepting connections, lets requests in flight finish, and closes the remaining connections after 4
 * s.
 */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    // Keep-alive connections would otherwise stay open after their last answer.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
  });
}
