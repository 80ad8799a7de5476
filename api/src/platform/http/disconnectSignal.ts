import type { ServerResponse } from 'node:http';
import { BAD_REQUEST } from '@fleetwatch/contract/errors/texts';
import { ApiError } from './errors.ts';

/**
 * Returns a signal that aborts when the client disconnects before its answer. Its reason is the unread
 * answer.
 */
export function disconnectSignal(res: ServerResponse): AbortSignal {
  const left = new AbortController();
  const leave = (): void => left.abort(new ApiError('bad_request', BAD_REQUEST));
  if (res.destroyed) leave();
  res.once('close', () => {
    if (!res.writableFinished) leave();
  });
  return left.signal;
}
