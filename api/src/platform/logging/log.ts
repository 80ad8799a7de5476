import { runtime } from '../config/runtime.ts';
import type { LogLevel } from './createLog.ts';
import type { Answered } from './requestRecord.ts';

/**
 * Logs an event. It must not contain personal data: no names, addresses or texts of members, and no error
 * messages, because databases quote refused values in them.
 */
export function log(level: LogLevel, fields: Record<string, unknown>): void {
  const { logger, flush } = runtime().log;
  logger[level](fields);
  flush();
}

/** Logs a finished request. */
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

/** Returns the parts of an error that may be logged: its kind, its code and where it was thrown. */
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
