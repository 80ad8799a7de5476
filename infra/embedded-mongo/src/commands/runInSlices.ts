import { decodeTyped, type Doc } from '../bsonValues.ts';
import { documentTable, type Collection } from '../catalogue/Catalogue.ts';
import { streamRows } from '../planner/findRows.ts';
import type { Found, Row } from '../planner/scanRows.ts';
import { compileFilter } from '../semantics/filter/compileFilter.ts';
import type { FilterNode } from '../semantics/filter/filterNode.ts';
import { ServerError } from '../serverError.ts';
import { withinTime } from '../withinTime.ts';
import { collectionName, timeLimit, writeLimit, type CommandContext, type Server } from './CommandContext.ts';

/** Number of documents written in one turn. */
const SLICE = 500;

/** Returns the documents of these row ids that still match. */
export const findAgain = (
  { database }: Server,
  collection: Collection,
  filter: FilterNode,
  rids: readonly number[],
): Found[] => {
  const matches = compileFilter(filter);
  const sql = `SELECT rid, doc FROM ${documentTable(collection)} WHERE rid = ?`;
  return rids.flatMap((rid) => {
    const row = database.writerConnection.get<Row>(sql, rid);
    if (!row) return [];
    const decoded = decodeTyped(row.doc);
    return matches(decoded) ? [{ ...row, decoded }] : [];
  });
};

/**
 * Runs a write over all documents that match a filter in turns of 500, so that others write in between, as MongoDB lets them:
 * written documents stay if a later turn fails. `run` receives the row ids of its turn; without them it does all at once, as
 * for few documents.
 */
export const runInSlices = async (
  context: CommandContext,
  filter: FilterNode,
  run: (rids?: number[]) => Promise<Doc> | Doc,
): Promise<Doc> => {
  const { server, db, body } = context;
  const deadline = Date.now() + (timeLimit(body) || Infinity);
  const source = server.reads.begin();
  try {
    const collection = source.catalogue.find(db, collectionName(context));
    if (!collection) return await run();
    const rows = streamRows(source.connection, collection, { filter, sort: [], skip: 0, limit: 0 });
    const take = (): number[] => {
      const rids: number[] = [];
      for (let next = rows.next(); !next.done; next = rows.next())
        if (rids.push(next.value.rid) === SLICE) break;
      return rids;
    };
    let rids = withinTime(writeLimit(context), take);
    if (rids.length < SLICE) return await run();
    for (let [n, nModified] = [0, 0]; ;) {
      const reply = await run(rids);
      n += Number(reply['n']);
      nModified += Number(reply['nModified']);
      rids = 'writeErrors' in reply ? [] : withinTime(writeLimit(context), take);
      if (rids.length === 0) return { ...reply, n, ...('nModified' in reply ? { nModified } : {}) };
      if (Date.now() > deadline) throw new ServerError(50, 'operation exceeded time limit');
    }
  } finally {
    server.reads.end(source);
  }
};
