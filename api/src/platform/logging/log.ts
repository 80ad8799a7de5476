import { runtime } from '../config/runtime.ts';
import type { LogLevel } from './createLog.ts';
import type { Answered } from './requestRecord.ts';

/**
 * Logs an event at once. Nothing personal goes into it: no names, no addresses, no text that somebody wrote, and so no message
 * of an error, because databases quote what they refuse.
 */
export function log(level: LogLevel, fields: Record<string, unknown>): void {
  const { logger, flush } = runtime().log;
  logger[level](fields);
  flush();
}

/** Logs a request that is over. */
export function logRequest({ record, method, status, ms, bytes }: Answered): void {
  const { id: requestId, route, club } = record;
  runtime().log.logger.info({
    requestId,
    method,
    route,
    status,
    ms: Math.round(ms * 100) / 100,
    bytes,
    club,
  });
}

/** What of an error may be logged: its kind, its code, and where it was thrown. */
export function describeError(error: unknown): { error: string; code: unknown; at: string[] | undefined } {
  const known = error instanceof Error ? error : null;
  return {
    error: known?.name ?? typeof error,
    code: known && 'code' in known ? known.code : undefined,
    at: known?.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 6)
      .map((line) => line.trim()),
  };
}
