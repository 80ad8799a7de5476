import type { ServerResponse } from 'node:http';
import { BAD_REQUEST } from '@fleetwatch/contract/errors/texts';
import { ApiError } from './errors.ts';

/** Aborted once the client has left before its answer. Its reason is the answer that nobody reads. */
export function disconnectSignal(res: ServerResponse): AbortSignal {
  const left = new AbortController();
  const leave = (): void => left.abort(new ApiError('bad_request', BAD_REQUEST));
  if (res.destroyed) leave();
  res.once('close', () => {
    if (!res.writableFinished) leave();
  });
  return left.signal;
}
