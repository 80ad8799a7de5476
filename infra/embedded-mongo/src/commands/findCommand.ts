import { decodeTyped, encode, type Doc } from '../bsonValues.ts';
import { Long } from 'bson';
import { countFound, findRows, type Query } from '../planner/findRows.ts';
import { ServerError } from '../serverError.ts';
import { someLeaf } from '../semantics/filter/pathValues.ts';
import { parseFilter } from '../semantics/filter/parseFilter.ts';
import { prepareProjection } from '../semantics/projection.ts';
import { parseSort } from '../semantics/sortOrder.ts';
import { groupKey } from '../keys/encodeKey.ts';
import { compareValues } from '../keys/compareValues.ts';
import { cursorReply } from '../wire/rawReply.ts';
import { variablesOf } from './changeDocument.ts';
import {
  checkHint,
  collectionName,
  docField,
  numberField,
  readingFrom,
  refuseCollation,
  visibleCollection,
  type CommandContext,
  type Handler,
} from './CommandContext.ts';
import { takeBatch } from './Cursors.ts';

const FIRST_BATCH = 101;

const nonNegative = (body: Doc, field: string): number => {
  const number = numberField(body, field, 0);
  if (number < 0)
    throw new ServerError(51024, `BSON field '${field}' value must be >= 0, actual value '${number}'`);
  return Math.trunc(number);
};

/** The query of a `find`, `count` or `distinct`. */
export const queryOf = ({ body }: CommandContext, filterField: string): Query => ({
  filter: parseFilter(docField(body, filterField), variablesOf(body)),
  sort: parseSort(body['sort']),
  skip: nonNegative(body, 'skip'),
  limit: Math.abs(numberField(body, 'limit', 0)),
});

/** Answers the first batch and keeps the rest. */
export const answerCursor = (
  context: CommandContext,
  namespace: string,
  docs: Uint8Array[],
  batchSize: number,
  isSingle = false,
): Uint8Array => {
  const firstBatch = takeBatch(docs, batchSize);
  const id = isSingle ? Long.ZERO : context.server.cursors.addRest(namespace, docs, context.session);
  return cursorReply('firstBatch', firstBatch, { id, ns: namespace });
};

/** `find` */
export const handleFind: Handler = (context) => {
  const { body, db } = context;
  refuseCollation(body);
  const name = collectionName(context);
  const query = queryOf(context, 'filter');
  const batchSize = body['batchSize'] === undefined ? FIRST_BATCH : nonNegative(body, 'batchSize');
  const collection = visibleCollection(context, name);
  checkHint(collection, body);
  const spec = docField(body, 'projection');
  const project =
    Object.keys(spec).length > 0
      ? prepareProjection(spec, { filter: query.filter, variables: variablesOf(body), isFind: true })
      : undefined;
  const rows = collection
    ? findRows(readingFrom(context), collection, query, { isTyped: project !== undefined })
    : [];
  const docs = rows.map(({ doc, decoded }) => (project ? encode(project(decoded ?? decodeTyped(doc))) : doc));
  return answerCursor(context, `${db}.${name}`, docs, batchSize, body['singleBatch'] === true);
};

/** `count` */
export const handleCount: Handler = (context) => {
  const { body } = context;
  refuseCollation(body);
  const collection = visibleCollection(context, collectionName(context));
  const query = queryOf(context, 'query');
  checkHint(collection, body);
  if (!collection) return { n: 0 };
  return { n: countFound(readingFrom(context), collection, query) };
};

/** `distinct` */
export const handleDistinct: Handler = (context) => {
  const { body } = context;
  refuseCollation(body);
  const key = body['key'];
  if (typeof key !== 'string' || key === '')
    throw new ServerError(14, "BSON field 'distinct.key' is the wrong type, expected type 'string'");
  const collection = visibleCollection(context, collectionName(context));
  const query = queryOf(context, 'query');
  const path = key.split('.');
  const values = new Map<string, unknown>();
  for (const row of collection
    ? findRows(readingFrom(context), collection, { ...query, sort: [] }, { isTyped: true })
    : []) {
    someLeaf(row.decoded ?? decodeTyped(row.doc), path, (value) => {
      // An array counts by its elements only.
      if (value !== undefined && !Array.isArray(value)) values.set(groupKey(value), value);
      return false;
    });
  }
  return { values: [...values.values()].sort(compareValues) };
};
