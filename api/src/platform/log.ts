import { currentRequest } from './requestRecord.ts';
import { runtime } from './runtime.ts';

export const LOG_LEVELS = ['info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Whether lines of a level are written: those of the configured level and of graver ones. */
export function isLogged(level: LogLevel): boolean {
  return LOG_LEVELS.indexOf(level) >= LOG_LEVELS.indexOf(runtime().logLevel);
}

/**
 * Writes a line of JSON, with the id of the request at hand. Nothing personal goes into it: no names, no addresses, no
 * text that somebody wrote, and so no message of an error, for databases quote what they refuse.
 */
export function log(level: LogLevel, fields: Record<string, unknown>): void {
  if (!isLogged(level)) return;
  const requestId = currentRequest()?.id;
  const time = new Date().toISOString();
  runtime().log({ level, time, ...(requestId === undefined ? {} : { requestId }), ...fields });
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
