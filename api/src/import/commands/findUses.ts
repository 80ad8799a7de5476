import { setImmediate } from 'node:timers/promises';
import mongoose, { Types, type Schema } from 'mongoose';
import { declaredModels } from '../../platform/database/declaredModels.ts';

/** Names of the collections that refer to a document, by its id. */
export type Uses = Map<string, Set<string>>;

/** Fields that name no boat, member or outing. */
const OWN = new Set(['_id', 'club', 'source']);
/** History, which stays readable without the documents it names. */
const TRAIL = 'audit-entries';
/** Quarter hours of plans and reservations, which name their boats themselves. */
const SLOTS = 'reservations';
const AT_ONCE = 1_000;

type Paths = Schema['paths'];

/** Whether a field of a schema may contain ids, at any depth. */
function mayHaveIds(paths: Paths, field: string): boolean {
  const type = paths[field];
  const inner = type?.getEmbeddedSchemaType();
  const nested: Paths | undefined = type?.schema?.paths ?? inner?.schema?.paths;
  if (nested) return Object.keys(nested).some((path) => mayHaveIds(nested, path));
  return [type, inner].some((one) => one?.instance === 'ObjectId' || one?.instance === 'Mixed');
}

/** Fields of a model that may contain ids of other documents. */
function idFields(paths: Paths): string[] {
  const found = Object.keys(paths).filter((path) => mayHaveIds(paths, path));
  return [...new Set(found.map((path) => path.split('.')[0] ?? ''))].filter((field) => !OWN.has(field));
}

function* idsIn(value: unknown): Generator<string> {
  if (value instanceof Types.ObjectId) yield String(value);
  else if (Array.isArray(value)) for (const item of value) yield* idsIn(item);
  else if (typeof value === 'object' && value !== null && !(value instanceof Date))
    for (const item of Object.values(value)) yield* idsIn(item);
}

/**
 * Finds the documents of an import that the club's other data refers to (rule moving.undo). Searches the data
 * that an export of the club contains, so that a new module is included. Documents that the undo itself removes
 * do not count.
 * @param wanted ids of the import's documents
 * @param staying ids of the import's outings that stay, and so count
 */
export async function findUses(
  of: Types.ObjectId,
  wanted: ReadonlySet<string>,
  staying: ReadonlySet<string>,
  left?: AbortSignal,
): Promise<Uses> {
  const uses: Uses = new Map();
  for (const {
    model: { modelName },
    exported,
  } of declaredModels()) {
    if (typeof exported === 'string' || exported.as === TRAIL || exported.as === SLOTS) continue;
    const model = mongoose.model(modelName);
    const { paths } = model.schema;
    const fields = idFields(paths);
    // The list of clubs belongs to no club.
    if (fields.length === 0 || !('club' in paths)) continue;
    const documents = model
      .find(
        'source' in paths ? { $or: [{ 'source.import': { $ne: of } }, { _id: { $in: [...staying] } }] } : {},
      )
      .select(fields.join(' '))
      .lean<Record<string, unknown>[]>()
      .cursor({ batchSize: AT_ONCE });
    let count = 0;
    for await (const document of documents) {
      count += 1;
      if (count % AT_ONCE === 0) await setImmediate();
      left?.throwIfAborted();
      for (const id of idsIn(fields.map((field) => document[field]))) {
        if (wanted.has(id)) uses.set(id, (uses.get(id) ?? new Set()).add(exported.as));
      }
    }
  }
  return uses;
}
