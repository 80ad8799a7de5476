import { ObjectId } from 'bson';
import { decode, decodeTyped, encode, isDoc, refuseReordered, Tag, tagOf, type Doc } from '../bsonValues.ts';
import type { Collection } from '../catalogue/Catalogue.ts';
import { ServerError } from '../serverError.ts';
import { insertDocument } from '../storage/writeDocuments.ts';
import type { CommandContext, Handler, Server } from './CommandContext.ts';
import { collectionName, write } from './CommandContext.ts';
import { collectErrors, withRetry } from './writeResults.ts';

/** Throws BadValue (2) or 53 for an `_id` that MongoDB refuses. */
const checkId = (id: unknown): void => {
  const tag = tagOf(id);
  if (tag === Tag.array || tag === Tag.regex || id === undefined)
    throw new ServerError(53, `The '_id' value cannot be of type ${tag === Tag.array ? 'array' : 'regex'}`);
  if (
    isDoc(id) &&
    Object.keys(id).some(
      (name) => name.startsWith('$') && name !== '$ref' && name !== '$id' && name !== '$db',
    )
  ) {
    throw new ServerError(52, "The dollar ($) prefixed field in '_id' is not valid for storage.");
  }
};

const ID_NAME = Buffer.from('_id\0');

const beginsWithId = (bytes: Uint8Array): boolean => Buffer.compare(bytes.subarray(5, 9), ID_NAME) === 0;

/** Stores a document as its client sent it, with `_id` generated if absent and put first. */
export const insertOne = ({ database }: Server, collection: Collection, bytes: Uint8Array): unknown => {
  let stored = bytes;
  let doc = decode(bytes);
  if (!('_id' in doc) || !beginsWithId(bytes)) {
    const { _id = new ObjectId(), ...rest } = decodeTyped(bytes);
    stored = encode({ _id, ...rest });
    doc = decode(stored);
  }
  checkId(doc['_id']);
  refuseReordered(doc, stored);
  insertDocument(database.writerConnection, database.catalogue, collection, doc, stored);
  database.journal.record({
    operationType: 'insert',
    db: collection.db,
    collection: collection.name,
    id: doc['_id'],
    after: database.journal.isActive ? decodeTyped(stored) : undefined,
    bytes: stored.length,
  });
  return doc['_id'];
};

/** Returns the collection to write to, made if there is none yet. Call inside a write. */
export const ensureCollection = ({ server, db, isInTransaction }: CommandContext, name: string): Collection =>
  server.database.catalogue.find(db, name) ?? server.database.catalogue.create(db, name, isInTransaction);

/** `insert` */
export const handleInsert: Handler = (context) => {
  const { body, server } = context;
  const name = collectionName(context);
  const documents = body['documents'];
  if (!Array.isArray(documents))
    throw new ServerError(40414, "BSON field 'insert.documents' is missing but a required field");
  if (documents.length === 0)
    throw new ServerError(9, 'Write batch sizes must be between 1 and 100000. Got 0 operations.');
  return write(context, () =>
    withRetry(context, () => {
      const collection = ensureCollection(context, name);
      let n = 0;
      const writeErrors = collectErrors(context, documents as Uint8Array[], (bytes) => {
        insertOne(server, collection, bytes);
        n += 1;
      });
      return { n, ...(writeErrors.length > 0 ? { writeErrors } : {}) } satisfies Doc;
    }),
  );
};
