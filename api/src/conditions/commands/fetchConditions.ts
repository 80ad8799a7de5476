import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import { endedFlags } from '@fleetwatch/contract/conditions/flags';
import { isMeasurable } from '@fleetwatch/contract/conditions/rules';
import type { ConditionSource } from '@fleetwatch/contract/conditions/wire';
import PQueue from 'p-queue';
import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import { inEveryClub } from '../../clubs/commands/inEveryClub.ts';
import { now } from '../../platform/club/clock.ts';
import { runtime } from '../../platform/config/runtime.ts';
import { duplicateFields, inTransaction } from '../../platform/database/database.ts';
import { describeError, log } from '../../platform/logging/log.ts';
import { settingsDirectory } from '../conditionDirectory.ts';
import { ConditionFetchModel, type ConditionFetchRecord } from '../ConditionFetch.ts';
import { ConditionFlagModel } from '../ConditionFlag.ts';
import { UnreadableAnswer, type SourceRequest, type FoundReading } from '../sources/adapter.ts';
import { ADAPTER_OF } from '../sources/adapters.ts';
import { fetchAnswer, FetchError } from '../../platform/http/fetchAnswer.ts';
import { storeMeasurement } from './storeMeasurement.ts';
import { readConditions } from './readConditions.ts';
import { ANSWER_UNREADABLE, NO_EXAMPLES, NO_READING } from '../texts.ts';

const AT_ONCE = 4;
const JITTER_MS = 60_000;
const FAILURES_MAX = 5;
const AFTER_FAILURES_MS = 3_600_000;
const FLAGS_KEPT_MS = 30 * 24 * 3_600_000;

/** Requests run outside the scheduler's turn, so that a slow service does not delay other work. */
const queue = new PQueue({ concurrency: AT_ONCE });
let ending = new AbortController();

/** Claims a source, so that only one process requests it. Null if it is not due. */
async function claimFetch({ id, adapter }: ConditionSource): Promise<ConditionFetchRecord | null> {
  const at = now().getTime();
  const nextAt = new Date(at + ADAPTER_OF[adapter].everyMs + randomInt(JITTER_MS));
  try {
    return await ConditionFetchModel.findOneAndUpdate(
      { source: id, nextAt: { $lte: new Date(at) } },
      { $set: { nextAt } },
      { upsert: true, returnDocument: 'after' },
    ).lean<ConditionFetchRecord>();
  } catch (error) {
    // The upsert collided with the existing document: the source is not due, or another process was faster.
    if (duplicateFields(error)) return null;
    throw error;
  }
}

interface SourceResult {
  found: FoundReading[];
  etags: ConditionFetchRecord['etags'];
  /** Whether the answer is unchanged. */
  isUnchanged: boolean;
}

/** Examples and real sources never share an address. */
function originOf({ adapter, isExample }: ConditionSource): string {
  const { conditionOrigins, exampleOrigin } = runtime();
  if (!isExample) return conditionOrigins[adapter] ?? ADAPTER_OF[adapter].origin;
  if (exampleOrigin === null) throw new FetchError(NO_EXAMPLES, false);
  return exampleOrigin;
}

async function fetchOne(
  source: ConditionSource,
  { path, headers, isAlwaysReread, read }: SourceRequest,
  etags: ConditionFetchRecord['etags'],
): Promise<SourceResult> {
  const { json, etag } = await fetchAnswer({
    origin: originOf(source),
    path,
    signal: ending.signal,
    headers: { 'User-Agent': `Fleetwatch (${runtime().mailFrom.replace(/[^\x20-\x7e]/g, '')})`, ...headers },
    etag: isAlwaysReread ? null : (etags.find((one) => one.path === path)?.etag ?? null),
  });
  return {
    // Unchanged readings are already stored.
    found: json === undefined ? [] : read(json),
    isUnchanged: json === undefined,
    etags: etag === null ? [] : [{ path, etag }],
  };
}

const problemOf = (error: unknown): string => {
  if (error instanceof FetchError) return error.message;
  if (error instanceof UnreadableAnswer) return ANSWER_UNREADABLE;
  throw error;
};

