import { Aggregator } from 'mingo/aggregator';
import type { Doc } from '../../bsonValues.ts';
import { stageContext } from './mingoContext.ts';
import { runMingo } from './runMingo.ts';
import type { Stage } from './stage.ts';

const mingoStage =
  (name: string): Stage =>
  (docs, operand, { variables }) =>
    runMingo(() => {
      const options = {
        context: stageContext,
        variables,
        scriptEnabled: true,
        useStrictMode: true,
        idKey: '_id',
        processingMode: 0,
        failOnError: true,
      };
      return new Aggregator([{ [name]: operand }] as never, options as never).run(docs as never) as Doc[];
    });

/** The stages whose meaning mingo gives as MongoDB does. */
export const mingoStages: Record<string, Stage> = {
  $bucketAuto: mingoStage('$bucketAuto'),
  $densify: mingoStage('$densify'),
  $fill: mingoStage('$fill'),
  $redact: mingoStage('$redact'),
  $setWindowFields: mingoStage('$setWindowFields'),
};
