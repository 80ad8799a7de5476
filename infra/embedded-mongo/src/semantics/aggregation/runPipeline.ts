import { isDoc, type Doc } from '../../bsonValues.ts';
import { refuse, ServerError } from '../../serverError.ts';
import { groupStages } from './groupStages.ts';
import { joinStages } from './joinStages.ts';
import { setWindowFields } from './setWindowFields.ts';
import { shapeStages } from './shapeStages.ts';
import { checkFields, isRefused, SUPPORTED, type StageName } from '../supported.ts';
import type { PipelineEnvironment, Stage } from './stage.ts';

/** Stages of the command, which no pipeline runs. */
type CommandStage = '$out' | '$merge' | '$changeStream';

const stages = (): Record<Exclude<StageName, CommandStage>, Stage> => ({
  ...shapeStages,
  ...groupStages,
  ...joinStages(runPipeline),
  $setWindowFields: setWindowFields,
});

/** MongoDB's codes for an option that a stage does not have; others use 40415. */
const STRAY_OPTION = new Map([
  ['$lookup', 9],
  ['$graphLookup', 40104],
  ['$bucket', 40197],
  ['$sample', 28748],
  ['$unwind', 28811],
]);

/** Throws 40324 for a stage there is not, NotImplemented (238) for one of MongoDB's, 40415 for an option it does not have. */
const checkStage = (name: string, operand: unknown): void => {
  if (!Object.hasOwn(SUPPORTED.stages, name)) {
    if (isRefused(name)) throw refuse(`the stage ${name}`);
    throw new ServerError(40324, `Unrecognized pipeline stage name: '${name}'`);
  }
  const options: readonly string[] | undefined = SUPPORTED.stages[name as StageName];
  if (options && isDoc(operand))
    checkFields(name, operand, options, { code: STRAY_OPTION.get(name) ?? 40415 });
};

/** Reads a pipeline's stages. Throws 40323 for a stage that is not a document of one field, 40324 for an unknown one. */
export const parseStages = (pipeline: unknown): [name: string, operand: unknown][] => {
  if (!Array.isArray(pipeline)) throw new ServerError(14, "'pipeline' option must be specified as an array");
  return pipeline.map((stage) => {
    const entries = isDoc(stage) ? Object.entries(stage) : [];
    const [entry] = entries;
    if (!entry || entries.length !== 1)
      throw new ServerError(40323, 'A pipeline stage specification object must contain exactly one field.');
    return entry;
  });
};

/** Throws what `checkStage` throws for the pipeline's stages, before the first document is read. */
export const assertStagesKnown = (pipeline: [name: string, operand: unknown][]): void => {
  for (const [name, operand] of pipeline) checkStage(name, operand);
};

/** Runs a pipeline over documents with their BSON types. */
export const runPipeline = (
  docs: Iterable<Doc>,
  pipeline: unknown,
  environment: PipelineEnvironment,
): Doc[] => {
  const known: Record<string, Stage> = stages();
  const parsed = parseStages(pipeline);
  assertStagesKnown(parsed);
  // A `$group` that comes first takes its documents one by one.
  const [first] = parsed;
  const isGroup = first?.[0] === '$group';
  if (isGroup) parsed.shift();
  const start = isGroup ? groupStages.$group(docs, first[1], environment) : [...docs];
  return parsed.reduce((current, [name, operand]) => {
    const stage = known[name];
    if (!stage) throw new ServerError(40600, `${name} is not allowed in a pipeline of its own`);
    return stage(current, operand, environment);
  }, start);
};
