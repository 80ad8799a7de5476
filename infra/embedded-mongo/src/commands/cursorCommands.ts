import { Long } from 'bson';
import { ServerError } from '../serverError.ts';
import { cursorReply } from '../wire/rawReply.ts';
import type { CommandContext, Handler } from './CommandContext.ts';
import { numberField } from './CommandContext.ts';
import type { Batch } from './Cursors.ts';

const idOf = (value: unknown): string => (value instanceof Long ? value.toString() : String(value));

const answer = (context: CommandContext, id: string, namespace: string, batch: Batch): Uint8Array => {
  if (batch.isDone) context.server.cursors.kill(id);
  return cursorReply('nextBatch', batch.docs, {
    id: batch.isDone ? Long.ZERO : Long.fromString(id),
    ns: namespace,
    ...(batch.postBatchResumeToken === undefined ? {} : { postBatchResumeToken: batch.postBatchResumeToken }),
  });
};

/** `getMore` */
export const handleGetMore: Handler = (context) => {
  const { body, db } = context;
  const id = idOf(body['getMore']);
  const cursor = context.server.cursors.get(id);
  const namespace = `${db}.${String(body['collection'])}`;
  if (namespace !== cursor.namespace)
    throw new ServerError(
      13,
      `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
    );
  const batchSize = numberField(body, 'batchSize', 0) || Infinity;
  const batch = cursor.next(
    batchSize,
    body['maxTimeMS'] === undefined ? undefined : numberField(body, 'maxTimeMS', 0),
  );
  return batch instanceof Promise
    ? batch.then((value) => answer(context, id, namespace, value))
    : answer(context, id, namespace, batch);
};

/** `killCursors` */
export const handleKillCursors: Handler = ({ body, server }) => {
  const ids = body['cursors'];
  if (!Array.isArray(ids))
    throw new ServerError(40414, "BSON field 'killCursors.cursors' is missing but a required field");
  const asLong = (id: unknown): Long => Long.fromString(idOf(id));
  const cursorsKilled = ids.filter((id) => server.cursors.kill(idOf(id)));
  const cursorsNotFound = ids.filter((id) => !cursorsKilled.includes(id));
  return {
    cursorsKilled: cursorsKilled.map(asLong),
    cursorsNotFound: cursorsNotFound.map(asLong),
    cursorsAlive: [],
    cursorsUnknown: [],
  };
};
