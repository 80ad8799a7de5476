import { toNumber, type Doc } from '../bsonValues.ts';
import { ServerError } from '../serverError.ts';
import { flagField, type CommandContext } from './CommandContext.ts';

/**
 * Runs each operation; collects refusals as `writeErrors`, stopping at the first if ordered. In a transaction the first one
 * throws.
 */
export const collectErrors = <Operation>(
  { body, isInTransaction }: CommandContext,
  operations: readonly Operation[],
  run: (operation: Operation, index: number) => void,
): Doc[] => {
  const isOrdered = flagField(body, 'ordered', true);
  const errors: Doc[] = [];
  for (const [index, operation] of operations.entries()) {
    try {
      run(operation, index);
    } catch (error) {
      if (!(error instanceof ServerError) || isInTransaction) throw error;
      errors.push({ index, code: error.code, errmsg: error.message, ...error.details });
      if (isOrdered) break;
    }
  }
  return errors;
};

/** Makes a write with a `txnNumber` outside a transaction take effect once, for any number of repeats by the client. */
export const withRetry = (
  { server, session, body, isInTransaction }: CommandContext,
  work: () => Doc,
): Doc => {
  const number = toNumber(body['txnNumber']);
  if (session === undefined || number === undefined || isInTransaction) return work();
  return server.sessions.once(session, number, work);
};
