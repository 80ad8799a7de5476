import { pino, destination as openDestination, stdTimeFunctions, type Logger } from 'pino';
import { currentRequest } from './requestRecord.ts';

export const LOG_LEVELS = ['info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const STANDARD_ERROR = 2;
/**
 * Interval in which lines are written in batches, because a write per request would cost more than its
 * answer.
 */
const FLUSH_MS = 100;
const FLUSH_BYTES = 8_192;

/** Receives log entries, and flushes those still in memory. */
export interface Log {
  logger: Logger;
  flush: () => void;
}

/**
 * Creates a log of JSON lines with the id of the current request.
 * @param take receives the entries; standard error when absent
 */
export function createLog(level: LogLevel, take?: (entry: Record<string, unknown>) => void): Log {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: () => {
      const requestId = currentRequest()?.id;
      return requestId === undefined ? {} : { requestId };
    },
  };
  if (take) {
    const write = (line: string) => take(JSON.parse(line) as Record<string, unknown>);
    return { logger: pino(options, { write }), flush: () => undefined };
  }
  const standardError = openDestination({
    dest: STANDARD_ERROR,
    minLength: FLUSH_BYTES,
    periodicFlush: FLUSH_MS,
  });
  return { logger: pino(options, standardError), flush: () => standardError.flushSync() };
}
