import type { Doc } from '../../bsonValues.ts';

/** Access of a pipeline beyond its own documents. */
export interface PipelineEnvironment {
  /** Variables of `let`. */
  variables: Record<string, unknown>;
  /**
   * Returns the documents of another collection that match a filter (all if absent), promoted. Absent if a pipeline may not
   * read any.
   */
  read?: (collection: string, filter?: Doc) => Doc[];
}

/** A stage of a pipeline: receives documents and returns those for the next stage. It may change the documents it receives. */
export type Stage = (docs: Doc[], operand: unknown, environment: PipelineEnvironment) => Doc[];
