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
import type { Source } from '../storage/Reads.ts';
import { answerCursor } from './findCommand.ts';

/** `create` */
export const handleCreate: Handler = (context) => {
  const { server, db, isInTransaction } = context;
  const name = collectionName(context);
  return write(context, () => {
    const { catalogue, journal } = server.database;
    if (catalogue.find(db, name)) throw new ServerError(48, `Collection ${db}.${name} already exists.`);
    catalogue.create(db, name, {}, isInTransaction);
    journal.record({
      operationType: 'create',
      db,
      collection: name,
      id: undefined,
      before: undefined,
      after: undefined,
      to: undefined,
      bytes: 0,
    });
    return {};
  });
};

const drop = ({ server }: CommandContext, collection: Collection): void => {
  const { catalogue, journal } = server.database;
  catalogue.drop(collection);
  journal.record({
    operationType: 'drop',
    db: collection.db,
    collection: collection.name,
    id: undefined,
    before: undefined,
    after: undefined,
    to: undefined,
    bytes: 0,
  });
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
    server.database.journal.record({
      operationType: 'dropDatabase',
      db,
      collection: undefined,
      id: undefined,
      before: undefined,
      after: undefined,
      to: undefined,
      bytes: 0,
    });
    return { dropped: db };
  });
};

const splitNamespace = (value: unknown): [string, string] => {
  const text = String(value);
  const dot = text.indexOf('.');
  if (dot < 1) throw new ServerError(73, `Invalid namespace: ${text}`);
  return [text.slice(0, dot), text.slice(dot + 1)];
};

/** `renameCollection` */
export const handleRename: Handler = (context) => {
  const { body, server } = context;
  const [db, name] = splitNamespace(body['renameCollection']);
  const [toDb, toName] = splitNamespace(body['to']);
  return write(context, () => {
    const { catalogue, journal } = server.database;
    const collection = catalogue.find(db, name);
    if (!collection) throw new ServerError(26, `Source collection ${db}.${name} does not exist`);
    if (db === toDb && name === toName) throw new ServerError(20, "Can't rename a collection to itself");
    const target = catalogue.find(toDb, toName);
    if (target && !flagField(body, 'dropTarget')) throw new ServerError(48, 'target namespace exists');
    if (target) drop(context, target);
    catalogue.rename(collection, toDb, toName);
    journal.record({
      operationType: 'rename',
      db,
      collection: name,
      id: undefined,
      before: undefined,
      after: undefined,
      to: { db: toDb, coll: toName },
      bytes: 0,
    });
    return {};
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
    .map(({ name, options, uuid, indexes }): Doc => ({
      name,
      type: 'collection',
      options,
      info: { readOnly: false, uuid: new UUID(uuid) },
      idIndex: indexes[0]?.spec,
    }))
    .filter(matches)
    .map((doc) => encode(isNameOnly ? { name: doc['name'], type: doc['type'] } : doc));
  return answerCursor(context, `${db}.$cmd.listCollections`, docs, Infinity);
};

/** `listDatabases` */
export const handleListDatabases: ReadHandler = (context) => {
  const { body, source } = context;
  const matches = compileFilter(parseFilter(docField(body, 'filter')));
  const names = [...new Set(source.catalogue.all().map(({ db }) => db))].sort(compareStrings);
  const databases = names
    .map((name) => ({
      name,
      sizeOnDisk: measureAll(source, source.catalogue.inDatabase(name)).bytes,
      empty: false,
    }))
    .filter(matches);
  if (flagField(body, 'nameOnly')) return { databases: databases.map(({ name }) => ({ name })) };
  return { databases, totalSize: databases.reduce((sum, { sizeOnDisk }) => sum + sizeOnDisk, 0) };
};

const measureAll = ({ connection }: Source, collections: Collection[]): { count: number; bytes: number } =>
  collections
    .map((collection) => sizeOf(connection, collection))
    .reduce((sum, { count, bytes }) => ({ count: sum.count + count, bytes: sum.bytes + bytes }), {
      count: 0,
      bytes: 0,
    });

/** `collStats` */
export const handleCollStats: ReadHandler = (context) => {
  const name = collectionName(context);
  const collection = context.source.catalogue.find(context.db, name);
  const { count, bytes: size } = measureAll(context.source, collection ? [collection] : []);
  return {
    ns: `${context.db}.${name}`,
    count,
    size,
    avgObjSize: count > 0 ? Math.trunc(size / count) : 0,
    storageSize: size,
    nindexes: collection?.indexes.length ?? 0,
    totalIndexSize: 0,
    indexSizes: {},
    capped: false,
  };
};

/** `validate`: compares every index with its documents. */
export const handleValidate: ReadHandler = (context) => {
  const name = collectionName(context);
  const collection = context.source.catalogue.find(context.db, name);
  if (!collection)
    throw new ServerError(26, `Collection '${context.db}.${name}' does not exist to validate.`);
  context.cost.refuseUnbounded();
  const errors = checkIndexes(context.source.connection, collection);
  return {
    ns: `${context.db}.${name}`,
    nrecords: sizeOf(context.source.connection, collection).count,
    nIndexes: collection.indexes.length,
    valid: errors.length === 0,
    warnings: [],
    errors,
  };
};
