import type { Server } from './commands/CommandContext.ts';
import { findToChange, removeFound } from './commands/changeDocument.ts';
import { ServerError } from './serverError.ts';
import { parseFilter } from './semantics/filter/parseFilter.ts';

const TTL_INTERVAL_MS = 30_000;
const TTL_BATCH = 1000;

/** Removes documents expired by TTL indexes, a thousand documents of each index at a time. */
export const removeExpired = (server: Server, now: Date): void => {
  for (const collection of server.database.catalogue.all()) {
    for (const { expireAfterSeconds, paths, partial } of collection.indexes) {
      const [path] = paths;
      if (expireAfterSeconds === undefined || path === undefined) continue;
      const before = new Date(now.getTime() - expireAfterSeconds * 1000);
      const expired = parseFilter({ [path]: { $lt: before } });
      const filter = partial ? { kind: 'and' as const, nodes: [expired, partial.node] } : expired;
      for (const row of findToChange(server, collection, filter, { limit: TTL_BATCH }))
        removeFound(server, collection, row);
    }
  }
};

/**
 * Removes expired documents, idle cursors and records of old retryable writes at intervals; returns the function that stops it.
 */
export const startHousekeeping = (server: Server): (() => void) => {
  const timer = setInterval(() => {
    server.cursors.killIdle();
    server.database.writer
      .run(() => {
        removeExpired(server, new Date());
        server.sessions.forgetOldRetries();
      })
      .catch((error: unknown) => {
        // A transaction held the writer, or the server is stopping: the next round retries.
        if (!(error instanceof ServerError)) console.error('expiring documents failed:', error);
      });
  }, TTL_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
};
