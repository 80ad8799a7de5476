import { UUID } from 'bson';
import { encode, isDoc, type Doc } from '../bsonValues.ts';
import type { Collection } from '../catalogue/Catalogue.ts';
import { compareStrings } from '../keys/compareValues.ts';
import { refuse, ServerError } from '../serverError.ts';
import { compileFilter } from '../semantics/filter/compileFilter.ts';
import { parseFilter } from '../semantics/filter/parseFilter.ts';
import {
  collectionName,
  docField,
  write,
  type CommandContext,
  type Handler,
  type ReadHandler,
} from './CommandContext.ts';
import { sizeOf } from '../planner/scanRows.ts';
import { checkIndexes } from '../storage/checkIndexes.ts';
import type { Source } from '../storage/Reads.ts';
import { answerCursor } from './findCommand.ts';

const REFUSED_OPTIONS = ['capped', 'timeseries', 'viewOn', 'pipeline', 'encryptedFields', 'clusteredIndex'];
const IGNORED_FIELDS = new Set([
  'create',
  'lsid',
  '$db',
  '$clusterTime',
  'txnNumber',
  'autocommit',
  'startTransaction',
  '$readPreference',
  'writeConcern',
  'comment',
  'apiVersion',
  'maxTimeMS',
  'readConcern',
]);

const optionsOf = (body: Doc): Doc => {
  for (const option of REFUSED_OPTIONS) {
    if (body[option] !== undefined && body[option] !== false) throw refuse(`collection option '${option}'`);
  }
  const { collation, validator } = body;
  if (isDoc(collation) && collation['locale'] !== 'simple') throw refuse('collation');
  if (isDoc(validator) && Object.keys(validator).length > 0) throw refuse('a validator');
  return Object.fromEntries(Object.entries(body).filter(([name]) => !IGNORED_FIELDS.has(name)));
};

/** `create` */
export const handleCreate: Handler = (context) => {
  const { body, server, db, isInTransaction } = context;
  const name = collectionName(context);
  const options = optionsOf(body);
  return write(context, () => {
    const { catalogue, journal } = server.database;
    if (catalogue.find(db, name)) throw new ServerError(48, `Collection ${db}.${name} already exists.`);
    catalogue.create(db, name, options, isInTransaction);
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
    if (target && body['dropTarget'] !== true) throw new ServerError(48, 'target namespace exists');
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
  const isNameOnly = body['nameOnly'] === true;
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
  if (body['nameOnly'] === true) return { databases: databases.map(({ name }) => ({ name })) };
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

/** `dbStats` */
export const handleDbStats: ReadHandler = (context) => {
  const collections = context.source.catalogue.inDatabase(context.db);
  const { count: objects, bytes: dataSize } = measureAll(context.source, collections);
  return {
    db: context.db,
    collections: collections.length,
    views: 0,
    objects,
    avgObjSize: objects > 0 ? dataSize / objects : 0,
    dataSize,
    storageSize: dataSize,
    indexes: collections.reduce((sum, { indexes }) => sum + indexes.length, 0),
    indexSize: 0,
    totalSize: dataSize,
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
