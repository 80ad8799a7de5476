import { isDoc, type Doc } from '../bsonValues.ts';
import type { Collection } from '../catalogue/Catalogue.ts';
import { ID_INDEX } from '../catalogue/indexSpec.ts';
import { countFound, findRows, type Query } from '../planner/findRows.ts';
import { planQuery, type IndexScan, type Plan } from '../planner/planQuery.ts';
import { ServerError } from '../serverError.ts';
import { parseStages } from '../semantics/aggregation/runPipeline.ts';
import { parseFilter } from '../semantics/filter/parseFilter.ts';
import { parseSort } from '../semantics/sortOrder.ts';
import { checkCommand } from './checkCommand.ts';
import { pushDown } from './pushDown.ts';
import { variablesOf } from './changeDocument.ts';
import { docField, flagField, numberField, type ReadContext, type ReadHandler } from './CommandContext.ts';

/** What of a command is explained: its query, and the projection's place above it. */
interface Explained {
  query: Query;
  isCount: boolean;
  hasProjection: boolean;
}

const statement = (body: Doc, field: string): Doc => {
  const [first] = Array.isArray(body[field]) ? (body[field] as unknown[]) : [];
  if (!isDoc(first)) throw new ServerError(9, `explain needs one statement in '${field}'`);
  return first;
};

const explainedOf = (name: string, body: Doc): Explained => {
  const variables = variablesOf(body);
  const queryOf = (filter: Doc, sort: unknown, skip: number, limit: number): Query => ({
    filter: parseFilter(filter, variables),
    sort: parseSort(sort),
    skip,
    limit,
  });
  const plain = { isCount: false, hasProjection: false };
  switch (name) {
    case 'find': {
      const query = queryOf(
        docField(body, 'filter'),
        body['sort'],
        numberField(body, 'skip', 0),
        Math.abs(numberField(body, 'limit', 0)),
      );
      return { ...plain, query, hasProjection: Object.keys(docField(body, 'projection')).length > 0 };
    }
    case 'count':
      return { ...plain, query: queryOf(docField(body, 'query'), undefined, 0, 0), isCount: true };
    case 'distinct':
      return { ...plain, query: queryOf(docField(body, 'query'), undefined, 0, 0) };
    case 'aggregate':
      return { ...plain, query: pushDown(parseStages(body['pipeline']), variables).query };
    case 'findAndModify':
      return { ...plain, query: queryOf(docField(body, 'query'), body['sort'], 0, 1) };
    case 'update': {
      const one = statement(body, 'updates');
      return { ...plain, query: queryOf(docField(one, 'q'), undefined, 0, flagField(one, 'multi') ? 0 : 1) };
    }
    case 'delete': {
      const one = statement(body, 'deletes');
      return { ...plain, query: queryOf(docField(one, 'q'), undefined, 0, numberField(one, 'limit', 0)) };
    }
    default:
      throw new ServerError(59, `Explain failed due to unknown command: ${name}`);
  }
};

const scanStage = ({ index, isReverse, ranges }: IndexScan): Doc => {
  const isId = index.id === ID_INDEX && ranges.length === 1;
  return {
    stage: 'IXSCAN',
    keyPattern: index.spec['key'],
    indexName: index.name,
    isMultiKey: index.isMultikey,
    isUnique: index.isUnique,
    isSparse: index.shape.isSparse,
    isPartial: index.partial !== undefined,
    direction: isReverse ? 'backward' : 'forward',
    ranges: ranges.length,
    ...(isId ? { isIdHack: true } : {}),
  };
};

const accessStage = ({ access, isExact }: Plan, parsedQuery: unknown): Doc => {
  const residual = isExact ? {} : { filter: parsedQuery };
  if (access.kind === 'collection') return { stage: 'COLLSCAN', direction: 'forward', ...residual };
  if (access.kind === 'index') return { stage: 'FETCH', ...residual, inputStage: scanStage(access) };
  return {
    stage: 'FETCH',
    ...residual,
    inputStage: { stage: 'OR', inputStages: access.scans.map(scanStage) },
  };
};

