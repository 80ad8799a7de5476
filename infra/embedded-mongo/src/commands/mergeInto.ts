import { encode, isDoc, type Doc } from '../bsonValues.ts';
import { refuse, ServerError } from '../serverError.ts';
import { parseFilter } from '../semantics/filter/parseFilter.ts';
import { changeFound, findToChange } from './changeDocument.ts';
import type { CommandContext } from './CommandContext.ts';
import { ensureCollection, insertOne } from './insertCommand.ts';

/** `$merge`: inserts each document, or replaces the one with the same `_id`. */
export const mergeInto = (context: CommandContext, docs: Doc[], operand: unknown): void => {
  const { into, on = '_id', whenMatched = 'merge' }: Doc = isDoc(operand) ? operand : { into: operand };
  if (isDoc(into)) throw refuse('$merge into another database');
  if (typeof into !== 'string') throw new ServerError(16990, 'the target must be a string');
  if (on !== '_id') throw refuse('$merge on other fields than _id');
  if (whenMatched !== 'replace') throw refuse(`$merge with whenMatched '${String(whenMatched)}'`);
  const { server } = context;
  const collection = ensureCollection(context, into);
  for (const doc of docs) {
    const filter = parseFilter({ _id: { $eq: doc['_id'] } });
    const [found] = '_id' in doc ? findToChange(server, collection, filter, { limit: 1 }) : [];
    if (found) changeFound(server, collection, found, { isReplacement: true, apply: () => doc });
    else insertOne(server, collection, encode(doc));
  }
};
