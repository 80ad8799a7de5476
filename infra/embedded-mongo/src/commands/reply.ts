import type { Doc } from '../bsonValues.ts';
import { TooLong } from '../planner/ScanCost.ts';
import { ServerError } from '../serverError.ts';
import { isDiskFull } from '../storage/openFailure.ts';
import type { Reply } from './CommandContext.ts';

/** Returns the error as its client receives it; an unexpected one is logged. */
export const asError = (error: unknown): ServerError => {
  if (error instanceof ServerError) return error;
  if (isDiskFull(error))
    return new ServerError(
      14031,
      'The disk is full: nothing can be written until there is room. Nothing is lost.',
    );
  console.error(error);
  return new ServerError(1, error instanceof Error ? error.message : String(error));
};

export const errorReply = (error: ServerError): Doc => ({
  ok: 0,
  errmsg: error.message,
  code: error.code,
  codeName: error.codeName,
  ...error.details,
  ...(error.labels.length > 0 ? { errorLabels: error.labels } : {}),
});

const finish = (reply: Reply): Reply => (reply instanceof Uint8Array ? reply : { ...reply, ok: 1 });

/** Runs a command's work and returns its reply; exceptions become replies. Only TooLong passes through. */
export const replyOf = (
  work: () => Reply | Promise<Reply>,
  fail = (error: unknown): Reply => errorReply(asError(error)),
): Reply | Promise<Reply> => {
  try {
    const reply = work();
    return reply instanceof Promise ? reply.then(finish, fail) : finish(reply);
  } catch (error) {
    if (error instanceof TooLong) throw error;
    return fail(error);
  }
};
