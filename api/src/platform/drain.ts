import type { Server } from 'node:http';

/** What is under way at a stop has this long to finish. */
export const DRAIN_MS = 5_000;
const SWEEP_MS = 50;

/** Takes no more connections, lets the requests under way finish, cuts what is left after 5 s. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    // A connection whose last answer has gone out would otherwise stay open for the next request.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
  });
}
