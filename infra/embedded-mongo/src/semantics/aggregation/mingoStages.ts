import { Aggregator } from 'mingo/aggregator';
import { promote, type Doc } from '../../bsonValues.ts';
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
      const aggregator = new Aggregator([{ [name]: promote(operand) }] as never, options as never);
      // A document that `$redact` prunes comes out as undefined.
      return (aggregator.run(docs as never) as (Doc | undefined)[]).filter((doc) => doc !== undefined);
    });

const bucketAuto: Stage = (docs, operand, environment) =>
  mingoStage('$bucketAuto')(docs, operand, environment).map(({ _id, ...rest }) => ({ _id, ...rest }));

/** The stages whose meaning mingo gives as MongoDB does. */
export const mingoStages: Record<string, Stage> = {
  $bucketAuto: bucketAuto,
  $densify: mingoStage('$densify'),
  $fill: mingoStage('$fill'),
  $redact: mingoStage('$redact'),
  $setWindowFields: mingoStage('$setWindowFields'),
};
