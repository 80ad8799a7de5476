import { encode, isDoc, toNumber, type Doc } from '../bsonValues.ts';
import type { Collection } from '../catalogue/Catalogue.ts';
import { ID_INDEX, indexNameOf, isSameIndex, makeIndex, type Index } from '../catalogue/indexSpec.ts';
import { equalValues } from '../keys/compareValues.ts';
import { ServerError } from '../serverError.ts';
import { fillIndex } from '../storage/writeDocuments.ts';
import {
  collectionName,
  write,
  type Command,
  type CommandContext,
  type Handler,
  type ReadHandler,
} from './CommandContext.ts';
import { ensureCollection } from './insertCommand.ts';
import { answerCursor } from './findCommand.ts';

const isIdKey = (key: unknown): boolean =>
  isDoc(key) && Object.keys(key).length === 1 && toNumber(key['_id']) === 1;

const normalized = (spec: Doc): Doc => {
  const { key, name, background: _background, ns: _ns, ...rest } = spec;
  return { v: 2, key, name: typeof name === 'string' ? name : indexNameOf(key as Doc), ...rest };
};

const shown = (spec: Doc): string => JSON.stringify(spec);

/** Do two specifications index the same, whatever else they ask for? Such indexes cannot stand side by side. */
const isSameSignature = (a: Doc, b: Doc): boolean =>
  ['key', 'partialFilterExpression', 'unique', 'sparse'].every((part) =>
    equalValues(a[part] ?? false, b[part] ?? false),
  );

/** The existing index that answers the request. Throws 85 or 86 where one stands in its way. */
const existingIndex = (collection: Collection, spec: Doc): Index | undefined => {
  const byName = collection.indexes.find((index) => index.name === spec['name']);
  if (byName && !isSameSignature(byName.spec, spec)) {
    throw new ServerError(
      86,
      `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${shown(spec)}, existing index: ${shown(byName.spec)}`,
    );
  }
  const same = byName ?? collection.indexes.find((index) => isSameSignature(index.spec, spec));
  if (!same) return undefined;
  if (!isSameIndex(same.spec, spec)) {
    throw new ServerError(
      85,
      `An equivalent index already exists with the same name but different options. Requested index: ${shown(spec)}, existing index: ${shown(same.spec)}`,
    );
  }
  if (!byName) throw new ServerError(85, `Index already exists with a different name: ${same.name}`);
  return same;
};

const buildIndex = ({ server, isInTransaction }: CommandContext, collection: Collection, spec: Doc): void => {
  if (isInTransaction && !collection.isUncommitted)
    throw new ServerError(
      263,
      `Cannot create new indexes on existing collection ${collection.db}.${collection.name} in a multi-document transaction.`,
    );
  const { catalogue, writerConnection } = server.database;
  const index = catalogue.addIndex(collection, spec);
  fillIndex(writerConnection, catalogue, collection, index);
  catalogue.attach(collection, index);
};

/** `createIndexes` */
export const handleCreateIndexes: Handler = (context) => {
  const { body, server, db } = context;
  const name = collectionName(context);
  const specs = body['indexes'];
  if (!Array.isArray(specs) || specs.length === 0 || !specs.every(isDoc))
    throw new ServerError(2, 'Must specify at least one index to create');
  // All are looked at before the first is built.
  const ready = specs.map((spec) => {
    makeIndex(1, spec);
    return normalized(spec);
  });
  return write(context, () => {
    const isNew = server.database.catalogue.find(db, name) === undefined;
    const collection = ensureCollection(context, name);
    const numIndexesBefore = collection.indexes.length;
    for (const spec of ready) {
      if (isIdKey(spec['key'])) continue;
      if (!existingIndex(collection, spec)) buildIndex(context, collection, spec);
    }
    const numIndexesAfter = collection.indexes.length;
    return {
      numIndexesBefore,
      numIndexesAfter,
      createdCollectionAutomatically: isNew,
      ...(numIndexesBefore === numIndexesAfter ? { note: 'all indexes already exist' } : {}),
    };
  });
};

const needCollection = ({ db }: Command, name: string, collection: Collection | undefined): Collection => {
  if (!collection) throw new ServerError(26, `ns does not exist: ${db}.${name}`);
  return collection;
};

/** `listIndexes` */
export const handleListIndexes: ReadHandler = (context) => {
  const { db, source } = context;
  const name = collectionName(context);
  const { indexes } = needCollection(context, name, source.catalogue.find(db, name));
  return answerCursor(
    context,
    `${db}.${name}`,
    indexes.map(({ spec }) => encode(spec)),
    Infinity,
  );
};

const indexesNamed = (collection: Collection, wanted: unknown): Index[] => {
  if (wanted === '*') return collection.indexes.filter(({ id }) => id !== ID_INDEX);
  const names = Array.isArray(wanted) ? wanted : [wanted];
  return names.map((one) => {
    const found = collection.indexes.find((index) =>
      isDoc(one) ? equalValues(index.spec['key'], one) : index.name === one,
    );
    if (!found)
      throw new ServerError(
        27,
        `index not found with name [${isDoc(one) ? JSON.stringify(one) : String(one)}]`,
      );
    if (found.id === ID_INDEX) throw new ServerError(72, 'cannot drop _id index');
    return found;
  });
};

/** `dropIndexes` */
export const handleDropIndexes: Handler = (context) => {
  const { body, server } = context;
  const name = collectionName(context);
  return write(context, () => {
    const { catalogue } = server.database;
    const collection = needCollection(context, name, catalogue.find(context.db, name));
    const nIndexesWas = collection.indexes.length;
    for (const index of indexesNamed(collection, body['index'])) catalogue.dropIndex(collection, index);
    return { nIndexesWas };
  });
};
