import { Long } from 'bson';
import { ServerError } from '../serverError.ts';
import { cursorReply } from '../wire/rawReply.ts';
import type { Doc } from '../bsonValues.ts';
import { checkCommand } from './checkCommand.ts';
import { numberField, timeLimit, type Command } from './CommandContext.ts';
import type { Batch, Cursors } from './Cursors.ts';

const idOf = (value: unknown): string => (value instanceof Long ? value.toString() : String(value));

const answer = (cursors: Cursors, id: string, namespace: string, batch: Batch): Uint8Array => {
  if (batch.isDone) cursors.kill(id);
  return cursorReply('nextBatch', batch.docs, {
    id: batch.isDone ? Long.ZERO : Long.fromString(id),
    ns: namespace,
    ...(batch.postBatchResumeToken === undefined ? {} : { postBatchResumeToken: batch.postBatchResumeToken }),
  });
};

/** `getMore`. A cursor whose work fails is closed. */
export const getMore = (cursors: Cursors, command: Command): Uint8Array | Promise<Uint8Array> => {
  checkCommand(command);
  const { body, db } = command;
  const id = idOf(body['getMore']);
  const cursor = cursors.get(id);
  const namespace = `${db}.${String(body['collection'])}`;
  if (namespace !== cursor.namespace)
    throw new ServerError(
      13,
      `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
    );
  const batchSize = numberField(body, 'batchSize', 0) || Infinity;
  const maxTimeMs = body['maxTimeMS'] === undefined ? undefined : timeLimit(body);
  try {
    const batch = cursor.next(batchSize, maxTimeMs);
    return batch instanceof Promise
      ? batch.then((value) => answer(cursors, id, namespace, value))
      : answer(cursors, id, namespace, batch);
  } catch (error) {
    cursors.kill(id);
    throw error;
  }
};

/** Returns the ids that a `killCursors` names. */
export const idsToKill = ({ body }: Command): string[] => {
  const ids = body['cursors'];
  if (!Array.isArray(ids))
    throw new ServerError(40414, "BSON field 'killCursors.cursors' is missing but a required field");
  return ids.map(idOf);
};

/** `killCursors` */
export const killCursors = (cursors: Cursors, command: Command): Doc => {
  checkCommand(command);
  const ids = idsToKill(command);
  const killed = ids.filter((id) => cursors.kill(id));
  const asLongs = (list: string[]): Long[] => list.map((id) => Long.fromString(id));
  return {
    cursorsKilled: asLongs(killed),
    cursorsNotFound: asLongs(ids.filter((id) => !killed.includes(id))),
    cursorsAlive: [],
    cursorsUnknown: [],
  };
};
