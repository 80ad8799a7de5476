import type { Doc } from '../../bsonValues.ts';

/** Access of a pipeline beyond its own documents. */
export interface PipelineEnvironment {
  /** Variables of `let`. */
  variables: Record<string, unknown>;
  /** The documents of another collection that match a filter (all when absent), promoted. Absent where a pipeline may not look. */
  read?: (collection: string, filter?: Doc) => Doc[];
}

/** A stage of a pipeline: takes its documents and answers the next one's. It may change the documents it is given. */
export type Stage = (docs: Doc[], operand: unknown, environment: PipelineEnvironment) => Doc[];
