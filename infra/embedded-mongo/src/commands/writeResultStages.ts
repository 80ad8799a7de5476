import { encode, isDoc, type Doc } from '../bsonValues.ts';
import { findRows } from '../planner/findRows.ts';
import { ServerError } from '../serverError.ts';
import { parseFilter } from '../semantics/filter/parseFilter.ts';
import { valueAt } from '../semantics/update/documentPath.ts';
import { applyUpdatePipeline } from '../semantics/update/applyUpdatePipeline.ts';
import { changeFound, removeFound, variablesOf } from './changeDocument.ts';
import type { CommandContext } from './CommandContext.ts';
import { ensureCollection, insertOne } from './insertCommand.ts';

const targetOf = (operand: unknown, field: string): { db: string | undefined; coll: string } => {
  if (typeof operand === 'string') return { db: undefined, coll: operand };
  const { db, [field]: coll } = isDoc(operand) ? operand : ({} as Doc);
  if (typeof coll !== 'string')
    throw new ServerError(16990, 'the target must be a string or a document with db and coll');
  return { db: typeof db === 'string' ? db : undefined, coll };
};

const inDatabase = (context: CommandContext, db: string | undefined): CommandContext =>
  db === undefined ? context : { ...context, db };

/** `$out`: the result takes the place of the collection's documents; its indexes stay. */
export const replaceWithResult = (context: CommandContext, docs: Doc[], operand: unknown): void => {
  const { db, coll } = targetOf(operand, 'coll');
  const { server } = context;
  const collection = ensureCollection(inDatabase(context, db), coll);
  const everything = { filter: parseFilter({}), sort: [], skip: 0, limit: 0 };
  for (const row of findRows(server.database.writerConnection, collection, everything, { isTyped: true }))
    removeFound(server, collection, row);
  for (const doc of docs) insertOne(server, collection, encode(doc));
};

const mergeModes = (spec: Doc): { matched: unknown; notMatched: unknown; on: string[] } => {
  const { on = '_id', whenMatched = 'merge', whenNotMatched = 'insert' } = spec;
  const isKnown =
    Array.isArray(whenMatched) || ['replace', 'keepExisting', 'merge', 'fail'].includes(String(whenMatched));
  if (!isKnown)
    throw new ServerError(
      2,
      `Enumeration value '${String(whenMatched)}' for field '$merge.whenMatched' is not a valid value.`,
    );
  if (!['insert', 'discard', 'fail'].includes(String(whenNotMatched)))
    throw new ServerError(
      2,
      `Enumeration value '${String(whenNotMatched)}' for field '$merge.whenNotMatched' is not a valid value.`,
    );
  return {
    matched: whenMatched,
    notMatched: whenNotMatched,
    on: Array.isArray(on) ? on.map(String) : [String(on)],
  };
};

/** `$merge`: each document is inserted, or meets the one that has the same `on` fields. */
export const mergeInto = (context: CommandContext, docs: Doc[], operand: unknown): void => {
  const spec: Doc = isDoc(operand) ? operand : { into: operand };
  const into = spec['into'];
  const { db, coll } = targetOf(into, 'coll');
  const { matched, notMatched, on } = mergeModes(spec);
  const { server } = context;
  const collection = ensureCollection(inDatabase(context, db), coll);
  for (const doc of docs) {
    const filter = parseFilter(
      Object.fromEntries(on.map((path) => [path, { $eq: valueAt(doc, path.split('.')) ?? null }])),
    );
    const [found] =
      '_id' in doc || !on.includes('_id')
        ? findRows(
            server.database.writerConnection,
            collection,
            { filter, sort: [], skip: 0, limit: 1 },
            { isTyped: true },
          )
        : [];
    if (!found) {
      if (notMatched === 'fail')
        throw new ServerError(
          13113,
          '$merge could not find a matching document in the target collection for at least one document in the source collection',
        );
      if (notMatched === 'insert') insertOne(server, collection, encode(doc));
      continue;
    }
    if (matched === 'keepExisting') continue;
    if (matched === 'fail')
      throw new ServerError(
        11000,
        `$merge: a document with the same ${on.join(', ')} exists in ${collection.name}`,
      );
    changeFound(server, collection, found, {
      isReplacement: matched === 'replace',
      apply: (before) => {
        if (Array.isArray(matched))
          return applyUpdatePipeline(before, matched, { ...variablesOf(context.body), new: doc });
        const { _id, ...rest } = doc;
        const id = before['_id'] ?? _id;
        return matched === 'replace' ? { _id: id, ...rest } : { ...before, ...rest };
      },
    });
  }
};
