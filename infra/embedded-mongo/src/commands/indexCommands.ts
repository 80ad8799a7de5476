import { encode, isDoc, toNumber, type Doc } from '../bsonValues.ts';
import type { Collection } from '../catalogue/Catalogue.ts';
import { ID_INDEX, indexNameOf, isSameIndex, makeIndex, type Index } from '../catalogue/indexSpec.ts';
import { equalValues } from '../keys/compareValues.ts';
import { sizeOf } from '../planner/scanRows.ts';
import { ServerError } from '../serverError.ts';
import { BUILD_STEP, fillStep } from '../storage/writeDocuments.ts';
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

/** Whether two specifications index the same, regardless of their options. Such indexes cannot exist side by side. */
const isSameSignature = (a: Doc, b: Doc): boolean =>
  ['key', 'partialFilterExpression', 'unique', 'sparse'].every((part) =>
    equalValues(a[part] ?? false, b[part] ?? false),
  );

/** Returns the existing index that satisfies the request. Throws 85 or 86 for a conflicting one. */
const existingIndex = (indexes: Index[], spec: Doc): Index | undefined => {
  const byName = indexes.find((index) => index.name === spec['name']);
  if (byName && !isSameSignature(byName.spec, spec)) {
    throw new ServerError(
      86,
      `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${shown(spec)}, existing index: ${shown(byName.spec)}`,
    );
  }
  const same = byName ?? indexes.find((index) => isSameSignature(index.spec, spec));
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

/** Builds an index in one step, as a part of a larger write. */
const buildAtOnce = (
  { server, isInTransaction }: CommandContext,
  collection: Collection,
  spec: Doc,
): void => {
  if (isInTransaction && !collection.isUncommitted)
    throw new ServerError(
      263,
      `Cannot create new indexes on existing collection ${collection.db}.${collection.name} in a multi-document transaction.`,
    );
  const { catalogue, writerConnection } = server.database;
  const index = catalogue.addIndex(collection, spec);
  let after: number | undefined = 0;
  while (after !== undefined) after = fillStep(writerConnection, catalogue, collection, index, after);
  catalogue.attach(collection, index);
};

const aborted = (): ServerError => new ServerError(276, 'Index build aborted: its collection was dropped');

/** Fills indexes step by step, with other writes in between; all become visible at once, or none if one cannot be built. */
const buildInSteps = async ({ server }: CommandContext, ids: number[]): Promise<void> => {
  const { writer, writerConnection, catalogue } = server.database;
  const goOn = (work: () => void): Promise<void> => writer.run(work, 0, true);
  const forEach = (work: (collection: Collection, index: Index) => void): Promise<void> =>
    goOn(() => {
      for (const id of ids) {
        const build = catalogue.findBuild(id);
        if (!build) throw aborted();
        work(build.collection, build.index);
      }
    });
  try {
    for (let after: number | undefined = 0; after !== undefined;) {
      const from: number = after;
      await forEach((collection, index) => {
        after = fillStep(writerConnection, catalogue, collection, index, from);
      });
    }
    await forEach((collection, index) => catalogue.publishIndex(collection, index));
  } catch (error) {
    await goOn(() => {
      for (const id of ids) {
        const build = catalogue.findBuild(id);
        if (build) catalogue.dropIndex(build.collection, build.index);
      }
    });
    throw error;
  }
};

/** `createIndexes` */
export const handleCreateIndexes: Handler = (context) => {
  const { body } = context;
  const specs = body['indexes'];
  if (!Array.isArray(specs) || specs.length === 0 || !specs.every(isDoc))
    throw new ServerError(2, 'Must specify at least one index to create');
  // All are checked before the first is built.
  const ready = specs.map((spec) => {
    makeIndex(1, spec);
    return normalized(spec);
  });
  return createIndexes(context, ready);
};

const createIndexes = async (context: CommandContext, specs: Doc[]): Promise<Doc> => {
  const { server, db, isInTransaction } = context;
  const name = collectionName(context);
  const { catalogue, builds } = server.database;
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let ids: number[] = [];
  try {
    const begun = await write(context, () => {
      ids = [];
      const isNew = catalogue.find(db, name) === undefined;
      const collection = ensureCollection(context, name);
      const [other] = collection.building.flatMap(({ id }) => builds.get(id) ?? []);
      if (other) return { other };
      const before = collection.indexes.length;
      const isSmall = sizeOf(server.database.writerConnection, collection).count <= BUILD_STEP;
      for (const spec of specs) {
        const known = [...collection.indexes, ...collection.building];
        if (isIdKey(spec['key']) || existingIndex(known, spec)) continue;
        if (isSmall || isInTransaction) buildAtOnce(context, collection, spec);
        else ids.push(catalogue.beginIndex(collection, spec).id);
      }
      // Before any other write's turn.
      for (const id of ids) builds.set(id, finished);
      return { isNew, before, after: collection.indexes.length + ids.length };
    });
    if (begun.other) {
      // Another client is building here: this one checks again after any outcome.
      await begun.other;
      return await createIndexes(context, specs);
    }
    const { isNew, before, after } = begun;
    if (ids.length > 0) await buildInSteps(context, ids);
    return {
      numIndexesBefore: before,
      numIndexesAfter: after,
      createdCollectionAutomatically: isNew,
      ...(before === after ? { note: 'all indexes already exist' } : {}),
    };
  } finally {
    for (const id of ids) builds.delete(id);
    finish();
  }
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
