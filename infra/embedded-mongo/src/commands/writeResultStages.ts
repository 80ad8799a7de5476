import { encode, isDoc, type Doc } from '../bsonValues.ts';
import { refuse, ServerError } from '../serverError.ts';
import { parseFilter } from '../semantics/filter/parseFilter.ts';
import { changeFound, findToChange, removeFound } from './changeDocument.ts';
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
  for (const row of findToChange(server, collection, parseFilter({}), { limit: 0 }))
    removeFound(server, collection, row);
  for (const doc of docs) insertOne(server, collection, encode(doc));
};

const MODES = {
  whenMatched: ['merge', 'replace', 'keepExisting', 'fail'],
  whenNotMatched: ['insert', 'discard', 'fail'],
};

const modeOf = (spec: Doc, field: keyof typeof MODES): string => {
  const { [field]: mode = MODES[field][0] } = spec;
  if (Array.isArray(mode)) throw refuse(`$merge with a pipeline for '${field}'`);
  if (typeof mode !== 'string' || !MODES[field].includes(mode))
    throw new ServerError(
      2,
      `Enumeration value '${String(mode)}' for field '$merge.${field}' is not a valid value.`,
    );
  return mode;
};

/** `$merge`: each document is inserted, or meets the one that has the same `_id`. */
export const mergeInto = (context: CommandContext, docs: Doc[], operand: unknown): void => {
  const spec: Doc = isDoc(operand) ? operand : { into: operand };
  const { db, coll } = targetOf(spec['into'], 'coll');
  const [matched, notMatched] = [modeOf(spec, 'whenMatched'), modeOf(spec, 'whenNotMatched')];
  if (!['_id', undefined].includes(spec['on'] as string | undefined))
    throw refuse('$merge on other fields than _id');
  const { server } = context;
  const collection = ensureCollection(inDatabase(context, db), coll);
  for (const doc of docs) {
    const filter = parseFilter({ _id: { $eq: doc['_id'] } });
    const [found] = '_id' in doc ? findToChange(server, collection, filter, { limit: 1 }) : [];
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
      throw new ServerError(11000, `$merge: a document with the same _id exists in ${collection.name}`);
    changeFound(server, collection, found, {
      isReplacement: matched === 'replace',
      apply: (before) => (matched === 'replace' ? doc : { ...before, ...doc }),
    });
  }
};
