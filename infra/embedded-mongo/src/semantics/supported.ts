import { isDoc, type Doc } from '../bsonValues.ts';
import { refuse, ServerError } from '../serverError.ts';
import { isTrue } from './isTrue.ts';

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

const words = <const Lines extends readonly string[]>(...lines: Lines): Words<Lines[number]>[] =>
  lines.flatMap((line) => line.split(' ')) as Words<Lines[number]>[];

/**
 * What of MongoDB's language this server speaks: every name that is not here is refused. Each name has conformance cases
 * (`src/conformance`); a test fails for one without.
 */
export const SUPPORTED = {
  /** Operators of filters. */
  filters: words(
    '$and $or $nor $expr $comment $alwaysTrue $alwaysFalse $eq $ne $gt $gte $lt $lte $in $nin $not',
    '$exists $type $regex $options $mod $size $all $elemMatch',
  ),
  /** Operators of updates, and the modifiers of `$push` and `$addToSet`. */
  updates: words(
    '$set $unset $setOnInsert $rename $currentDate $inc $mul $min $max',
    '$push $addToSet $pull $pullAll $pop',
  ),
  pushModifiers: words('$each $slice $sort $position'),
  /** Operators of find's projections beside the flags 0 and 1. */
  projections: words('$slice $elemMatch $'),
  /** Operators of expressions. */
  expressions: words(
    '$literal $let $cond $ifNull $switch $and $or $not $cmp $eq $ne $gt $gte $lt $lte',
    '$add $subtract $multiply $divide $mod $abs $ceil $floor $sum $avg $min $max $mergeObjects',
    '$arrayElemAt $first $last $size $in $isArray $concatArrays $filter $map $reduce',
    '$concat $toLower $toUpper $toString $toObjectId $type $isNumber',
    '$year $month $dayOfMonth $dayOfWeek $hour $minute $second $millisecond $dateTrunc $dateToString',
  ),
  /** Operators of `$group`, `$bucket` and `$setWindowFields`. */
  accumulators: words('$sum $avg $min $max $first $last $push $addToSet $mergeObjects $count'),
  /** Stages, each with the options of its document where it takes named ones. */
  stages: {
    $match: undefined,
    $project: undefined,
    $addFields: undefined,
    $set: undefined,
    $unset: undefined,
    $replaceRoot: words('newRoot'),
    $replaceWith: undefined,
    $sort: undefined,
    $limit: undefined,
    $skip: undefined,
    $count: undefined,
    $sample: words('size'),
    $unwind: words('path includeArrayIndex preserveNullAndEmptyArrays'),
    $group: undefined,
    $sortByCount: undefined,
    $bucket: words('groupBy boundaries default output'),
    $setWindowFields: words('partitionBy sortBy output'),
    $lookup: words('from localField foreignField let pipeline as'),
    $graphLookup: words(
      'from startWith connectFromField connectToField as maxDepth depthField restrictSearchWithMatch',
    ),
    $unionWith: words('coll pipeline'),
    $facet: undefined,
    $out: words('db coll'),
    $merge: words('into on whenMatched whenNotMatched'),
    $changeStream: words('fullDocument fullDocumentBeforeChange resumeAfter startAfter allChangesForCluster'),
  },
  /** Commands, each with its fields beside those of every command. */
  commands: {
    find: words('filter sort projection skip limit batchSize singleBatch hint let'),
    getMore: words('collection batchSize'),
    killCursors: words('cursors'),
    count: words('query skip limit hint'),
    distinct: words('key query'),
    aggregate: words('pipeline cursor hint let'),
    explain: words('verbosity'),
    insert: words('documents ordered'),
    update: words('updates ordered let'),
    delete: words('deletes ordered let'),
    findAndModify: words('query sort remove update new fields upsert arrayFilters hint let'),
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
  /** The fields of one statement of `updates` and `deletes`. */
  statements: {
    update: words('q u upsert multi hint arrayFilters'),
    delete: words('q limit hint'),
  },
};

/** A supported command. */
export type CommandName = keyof typeof SUPPORTED.commands;

/** Which names of one kind are supported. */
export type Supported<Kind extends 'filters' | 'updates' | 'expressions' | 'accumulators'> =
  (typeof SUPPORTED)[Kind][number];

/** A supported stage. */
export type StageName = keyof typeof SUPPORTED.stages;

/** Names of MongoDB that are refused as such: others do not exist there either, and get its code for them. */
const REFUSED = new Set(
  `$text $where $jsonSchema $geoWithin $geoIntersects $near $nearSphere $within $geoNear $maxDistance $minDistance $box $center
  $bitsAllSet $bitsAnySet $bitsAllClear $bitsAnyClear $sampleRate $rand $bit
  $const $accumulator $acos $acosh $addToSet $allElementsTrue $anyElementTrue $arrayToObject $asin $asinh $atan $atan2 $atanh $binarySize
  $bitAnd $bitNot $bitOr $bitXor $bottom $bottomN $bsonSize $convert $cos $cosh $covariancePop $covarianceSamp $dateAdd $dateDiff
  $dateFromParts $dateFromString $dateSubtract $dateToParts $dayOfYear $degreesToRadians $denseRank $derivative $documentNumber $exp
  $expMovingAvg $firstN $function $getField $indexOfArray $indexOfBytes $indexOfCP $integral $isoDayOfWeek $isoWeek $isoWeekYear
  $lastN $linearFill $ln $locf $log $log10 $ltrim $maxN $median $meta $minN $objectToArray $percentile $pow $radiansToDegrees $range
  $rank $regexFind $regexFindAll $regexMatch $replaceAll $replaceOne $reverseArray $round $rtrim $setDifference $setEquals $setField
  $setIntersection $setIsSubset $setUnion $shift $sin $sinh $slice $sortArray $split $sqrt $stdDevPop $stdDevSamp $strLenBytes
  $strLenCP $strcasecmp $substr $substrBytes $substrCP $tan $tanh $toBool $toDate $toDecimal $toDouble $toHashedIndexKey $toInt
  $toLong $top $topN $trim $trunc $tsIncrement $tsSecond $unsetField $week $zip
  $bucketAuto $collStats $currentOp $densify $documents $fill $indexStats $listLocalSessions $listSampledQueries
  $listSearchIndexes $listSessions $planCacheStats $redact $search $searchMeta $shardedDataDistribution $vectorSearch
  $changeStreamSplitLargeEvent`.split(/\s+/),
);

/** Does MongoDB have an operator or stage of this name that this server refuses? */
export const isRefused = (name: string): boolean => REFUSED.has(name);

/** Fields of every command that concern the connection, or several servers, and change nothing here. */
const GENERIC = new Set(
  `lsid txnNumber autocommit startTransaction $db $clusterTime $readPreference readConcern writeConcern maxTimeMS maxTimeMSOpOnly
  comment apiVersion apiDeprecationErrors clientOperationKey`.split(/\s+/),
);

/** Fields of some command that change nothing on one server without validators: drivers may send them. */
const WITHOUT_EFFECT = new Set(
  `allowDiskUse bypassDocumentValidation allowPartialResults oplogReplay commitQuorum recoveryToken authorizedCollections
  authorizedDatabases validationLevel validationAction full`.split(/\s+/),
);

/** Fields that MongoDB knows and that are refused unless they ask for nothing: absent, false, or without content. */
const REFUSED_FIELDS = new Set(
  `min max returnKey showRecordId tailable awaitData noCursorTimeout readOnce collation apiStrict scale repair background metadata
  capped size timeseries viewOn pipeline encryptedFields clusteredIndex validator storageEngine indexOptionDefaults
  expireAfterSeconds changeStreamPreAndPostImages startAtOperationTime showExpandedEvents explain c writeErrors sampleSize encryptionInformation`.split(
    /\s+/,
  ),
);

const asksForNothing = (value: unknown): boolean =>
  !isTrue(value) || (isDoc(value) && (Object.keys(value).length === 0 || value['locale'] === 'simple'));

/**
 * Throws 40415 for a field that a command, statement or stage does not have, NotImplemented (238) for one of MongoDB's that is not
 * supported.
 */
export const checkFields = (
  name: string,
  doc: Doc,
  known: readonly string[],
  { code = 40415, isCommand = false }: { code?: number; isCommand?: boolean } = {},
): void => {
  for (const [field, value] of Object.entries(doc)) {
    if (known.includes(field) || (isCommand && (GENERIC.has(field) || WITHOUT_EFFECT.has(field)))) continue;
    if (!REFUSED_FIELDS.has(field))
      throw new ServerError(code, `BSON field '${name}.${field}' is an unknown field.`);
    if (!asksForNothing(value)) throw refuse(`the option '${field}' of ${name}`);
  }
};

/** Is a name one of a kind's supported ones? */
export const isSupported = (
  kind: 'filters' | 'updates' | 'pushModifiers' | 'expressions' | 'accumulators',
  name: string,
): boolean => (SUPPORTED[kind] as readonly string[]).includes(name);
