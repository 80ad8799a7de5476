import { decodeTyped, encode, isDoc, type Doc } from '../bsonValues.ts';
import { Long } from 'bson';
import type { Collection } from '../catalogue/Catalogue.ts';
import { countFound, streamRows, type Query } from '../planner/findRows.ts';
import { ServerError } from '../serverError.ts';
import { someLeaf } from '../semantics/filter/pathValues.ts';
import type { FilterNode } from '../semantics/filter/filterNode.ts';
import { parseFilter } from '../semantics/filter/parseFilter.ts';
import { prepareProjection } from '../semantics/projection.ts';
import { parseSort } from '../semantics/sortOrder.ts';
import { groupKey } from '../keys/encodeKey.ts';
import { compareValues } from '../keys/compareValues.ts';
import { cursorReply } from '../wire/rawReply.ts';
import { withinTime } from '../withinTime.ts';
import {
  collectionName,
  docField,
  flagField,
  numberField,
  timeLimit,
  type ReadContext,
  type ReadHandler,
} from './CommandContext.ts';
import { DocStream } from './Cursors.ts';

const FIRST_BATCH = 101;

const nonNegative = (body: Doc, field: string): number => {
  const number = numberField(body, field, 0);
  if (number < 0)
    throw new ServerError(51024, `BSON field '${field}' value must be >= 0, actual value '${number}'`);
  return Math.trunc(number);
};

/** Returns the query of a `find`, `count` or `distinct`. Throws TooLong for a filter without bounds if the read is bounded. */
export const queryOf = ({ body, cost }: ReadContext, filterField: string): Query => {
  const filter = parseFilter(docField(body, filterField));
  if (!isBounded(filter)) cost.refuseUnbounded();
  return {
    filter,
    sort: parseSort(body['sort']),
    skip: nonNegative(body, 'skip'),
    limit: Math.abs(numberField(body, 'limit', 0)),
  };
};

/** Whether matching one document may take long, as with a regular expression or an expression. */
export const isBounded = (node: FilterNode): boolean => {
  switch (node.kind) {
    case 'and':
    case 'or':
    case 'nor':
      return node.nodes.every(isBounded);
    case 'not':
    case 'elemMatch':
      return isBounded(node.node);
    case 'in':
      return node.patterns.length === 0;
    default:
      return node.kind !== 'regex' && node.kind !== 'expression';
  }
};

/** Returns the first batch; a cursor reads on demand. A list is kept as it is. */
export const answerCursor = (
  { body, cursors, session, hold }: ReadContext,
  namespace: string,
  docs: Iterable<Uint8Array>,
  batchSize: number,
  isSingle = false,
): Uint8Array => {
  const isLive = hold !== undefined && !Array.isArray(docs);
  const stream = new DocStream(isLive ? docs : [...docs]);
  const firstBatch = stream.take(batchSize);
  const isDone = isSingle || stream.isDone;
  if (isDone) stream.close();
  const release = isLive && !isDone ? hold() : undefined;
  const id = isDone
    ? Long.ZERO
    : cursors.add({
        namespace,
        session,
        next: (size) =>
          withinTime(timeLimit(body), () => ({ docs: stream.take(size), isDone: stream.isDone })),
        close: () => {
          stream.close();
          release?.();
        },
      });
  return cursorReply('firstBatch', firstBatch, { id, ns: namespace });
};

/** Returns the collection that a command names, as visible to it; undefined if there is none. */
export const collectionOf = (context: ReadContext): Collection | undefined =>
  context.source.catalogue.find(context.db, collectionName(context));

/** `find` */
export const handleFind: ReadHandler = (context) => {
  const { body, db, source, cost } = context;
  nonNegative(context.body, 'limit');
  const query = queryOf(context, 'filter');
  const batchSize = body['batchSize'] === undefined ? FIRST_BATCH : nonNegative(body, 'batchSize');
  const collection = collectionOf(context);
  const spec = docField(body, 'projection');
  const shown = Object.values(spec);
  if (shown.some((value) => typeof value === 'string' || isDoc(value))) cost.refuseUnbounded();
  const project = shown.length > 0 ? prepareProjection(spec, { isFind: true }) : undefined;
  function* docs(): Generator<Uint8Array> {
    if (!collection) return;
    const options = { isTyped: project !== undefined, cost };
    for (const { doc, decoded } of streamRows(source.connection, collection, query, options))
      yield project ? encode(project(decoded ?? decodeTyped(doc))) : doc;
  }
  const isSingle = flagField(body, 'singleBatch');
  return answerCursor(context, `${db}.${collectionName(context)}`, docs(), batchSize, isSingle);
};

/** `count` */
export const handleCount: ReadHandler = (context) => {
  const query = queryOf(context, 'query');
  const collection = collectionOf(context);
  const { cost, source } = context;
  return { n: collection ? countFound(source.connection, collection, query, cost) : 0 };
};

/** `distinct` */
export const handleDistinct: ReadHandler = (context) => {
  const { body, source, cost } = context;
  const key = body['key'];
  if (typeof key !== 'string' || key === '')
    throw new ServerError(14, "BSON field 'distinct.key' is the wrong type, expected type 'string'");
  const collection = collectionOf(context);
  const query = { ...queryOf(context, 'query'), sort: [] };
  const path = key.split('.');
  const values = new Map<string, unknown>();
  for (const row of collection
    ? streamRows(source.connection, collection, query, { isTyped: true, cost })
    : []) {
    someLeaf(row.decoded ?? decodeTyped(row.doc), path, (value) => {
      // An array counts only by its elements.
      if (value !== undefined && !Array.isArray(value)) values.set(groupKey(value), value);
      return false;
    });
  }
  return { values: [...values.values()].sort(compareValues) };
};