const planStages = (plan: Plan, { query, isCount, hasProjection }: Explained, parsedQuery: unknown): Doc => {
  if (isCount && plan.isExact && plan.access.kind === 'index' && !plan.access.index.isMultikey) {
    return { stage: 'COUNT', inputStage: { ...scanStage(plan.access), stage: 'COUNT_SCAN' } };
  }
  let stage = accessStage(plan, parsedQuery);
  if (!plan.isSorted)
    stage = { stage: 'SORT', sortPattern: Object.fromEntries(query.sort), type: 'simple', inputStage: stage };
  if (query.skip > 0) stage = { stage: 'SKIP', skipAmount: query.skip, inputStage: stage };
  if (query.limit > 0) stage = { stage: 'LIMIT', limitAmount: query.limit, inputStage: stage };
  if (hasProjection) stage = { stage: 'PROJECTION_DEFAULT', inputStage: stage };
  return isCount ? { stage: 'COUNT', inputStage: stage } : stage;
};

const measure = (
  context: ReadContext,
  collection: Collection,
  plan: Plan,
  { query, isCount }: Explained,
  winningPlan: Doc,
): Doc => {
  const { cost } = context;
  const startedAt = performance.now();
  const { connection } = context.source;
  const nReturned = isCount
    ? countFound(connection, collection, query, { plan, cost })
    : findRows(connection, collection, query, { plan, cost }).length;
  const isScan = plan.access.kind === 'collection';
  const keysExamined = isCount && cost.docsExamined === 0 ? nReturned : cost.docsExamined;
  return {
    executionSuccess: true,
    nReturned,
    executionTimeMillis: Math.round(performance.now() - startedAt),
    totalKeysExamined: isScan ? 0 : keysExamined,
    totalDocsExamined: cost.docsExamined,
    executionStages: { ...winningPlan, nReturned },
  };
};

/** Explains a command's query: the plan, and unless `queryPlanner` is asked for what running it cost. */
export const explain = (context: ReadContext, name: string, body: Doc, verbosity: unknown): Doc => {
  context.cost.refuseUnbounded();
  const target = body[name];
  const namespace = `${context.db}.${String(target)}`;
  const explained = explainedOf(name, body);
  const collection =
    typeof target === 'string' ? context.source.catalogue.find(context.db, target) : undefined;
  const parsedQuery = body['filter'] ?? body['query'] ?? {};
  const plan = collection ? planQuery(collection, explained.query.filter, explained.query.sort) : undefined;
  const winningPlan = plan ? planStages(plan, explained, parsedQuery) : { stage: 'EOF' };
  const queryPlanner = {
    namespace,
    indexFilterSet: false,
    parsedQuery,
    maxIndexedOrSolutionsReached: false,
    winningPlan,
    rejectedPlans: [],
  };
  const isPlanOnly = verbosity === 'queryPlanner';
  const executionStats =
    collection && plan
      ? measure(context, collection, plan, explained, winningPlan)
      : {
          executionSuccess: true,
          nReturned: 0,
          executionTimeMillis: 0,
          totalKeysExamined: 0,
          totalDocsExamined: 0,
          executionStages: winningPlan,
        };
  return {
    explainVersion: '1',
    queryPlanner,
    ...(isPlanOnly ? {} : { executionStats }),
    command: body,
    serverInfo: { host: context.address, version: '7.0.0' },
  };
};

/** `explain` */
export const handleExplain: ReadHandler = (context) => {
  const { body } = context;
  const inner = body['explain'];
  if (!isDoc(inner))
    throw new ServerError(14, "BSON field 'explain.explain' is the wrong type, expected type 'object'");
  const [name] = Object.keys(inner);
  if (name === undefined) throw new ServerError(59, 'explain needs a command');
  checkCommand({ ...context, name, body: inner });
  return explain(context, name, inner, body['verbosity'] ?? 'allPlansExecution');
};
