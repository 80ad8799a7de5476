import { isDoc, type Doc } from '../../bsonValues.ts';
import { ServerError } from '../../serverError.ts';
import { runPipeline } from '../aggregation/runPipeline.ts';

const ALLOWED_STAGES = new Set(['$set', '$project']);

/** Applies an update given as an aggregation pipeline. Throws InvalidOptions (72) for stages that are not allowed in one. */
export const applyUpdatePipeline = (before: Doc, pipeline: unknown[]): Doc => {
  for (const stage of pipeline) {
    const [name] = isDoc(stage) ? Object.keys(stage) : [];
    if (name === undefined || !ALLOWED_STAGES.has(name)) {
      throw new ServerError(72, `${name ?? 'an empty stage'} is not allowed to be used within an update`);
    }
  }
  const [after] = runPipeline([before], pipeline, { variables: {} });
  if (!after) throw new ServerError(1, 'the update pipeline gave no document');
  const id = before['_id'];
  return id !== undefined && !('_id' in after) ? { _id: id, ...after } : after;
};
