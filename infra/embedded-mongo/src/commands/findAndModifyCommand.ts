import { decodeTyped, encode, isDoc, type Doc } from '../bsonValues.ts';
import { ServerError } from '../serverError.ts';
import { parseFilter } from '../semantics/filter/parseFilter.ts';
import type { FilterNode } from '../semantics/filter/filterNode.ts';
import { prepareProjection } from '../semantics/projection.ts';
import { parseSort } from '../semantics/sortOrder.ts';
import {
  changeFound,
  findToChange,
  prepareModification,
  removeFound,
  upsertedDoc,
} from './changeDocument.ts';
import {
  collectionName,
  docField,
  flagField,
  write,
  type CommandContext,
  type Handler,
} from './CommandContext.ts';
import { ensureCollection, insertOne } from './insertCommand.ts';
import { withRetry } from './writeResults.ts';

const reply = (value: unknown, lastErrorObject: Doc): Doc => ({ lastErrorObject, value: value ?? null });

const modify = (context: CommandContext, name: string, filter: FilterNode, shown: (doc: Doc) => Doc): Doc => {
  const { body, server, db } = context;
  const collection = server.database.catalogue.find(db, name);
  const isRemove = flagField(body, 'remove');
  const isNew = flagField(body, 'new');
  const [found] = collection
    ? findToChange(server, collection, filter, { limit: 1, sort: parseSort(body['sort']) })
    : [];
  if (isRemove) {
    if (!collection || !found) return reply(null, { n: 0 });
    removeFound(server, collection, found);
    return reply(shown(decodeTyped(found.doc)), { n: 1 });
  }
  const modification = prepareModification(body['update'], filter, body['arrayFilters']);
  if (collection && found) {
    const before = decodeTyped(found.doc);
    const { after } = changeFound(server, collection, found, modification);
    return reply(shown(isNew ? after : before), { n: 1, updatedExisting: true });
  }
  if (!flagField(body, 'upsert')) return reply(null, { n: 0, updatedExisting: false });
  const doc = upsertedDoc(filter, modification);
  insertOne(server, ensureCollection(context, name), encode(doc));
  return reply(isNew ? shown(doc) : null, { n: 1, updatedExisting: false, upserted: doc['_id'] });
};

/** `findAndModify` */
export const handleFindAndModify: Handler = (context) => {
  const { body } = context;
  const name = collectionName(context);
  const isRemove = flagField(body, 'remove');
  if (isRemove && body['update'] !== undefined)
    throw new ServerError(9, 'Cannot specify both an update and remove=true');
  if (isRemove && flagField(body, 'upsert'))
    throw new ServerError(9, 'Cannot specify both upsert=true and remove=true');
  if (isRemove && flagField(body, 'new'))
    throw new ServerError(
      9,
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
  if (!isRemove && body['update'] === undefined)
    throw new ServerError(9, 'Either an update or remove=true must be specified');
  const filter = parseFilter(docField(body, 'query'));
  const { fields } = body;
  const shown =
    isDoc(fields) && Object.keys(fields).length > 0
      ? prepareProjection(fields, { isFind: true })
      : (doc: Doc) => doc;
  return write(context, () => withRetry(context, () => modify(context, name, filter, shown)));
};
