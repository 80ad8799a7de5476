import { isDoc, type Doc } from '../../bsonValues.ts';
import { ServerError } from '../../serverError.ts';
import { groupStages } from './groupStages.ts';
import { joinStages } from './joinStages.ts';
import { setWindowFields } from './setWindowFields.ts';
import { shapeStages } from './shapeStages.ts';
import { checkFields, entryOf, SUPPORTED, type StageName } from '../supported.ts';
import type { PipelineEnvironment, Stage } from './stage.ts';

/** Stages that the command handles, not a pipeline. */
type CommandStage = '$merge' | '$changeStream';

const stages = (): Record<Exclude<StageName, CommandStage>, Stage> => ({
  ...shapeStages,
  ...groupStages,
  ...joinStages(runPipeline),
  $setWindowFields: setWindowFields,
});

/** Reads a pipeline's stages. Throws 40323 for a stage that is not a document of one field. */
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

/** Throws NotImplemented (238) for an unsupported stage or option, before the first document is read. */
export const assertStagesKnown = (pipeline: [name: string, operand: unknown][]): void => {
  for (const [name, operand] of pipeline) {
    const options = entryOf<readonly string[] | undefined>(SUPPORTED.stages, 'stage', name);
    if (options && isDoc(operand)) checkFields(name, operand, options);
  }
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
  // A leading `$group` takes its documents one by one.
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
