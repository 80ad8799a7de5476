import { isDoc, type Doc } from '../bsonValues.ts';
import type { Collection } from '../catalogue/Catalogue.ts';
import { countFound, findRows, type Query } from '../planner/findRows.ts';
import { planQuery, type Access, type IndexScan, type Plan } from '../planner/planQuery.ts';
import { refuse, ServerError } from '../serverError.ts';
import { parseStages } from '../semantics/aggregation/runPipeline.ts';
import { checkCommand } from './checkCommand.ts';
import { collectionName, type ReadContext, type ReadHandler } from './CommandContext.ts';
import { collectionOf, queryOf } from './findCommand.ts';
import { pushDown } from './pushDown.ts';

const queryToExplain = (context: ReadContext): Query => {
  const { name, body } = context;
  switch (name) {
    case 'find':
      return queryOf(context, 'filter');
    case 'count':
      return queryOf(context, 'query');
    case 'aggregate':
      return pushDown(parseStages(body['pipeline'])).query;
    default:
      throw refuse(`explain of ${name}`);
  }
};

const scanStage = ({ index, isReverse }: IndexScan): Doc => ({
  stage: 'IXSCAN',
  keyPattern: index.spec['key'],
  indexName: index.name,
  isMultiKey: index.isMultikey,
  direction: isReverse ? 'backward' : 'forward',
});

const accessStage = (access: Access): Doc => {
  switch (access.kind) {
    case 'collection':
      return { stage: 'COLLSCAN', direction: 'forward' };
    case 'index':
      return { stage: 'FETCH', inputStage: scanStage(access) };
    case 'union':
      return { stage: 'FETCH', inputStage: { stage: 'OR', inputStages: access.scans.map(scanStage) } };
  }
};

const planStage = (plan: Plan | undefined, { sort }: Query): Doc => {
  if (!plan) return { stage: 'EOF' };
  const inputStage = accessStage(plan.access);
  return plan.isSorted ? inputStage : { stage: 'SORT', sortPattern: Object.fromEntries(sort), inputStage };
};

/** Runs the query and reports its reads. */
const measure = (
  { name, cost, source: { connection } }: ReadContext,
  collection: Collection | undefined,
  query: Query,
): Doc => {
  const startedAt = performance.now();
  let nReturned = 0;
  if (collection)
    nReturned =
      name === 'count'
        ? countFound(connection, collection, query, cost)
        : findRows(connection, collection, query, { cost }).length;
  return {
    executionSuccess: true,
    nReturned,
    executionTimeMillis: Math.round(performance.now() - startedAt),
    totalDocsExamined: cost.docsExamined,
  };
};

/**
 * `explain` of a `find`, `count` or `aggregate`: its query's plan, and the cost of running it unless the verbosity is
 * `queryPlanner`.
 */
export const handleExplain: ReadHandler = (outer) => {
  const body = outer.body['explain'];
  if (!isDoc(body))
    throw new ServerError(14, "BSON field 'explain.explain' is the wrong type, expected type 'object'");
  const [name = ''] = Object.keys(body);
  const context = { ...outer, name, body };
  checkCommand(context);
  context.cost.refuseUnbounded();
  const query = queryToExplain(context);
  const collection = collectionOf(context);
  const plan = collection && planQuery(collection, query.filter, query.sort);
  const isPlanOnly = outer.body['verbosity'] === 'queryPlanner';
  return {
    explainVersion: '1',
    queryPlanner: {
      namespace: `${context.db}.${collectionName(context)}`,
      winningPlan: planStage(plan, query),
    },
    ...(isPlanOnly ? {} : { executionStats: measure(context, collection, query) }),
    command: body,
  };
};
