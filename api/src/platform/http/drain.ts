import type { Server } from 'node:http';

/** What is under way at a stop has this long to finish; a second is left for what comes after. */
export const DRAIN_MS = 4_000;
/** A process that was told to stop is gone by then, whatever it waits for. */
export const STOP_MS = 5_000;
const SWEEP_MS = 50;

/** Takes no more connections, lets the requests under way finish, cuts what is left after 4 s. */
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
