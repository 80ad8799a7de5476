import { isDoc, type Doc } from '../bsonValues.ts';
import { refuse } from '../serverError.ts';

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

const words = <const Lines extends readonly string[]>(...lines: Lines): Words<Lines[number]>[] =>
  lines.flatMap((line) => line.split(' ')) as Words<Lines[number]>[];

/**
 * Parts of MongoDB's language that this server supports: every other name is refused. Each name has conformance cases
 * (`src/conformance`); a test fails for one without.
 */
export const SUPPORTED = {
  /** Operators of filters. */
  filters: words(
    '$and $or $nor $expr $eq $ne $gt $gte $lt $lte $in $nin $not',
    '$exists $regex $options $size $all $elemMatch',
  ),
  /** Operators of updates, and the modifiers of `$push` and `$addToSet`. */
  updates: words(
    '$set $unset $setOnInsert $rename $currentDate $inc $mul $min $max',
    '$push $addToSet $pull $pullAll $pop',
  ),
  pushModifiers: words('$each $slice $sort'),
  /** Operators of find's projections besides the flags 0 and 1. */
  projections: words('$slice $elemMatch'),
  /** Operators of expressions. */
  expressions: words(
    '$cond $ifNull $switch $and $not $eq $gt $gte $add $multiply $sum',
    '$arrayElemAt $size $filter $map $reduce $concat $toLower $toString $dateTrunc $dateToString',
  ),
  /** Operators of `$group`, `$bucket` and `$setWindowFields`. */
  accumulators: words('$sum $avg $min $max $first $push $addToSet'),
  /** Stages, each with the options of its document if it takes named ones. */
  stages: {
    $match: undefined,
    $project: undefined,
    $set: undefined,
    $sort: undefined,
    $limit: undefined,
    $skip: undefined,
    $count: undefined,
    $sample: words('size'),
    $unwind: words('path preserveNullAndEmptyArrays'),
    $group: undefined,
    $bucket: words('groupBy boundaries output'),
    $setWindowFields: words('sortBy output'),
    $lookup: words('from localField foreignField let pipeline as'),
    $graphLookup: words('from startWith connectFromField connectToField as'),
    $unionWith: words('coll pipeline'),
    $facet: undefined,
    $merge: words('into on whenMatched'),
    $changeStream: words('fullDocument fullDocumentBeforeChange resumeAfter startAfter allChangesForCluster'),
  },
  /** Commands, each with its fields besides those of every command. */
  commands: {
    find: words('filter sort projection skip limit batchSize singleBatch'),
    getMore: words('collection batchSize'),
    killCursors: words('cursors'),
    count: words('query skip limit'),
    distinct: words('key query'),
    aggregate: words('pipeline cursor'),
    explain: words('verbosity'),
    insert: words('documents ordered'),
    update: words('updates ordered'),
    delete: words('deletes ordered'),
    findAndModify: words('query sort remove update new fields upsert arrayFilters'),
    createIndexes: words('indexes'),
    listIndexes: words('cursor'),
    dropIndexes: words('index'),
    create: [],
    drop: [],
    dropDatabase: [],
    listCollections: words('filter nameOnly cursor'),
    validate: [],
    ping: [],
    buildInfo: [],
    buildinfo: [],
    endSessions: [],
    commitTransaction: [],
    abortTransaction: [],
  },
  /**
   * Fields of every command: those of the connection, of several servers, and those without effect on one server without
   * validators.
   */
  everyCommand: words(
    'lsid txnNumber autocommit startTransaction $db $clusterTime $readPreference readConcern writeConcern',
    'maxTimeMS maxTimeMSOpOnly comment apiVersion apiDeprecationErrors clientOperationKey',
    'allowDiskUse bypassDocumentValidation allowPartialResults oplogReplay commitQuorum recoveryToken',
    'authorizedCollections authorizedDatabases validationLevel validationAction full',
  ),
  /** The fields of one statement of `updates` and `deletes`. */
  statements: {
    update: words('q u upsert multi arrayFilters'),
    delete: words('q limit'),
  },
};

/** A supported command. */
export type CommandName = keyof typeof SUPPORTED.commands;

/** Supported names of one kind. */
export type Supported<Kind extends 'filters' | 'updates' | 'expressions' | 'accumulators'> =
  (typeof SUPPORTED)[Kind][number];

/** A supported stage. */
export type StageName = keyof typeof SUPPORTED.stages;

/** Finds a name in a table of one kind's operators or stages. Throws NotImplemented (238) for a missing name. */
export const entryOf = <Entry>(table: Readonly<Record<string, Entry>>, kind: string, name: string): Entry => {
  if (!Object.hasOwn(table, name)) throw refuse(`the ${kind} ${name}`);
  return table[name] as Entry;
};

/** Except 0, which may be a depth or a position. */
const asksForNothing = (value: unknown): boolean =>
  (value ?? false) === false ||
  (isDoc(value) && (Object.keys(value).length === 0 || value['locale'] === 'simple'));

/**
 * Throws NotImplemented (238) for an unknown field of a command, statement or stage, unless it has no effect: false, null, or
 * empty.
 */
export const checkFields = (name: string, doc: Doc, known: readonly string[]): void => {
  for (const [field, value] of Object.entries(doc))
    if (!known.includes(field) && !asksForNothing(value)) throw refuse(`the option '${field}' of ${name}`);
};
