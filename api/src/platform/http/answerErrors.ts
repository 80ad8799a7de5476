import {
  BAD_REQUEST,
  DATABASE_UNREACHABLE,
  INTERNAL_ERROR,
  NOT_FOUND,
  SERVER_BUSY,
} from '@fleetwatch/contract/errors/texts';
import { HttpError, type Context, type Next } from 'koa';
import { mongo } from 'mongoose';
import { isContention, isUnreachable } from '../database/database.ts';
import { ApiError } from './errors.ts';
import { processMetrics } from '../logging/processMetrics.ts';
import { describeError, log } from '../logging/log.ts';
import { currentRequest } from '../logging/requestRecord.ts';

const UNREACHABLE_RETRY_SECONDS = 5;
const CONTENTION_RETRY_SECONDS = 2;

/** Counts failures of the database, for the metrics. */
function countDatabaseErrors(error: unknown): void {
  const { databaseErrors } = processMetrics;
  if (isUnreachable(error)) databaseErrors.unreachable += 1;
  else if (isContention(error)) databaseErrors.contention += 1;
  else if (error instanceof mongo.MongoError) databaseErrors.other += 1;
}

function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isUnreachable(error)) {
    return new ApiError('database_unreachable', DATABASE_UNREACHABLE, UNREACHABLE_RETRY_SECONDS);
  }
  if (isContention(error)) return new ApiError('busy', SERVER_BUSY, CONTENTION_RETRY_SECONDS);
  if (error instanceof HttpError && error.status < 500) return new ApiError('bad_request', BAD_REQUEST);
  return new ApiError('internal', INTERNAL_ERROR);
}

/**
 * Middleware that turns all errors into answers: `["text", "code"]` with the code's status (rule
 * portal.errors).
 */
export async function answerErrors(ctx: Context, next: Next): Promise<void> {
  try {
    await next();
    if (ctx.status === 404 && ctx.body === undefined) throw new ApiError('not_found', NOT_FOUND);
  } catch (error) {
    const refusal = apiErrorOf(error);
    if (refusal.status >= 500) {
      countDatabaseErrors(error);
      const route = currentRequest()?.route ?? 'none';
      log('error', { method: ctx.method, route, status: refusal.status, ...describeError(error) });
    }
    ctx.status = ctx.state.rejectsWith200 === true ? 200 : refusal.status;
    if (refusal.status === 401) ctx.set('WWW-Authenticate', 'Bearer');
    if (refusal.retryAfterSeconds !== null) ctx.set('Retry-After', String(refusal.retryAfterSeconds));
    ctx.type = 'json';
    ctx.body = JSON.stringify(refusal.body);
  }
}
