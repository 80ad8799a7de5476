import { encode, isDoc, toNumber, type Doc } from '../bsonValues.ts';
import { findRows } from '../planner/findRows.ts';
import { ServerError } from '../serverError.ts';
import { parseFilter } from '../semantics/filter/parseFilter.ts';
import { parseSort } from '../semantics/sortOrder.ts';
import { checkFields, SUPPORTED } from '../semantics/supported.ts';
import { changeFound, prepareModification, removeFound, upsertedDoc, variablesOf } from './changeDocument.ts';
import {
  checkHint,
  collectionName,
  write,
  docField,
  flagField,
  numberField,
  type CommandContext,
  type Handler,
} from './CommandContext.ts';
import { ensureCollection, insertOne } from './insertCommand.ts';
import { collectErrors, withRetry } from './writeResults.ts';

/** Throws 40414 or FailedToParse (9) for a delete that says neither 1 nor 0, for all. */
const checkLimit = (limit: unknown): void => {
  if (limit === undefined)
    throw new ServerError(40414, "BSON field 'delete.deletes.limit' is missing but a required field");
  if (![0, 1].includes(toNumber(limit) ?? -1))
    throw new ServerError(9, `The limit field in delete objects must be 0 or 1. Got ${String(limit)}`);
};

const statementsOf = ({ body, name }: CommandContext, field: string): Doc[] => {
  const statements = body[field];
  if (!Array.isArray(statements) || !statements.every(isDoc))
    throw new ServerError(40414, `BSON field '${name}.${field}' is missing but a required field`);
  if (statements.length === 0)
    throw new ServerError(9, 'Write batch sizes must be between 1 and 100000. Got 0 operations.');
  const known = SUPPORTED.statements[name === 'update' ? 'update' : 'delete'];
  for (const statement of statements) {
    checkFields(`${name}.${field}`, statement, known);
    if (name === 'delete') checkLimit(statement['limit']);
  }
  return statements;
};

interface UpdateOutcome {
  n: number;
  modified: number;
  upsertedId?: unknown;
}

const runUpdate = (context: CommandContext, name: string, statement: Doc): UpdateOutcome => {
  const { server } = context;
  const variables = variablesOf(context.body);
  const filter = parseFilter(docField(statement, 'q'), variables);
  const modification = prepareModification(statement['u'], filter, {
    arrayFilters: statement['arrayFilters'],
    variables,
  });
  const isMulti = flagField(statement, 'multi');
  if (isMulti && modification.isReplacement)
    throw new ServerError(9, 'multi update is not supported for replacement-style update');
  const isUpsert = flagField(statement, 'upsert');
  const known = server.database.catalogue.find(context.db, name);
  checkHint(known, statement);
  const sort = parseSort(statement['sort']);
  const rows = known
    ? findRows(
        server.database.writerConnection,
        known,
        { filter, sort, skip: 0, limit: isMulti ? 0 : 1 },
        { isTyped: true },
      )
    : [];
  if (known && rows.length > 0) {
    const modified = rows.filter((row) => changeFound(server, known, row, modification).isModified).length;
    return { n: rows.length, modified };
  }
  if (!isUpsert) return { n: 0, modified: 0 };
  const doc = upsertedDoc(filter, modification);
  insertOne(server, ensureCollection(context, name), encode(doc));
  return { n: 1, modified: 0, upsertedId: doc['_id'] };
};

/** `update` */
export const handleUpdate: Handler = (context) => {
  const name = collectionName(context);
  const statements = statementsOf(context, 'updates');
  return write(context, () =>
    withRetry(context, () => {
      let n = 0;
      let nModified = 0;
      const upserted: Doc[] = [];
      const writeErrors = collectErrors(context, statements, (statement, index) => {
        const outcome = runUpdate(context, name, statement);
        n += outcome.n;
        nModified += outcome.modified;
        if ('upsertedId' in outcome) upserted.push({ index, _id: outcome.upsertedId });
      });
      return {
        n,
        nModified,
        ...(upserted.length > 0 ? { upserted } : {}),
        ...(writeErrors.length > 0 ? { writeErrors } : {}),
      };
    }),
  );
};

/** `delete` */
export const handleDelete: Handler = (context) => {
  const { server, db } = context;
  const name = collectionName(context);
  const statements = statementsOf(context, 'deletes');
  return write(context, () =>
    withRetry(context, () => {
      let n = 0;
      const writeErrors = collectErrors(context, statements, (statement) => {
        const collection = server.database.catalogue.find(db, name);
        const filter = parseFilter(docField(statement, 'q'), variablesOf(context.body));
        if (!collection) return;
        checkHint(collection, statement);
        const limit = numberField(statement, 'limit', 0);
        const rows = findRows(
          server.database.writerConnection,
          collection,
          { filter, sort: [], skip: 0, limit },
          { isTyped: true },
        );
        for (const row of rows) removeFound(server, collection, row);
        n += rows.length;
      });
      return { n, ...(writeErrors.length > 0 ? { writeErrors } : {}) };
    }),
  );
};
