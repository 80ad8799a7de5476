import { isDoc, type Doc } from '../../bsonValues.ts';
import { refuse, ServerError } from '../../serverError.ts';
import { groupStages } from './groupStages.ts';
import { joinStages } from './joinStages.ts';
import { mingoStages } from './mingoStages.ts';
import { shapeStages } from './shapeStages.ts';
import type { PipelineEnvironment, Stage } from './stage.ts';

const STAGES = new Map<string, Stage>([
  ...Object.entries(mingoStages),
  ...Object.entries(shapeStages),
  ...Object.entries(groupStages),
]);

const REFUSED = new Set([
  '$geoNear',
  '$search',
  '$searchMeta',
  '$vectorSearch',
  '$currentOp',
  '$collStats',
  '$indexStats',
  '$listSessions',
  '$listLocalSessions',
  '$planCacheStats',
  '$changeStreamSplitLargeEvent',
  '$shardedDataDistribution',
  '$listSearchIndexes',
]);

const stageNamed = (name: string): Stage => {
  const stage = STAGES.get(name) ?? joinStages(runPipeline).get(name);
  if (stage) return stage;
  if (REFUSED.has(name)) throw refuse(`stage ${name}`);
  throw new ServerError(40324, `Unrecognized pipeline stage name: '${name}'`);
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

/** Throws 40324 when the pipeline names a stage this server does not have; `$out` and `$merge` are the command's own. */
export const assertStagesKnown = (stages: [name: string, operand: unknown][]): void => {
  for (const [name] of stages)
    if (name !== '$out' && name !== '$merge' && name !== '$changeStream') stageNamed(name);
};

/** Runs a pipeline over promoted documents. */
export const runPipeline = (docs: Doc[], pipeline: unknown, environment: PipelineEnvironment): Doc[] =>
  parseStages(pipeline).reduce(
    (current, [name, operand]) => stageNamed(name)(current, operand, environment),
    docs,
  );
