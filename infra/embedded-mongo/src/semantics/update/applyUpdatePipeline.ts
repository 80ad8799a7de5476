import { isDoc, promote, type Doc } from '../../bsonValues.ts';
import { compareValues } from '../../keys/compareValues.ts';
import { ServerError } from '../../serverError.ts';
import { runPipeline } from '../aggregation/runPipeline.ts';
import { fieldOf } from '../../ownFields.ts';

const ALLOWED_STAGES = new Set(['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith']);

/** Where a value came through unchanged, its original with the BSON type it had. */
const restoreTypes = (after: unknown, before: unknown): unknown => {
  if (before === undefined) return after;
  if (isDoc(after) && isDoc(before)) {
    return Object.fromEntries(
      Object.entries(after).map(([name, value]) => [name, restoreTypes(value, fieldOf(before, name))]),
    );
  }
  return compareValues(after, before) === 0 ? before : after;
};

/** Applies an update given as an aggregation pipeline. Throws InvalidOptions (72) for stages that have no place in one. */
export const applyUpdatePipeline = (
  before: Doc,
  pipeline: unknown[],
  variables: Record<string, unknown>,
): Doc => {
  for (const stage of pipeline) {
    const [name] = isDoc(stage) ? Object.keys(stage) : [];
    if (name === undefined || !ALLOWED_STAGES.has(name)) {
      throw new ServerError(72, `${name ?? 'an empty stage'} is not allowed to be used within an update`);
    }
  }
  const [after] = runPipeline([promote(before) as Doc], promote(pipeline) as Doc[], { variables });
  if (!after) throw new ServerError(1, 'the update pipeline gave no document');
  const restored = restoreTypes(after, before) as Doc;
  const id = before['_id'];
  return id !== undefined && !('_id' in restored) ? { _id: id, ...restored } : restored;
};