async function fetchReadings(
  source: ConditionSource,
  state: ConditionFetchRecord,
): Promise<SourceResult & { problem: string | null }> {
  const { place } = await currentClubRecord();
  const { station, inputs } = source;
  const fetched: SourceResult = { found: [], etags: [], isUnchanged: false };
  let problem: string | null = null;
  try {
    const asks = ADAPTER_OF[source.adapter].requests({
      station,
      inputs,
      place: place ?? null,
      nowMs: now().getTime(),
    });
    for (const one of asks) {
      try {
        const { found, etags, isUnchanged } = await fetchOne(source, one, state.etags);
        fetched.isUnchanged ||= isUnchanged;
        fetched.found.push(...found);
        fetched.etags.push(...etags);
      } catch (error) {
        problem = problemOf(error);
      }
    }
  } catch (error) {
    problem = problemOf(error);
  }
  const found = fetched.found.filter(
    ({ input, value, unit, at }) =>
      inputs.includes(input) && isMeasurable(input, value, unit) && Number.isFinite(at),
  );
  if (found.length === 0 && !fetched.isUnchanged) problem ??= NO_READING;
  return { ...fetched, found, problem };
}

/** Stores a source's readings; after a failure, the last good readings stay, with their time of measurement. */
async function storeReadings(
  source: ConditionSource,
  fetched: Awaited<ReturnType<typeof fetchReadings>>,
): Promise<void> {
  await inTransaction(async (session) => {
    const { id, where } = source;
    for (const { input, value, unit, at, direction } of fetched.found) {
      const measured = { at, value, ...(direction !== undefined && { direction }) };
      await storeMeasurement({ input, unit, source: id, where, measured }, session);
    }
    const state = await ConditionFetchModel.findOne({ source: id })
      .session(session)
      .lean<ConditionFetchRecord>();
    // The source was removed during the request.
    if (!state) return;
    const failures = fetched.problem === null ? 0 : state.failures + 1;
    const nextAt = new Date(now().getTime() + AFTER_FAILURES_MS + randomInt(JITTER_MS));
    await ConditionFetchModel.updateOne(
      { source: id },
      {
        $set: {
          failures,
          problem: fetched.problem,
          etags: fetched.etags,
          ...(fetched.problem === null && { okAt: now() }),
          ...(failures >= FAILURES_MAX && { nextAt }),
        },
      },
      { session },
    );
  });
}

async function fetchSource(source: ConditionSource, state: ConditionFetchRecord): Promise<void> {
  try {
    await storeReadings(source, await fetchReadings(source, state));
  } catch (error) {
    log('error', { event: 'conditions_failed', source: source.adapter, ...describeError(error) });
  }
}

/** Ends lowered flags for good once a reading gets worse, because it may improve again a minute later. */
async function endWorseFlags(): Promise<void> {
  const ended = endedFlags(await readConditions(true), now().getTime());
  if (ended.length === 0) return;
  await ConditionFlagModel.updateMany({ _id: { $in: ended } }, { $set: { until: now() } });
}

/** Starts requests to the current club's due sources, ends flags, and deletes those older than a month. */
async function watchClub(): Promise<void> {
  const { sources } = await settingsDirectory.get();
  for (const source of sources) {
    const state = await claimFetch(source);
    if (!state) continue;
    // Otherwise, the queue would run it in the async context of the previous task.
    const inOwnContext = AsyncLocalStorage.snapshot();
    void queue.add(() => inOwnContext(() => fetchSource(source, state)));
  }
  await endWorseFlags();
  await ConditionFlagModel.deleteMany({ until: { $lt: new Date(now().getTime() - FLAGS_KEPT_MS) } });
}

/** Starts due requests to sources in clubs that use conditions (rule condition.sources). */
export const watchConditions = (): Promise<void> => inEveryClub('conditions_failed', watchClub, 'conditions');

/** Resolves once no request is running. */
export async function conditionsSettled(): Promise<void> {
  await queue.onIdle();
}

/** Aborts running requests when the process stops. */
export async function endFetches(): Promise<void> {
  queue.clear();
  ending.abort();
  await queue.onIdle();
  ending = new AbortController();
}
