import { UUID } from 'bson';
import { encode, type Doc } from '../bsonValues.ts';
import type { Collection } from '../catalogue/Catalogue.ts';
import { compareStrings } from '../keys/compareValues.ts';
import { ServerError } from '../serverError.ts';
import { compileFilter } from '../semantics/filter/compileFilter.ts';
import { parseFilter } from '../semantics/filter/parseFilter.ts';
import {
  collectionName,
  docField,
  flagField,
  write,
  type CommandContext,
  type Handler,
  type ReadHandler,
} from './CommandContext.ts';
import { sizeOf } from '../planner/scanRows.ts';
import { checkIndexes } from '../storage/checkIndexes.ts';
import { answerCursor } from './findCommand.ts';

/** `create` */
export const handleCreate: Handler = (context) => {
  const { server, db, isInTransaction } = context;
  const name = collectionName(context);
  return write(context, () => {
    const { catalogue } = server.database;
    if (catalogue.find(db, name)) throw new ServerError(48, `Collection ${db}.${name} already exists.`);
    catalogue.create(db, name, isInTransaction);
    return {};
  });
};

const drop = ({ server }: CommandContext, collection: Collection): void => {
  const { catalogue, journal } = server.database;
  catalogue.drop(collection);
  journal.record({ operationType: 'drop', db: collection.db, collection: collection.name, bytes: 0 });
};

/** `drop` */
export const handleDrop: Handler = (context) => {
  const name = collectionName(context);
  return write(context, () => {
    const collection = context.server.database.catalogue.find(context.db, name);
    if (!collection) return {};
    drop(context, collection);
    return { nIndexesWas: collection.indexes.length, ns: `${context.db}.${name}` };
  });
};

/** `dropDatabase` */
export const handleDropDatabase: Handler = (context) => {
  const { server, db } = context;
  return write(context, () => {
    const collections = server.database.catalogue.inDatabase(db);
    for (const collection of collections) drop(context, collection);
    if (collections.length === 0) return {};
    server.database.journal.record({ operationType: 'dropDatabase', db, bytes: 0 });
    return { dropped: db };
  });
};

/** `listCollections` */
export const handleListCollections: ReadHandler = (context) => {
  const { body, source, db } = context;
  const matches = compileFilter(parseFilter(docField(body, 'filter')));
  const isNameOnly = flagField(body, 'nameOnly');
  const docs = source.catalogue
    .inDatabase(db)
    .sort((a, b) => compareStrings(a.name, b.name))
    .map(({ name, uuid, indexes }): Doc => ({
      name,
      type: 'collection',
      options: {},
      info: { readOnly: false, uuid: new UUID(uuid) },
      idIndex: indexes[0]?.spec,
    }))
    .filter(matches)
    .map((doc) => encode(isNameOnly ? { name: doc['name'], type: doc['type'] } : doc));
  return answerCursor(context, `${db}.$cmd.listCollections`, docs, Infinity);
};

/** `validate`: compares every index with its documents. */
export const handleValidate: ReadHandler = (context) => {
  const { source, db, cost } = context;
  const name = collectionName(context);
  const collection = source.catalogue.find(db, name);
  if (!collection) throw new ServerError(26, `Collection '${db}.${name}' does not exist to validate.`);
  cost.refuseUnbounded();
  const errors = checkIndexes(source.connection, collection);
  return {
    ns: `${db}.${name}`,
    nrecords: sizeOf(source.connection, collection).count,
    nIndexes: collection.indexes.length,
    valid: errors.length === 0,
    warnings: [],
    errors,
  };
};
