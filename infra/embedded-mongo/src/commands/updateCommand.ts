import { encode, isDoc, toNumber, type Doc } from '../bsonValues.ts';
import type { Collection } from '../catalogue/Catalogue.ts';
import type { Found } from '../planner/scanRows.ts';
import { ServerError } from '../serverError.ts';
import type { FilterNode } from '../semantics/filter/filterNode.ts';
import { parseFilter } from '../semantics/filter/parseFilter.ts';
import { checkFields, SUPPORTED } from '../semantics/supported.ts';
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
  numberField,
  write,
  type CommandContext,
  type Handler,
} from './CommandContext.ts';
import { ensureCollection, insertOne } from './insertCommand.ts';
import { findAgain, runInSlices } from './runInSlices.ts';
import { collectErrors, withRetry } from './writeResults.ts';

/** Throws 40414 or FailedToParse (9) for a delete whose limit is neither 1 nor 0 (all). */
const checkLimit = (limit: unknown): void => {
  if (limit === undefined)
    throw new ServerError(40414, "BSON field 'delete.deletes.limit' is missing but a required field");
  if (![0, 1].includes(toNumber(limit) ?? -1))
    throw new ServerError(9, `The limit field in delete objects must be 0 or 1. Got ${String(limit)}`);
};

const statementsOf = ({ body, name }: CommandContext): Doc[] => {
  const kind = name === 'update' ? 'update' : 'delete';
  const field = `${kind}s`;
  const statements = body[field];
  if (!Array.isArray(statements) || !statements.every(isDoc))
    throw new ServerError(40414, `BSON field '${name}.${field}' is missing but a required field`);
  if (statements.length === 0)
    throw new ServerError(9, 'Write batch sizes must be between 1 and 100000. Got 0 operations.');
  for (const statement of statements) {
    checkFields(`${name}.${field}`, statement, SUPPORTED.statements[kind]);
    if (kind === 'delete') checkLimit(statement['limit']);
  }
  return statements;
};

/** Changes of a statement to the documents it matches. */
interface Change {
  isMulti: boolean;
  /** Writes one of them and returns whether it changed. */
  write: (collection: Collection, row: Found) => boolean;
  /** Document to insert if none matches. */
  upsert?: (() => Doc) | undefined;
}

const updateOf = ({ server }: CommandContext, statement: Doc, filter: FilterNode): Change => {
  const { u, arrayFilters } = statement;
  const modification = prepareModification(u, filter, arrayFilters);
  const isMulti = flagField(statement, 'multi');
  if (isMulti && modification.isReplacement)
    throw new ServerError(9, 'multi update is not supported for replacement-style update');
  return {
    isMulti,
    write: (collection, row) => changeFound(server, collection, row, modification).isModified,
    upsert: flagField(statement, 'upsert') ? () => upsertedDoc(filter, modification) : undefined,
  };
};

const deleteOf = ({ server }: CommandContext, statement: Doc): Change => ({
  isMulti: numberField(statement, 'limit', 0) === 0,
  write: (collection, row) => {
    removeFound(server, collection, row);
    return true;
  },
});

interface Outcome {
  n: number;
  modified: number;
  upsertedId?: unknown;
}

/** Runs a statement, only over the given row ids if there are any. */
const runStatement = (context: CommandContext, statement: Doc, rids: number[] | undefined): Outcome => {
  const { server, db, name } = context;
  const filter = parseFilter(docField(statement, 'q'));
  const change = name === 'update' ? updateOf(context, statement, filter) : deleteOf(context, statement);
  const target = collectionName(context);
  const collection = server.database.catalogue.find(db, target);
  if (collection) {
    const rows = rids
      ? findAgain(server, collection, filter, rids)
      : findToChange(server, collection, filter, { limit: change.isMulti ? 0 : 1 });
    const modified = rows.filter((row) => change.write(collection, row)).length;
    if (rids || rows.length > 0) return { n: rows.length, modified };
  }
  if (!change.upsert || rids) return { n: 0, modified: 0 };
  const doc = change.upsert();
  insertOne(server, ensureCollection(context, target), encode(doc));
  return { n: 1, modified: 0, upsertedId: doc['_id'] };
};

const runStatements = (context: CommandContext, statements: Doc[], rids: number[] | undefined): Doc => {
  let n = 0;
  let nModified = 0;
  const upserted: Doc[] = [];
  const writeErrors = collectErrors(context, statements, (statement, index) => {
    const outcome = runStatement(context, statement, rids);
    n += outcome.n;
    nModified += outcome.modified;
    if ('upsertedId' in outcome) upserted.push({ index, _id: outcome.upsertedId });
  });
  return {
    n,
    ...(context.name === 'update' ? { nModified } : {}),
    ...(upserted.length > 0 ? { upserted } : {}),
    ...(writeErrors.length > 0 ? { writeErrors } : {}),
  };
};

/** Returns the filter of a command's only statement, if that may write many documents outside a transaction. */
const filterOfMany = (
  { body, isInTransaction }: CommandContext,
  [statement, ...others]: Doc[],
): FilterNode | undefined => {
  if (!statement || others.length > 0 || isInTransaction || body['txnNumber'] !== undefined) return undefined;
  try {
    const isMulti = flagField(statement, 'multi') || toNumber(statement['limit']) === 0;
    return isMulti ? parseFilter(docField(statement, 'q')) : undefined;
  } catch {
    // It is refused when it runs.
    return undefined;
  }
};

/** `update` and `delete` */
export const handleUpdate: Handler = (context) => {
  const statements = statementsOf(context);
  const run = (rids?: number[]): Doc | Promise<Doc> =>
    write(
      context,
      () => withRetry(context, () => runStatements(context, statements, rids)),
      rids !== undefined,
    );
  const filter = filterOfMany(context, statements);
  return filter ? runInSlices(context, filter, run) : run();
};
