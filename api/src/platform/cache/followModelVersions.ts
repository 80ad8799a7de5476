import { Types, type mongo } from 'mongoose';
import { duplicateFields } from '../database/database.ts';
import { ModelVersionModel, type ModelVersionRecord } from './ModelVersion.ts';
import { onWrite, invalidate, invalidateEverything } from './modelVersions.ts';

/** Maximum time that another process's write stays unseen when the change stream does not report it sooner. */
export const CHECK_AGE_MS = 1_000;
/** Writes within this time are counted together. */
const GATHER_MS = 20;
const RETRY_MS = 1_000;
const WATCH_AGAIN_MS = 5_000;

type Counts = Map<string, number>;

interface Followed {
  /** Last known counts of the database. */
  seen: Counts;
  starts: number | null;
  /** Time at which the counts last rose in this process. */
  learnedAt: number;
  checkedAt: number;
  check: Promise<void> | null;
  /** Writes of this process that are not yet counted in the database. */
  unsent: Counts;
  inFlight: Counts;
  sending: Promise<void> | null;
}

const clubs = new Map<string, Followed>();
let isFollowing = false;
let stream: mongo.ChangeStream | null = null;
const waking = new Set<() => void>();

/** Last known counts of a club. */
export interface WriteCounts {
  /** Number of writes by model name. */
  writes: ReadonlyMap<string, number>;
  starts: number;
}

let notifyListener: (club: string) => void = () => {};

/** Sets the listener for a rise of a club's counts, by any process's writes; null for none. */
export function onCountsRise(listener: ((club: string) => void) | null): void {
  notifyListener = listener ?? (() => {});
}

export function countsOf(club: string): WriteCounts {
  const { seen, starts } = followed(club);
  return { writes: seen, starts: starts ?? 0 };
}

/**
 * Returns the counts that every process has applied by now, so that any process's answers include these
 * writes. Null while a process may lag behind, and before this process has read any.
 */
export function countsKnownEverywhere(club: string): WriteCounts | null {
  const { starts, learnedAt } = followed(club);
  return starts === null || performance.now() - learnedAt < CHECK_AGE_MS ? null : countsOf(club);
}

function followed(club: string): Followed {
  const known = clubs.get(club);
  if (known) return known;
  const fresh: Followed = {
    seen: new Map(),
    starts: null,
    learnedAt: -Infinity,
    checkedAt: -Infinity,
    check: null,
    unsent: new Map(),
    inFlight: new Map(),
    sending: null,
  };
  clubs.set(club, fresh);
  return fresh;
}

function delay(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      waking.delete(wake);
      resolve();
    };
    const timer = setTimeout(wake, delayMs);
    timer.unref();
    waking.add(wake);
  });
}

function noteRise(club: string): void {
  followed(club).learnedAt = performance.now();
  notifyListener(club);
}

/** Applies the database's counts. A count above the known and own writes is another process's write. */
function learn(club: string, model: string, count: number): void {
  const { seen, inFlight } = followed(club);
  const more = count - (seen.get(model) ?? 0);
  if (more <= 0) return;
  const own = inFlight.get(model) ?? 0;
  if (more > own) invalidate(club, model);
  inFlight.set(model, Math.max(0, own - more));
  seen.set(model, count);
  noteRise(club);
}

function learnAll(
  club: string,
  { writes = {}, starts }: Pick<ModelVersionRecord, 'writes' | 'starts'>,
): void {
  const known = followed(club);
  for (const [model, count] of Object.entries(writes)) learn(club, model, count);
  if (known.starts === starts) return;
  if (known.starts !== null) invalidateEverything(club);
  known.starts = starts;
  noteRise(club);
}

function sendCounts(club: string, counts: Counts): Promise<ModelVersionRecord> {
  const increments = Object.fromEntries([...counts].map(([model, count]) => [`writes.${model}`, count]));
  return ModelVersionModel.findOneAndUpdate(
    { _id: new Types.ObjectId(club) },
    { $inc: increments },
    { upsert: true, returnDocument: 'after' },
  )
    .lean<ModelVersionRecord>()
    .orFail();
}

async function sendOnce(club: string): Promise<void> {
  const known = followed(club);
  const sent = known.unsent;
  known.unsent = new Map();
  known.inFlight = new Map(sent);
  try {
    learnAll(club, await sendCounts(club, sent));
  } catch (error) {
    for (const [model, count] of sent) {
      // Counting twice is harmless; not counting would leave other processes out of date.
      known.unsent.set(model, (known.unsent.get(model) ?? 0) + count);
      // Another process's write may have been mistaken for this one.
      invalidate(club, model);
    }
    if (isFollowing && !duplicateFields(error)) await delay(RETRY_MS);
  } finally {
    known.inFlight = new Map();
  }
}

async function sendUntilNone(club: string): Promise<void> {
  const known = followed(club);
  while (isFollowing && known.unsent.size > 0) {
    await sendOnce(club);
    if (isFollowing) await delay(GATHER_MS);
  }
  known.sending = null;
}

/** Counts a write of this process. The answer to the write does not wait for it. */
function countWrite(club: string, model: string): void {
  const known = followed(club);
  known.unsent.set(model, (known.unsent.get(model) ?? 0) + 1);
  known.sending ??= sendUntilNone(club);
}

async function checkNow(club: string): Promise<void> {
  const known = followed(club);
  const startedAt = performance.now();
  try {
    const record = await ModelVersionModel.findById(club).lean<ModelVersionRecord>();
    learnAll(club, record ?? { starts: 0 });
    known.checkedAt = startedAt;
  } finally {
    known.check = null;
  }
}

/**
 * Checks the versions of a club if needed. Its promise, if any, is awaited before a club's cached value is
 * used; afterwards this process knows of every write counted `CHECK_AGE_MS` ago. Costs one small read by id
 * per club and second, however many requests there are.
 */
export function whenVersionsChecked(club: string): Promise<void> | undefined {
  if (!isFollowing) return undefined;
  const known = followed(club);
  if (performance.now() - known.checkedAt < CHECK_AGE_MS) return undefined;
  known.check ??= checkNow(club);
  return known.check;
}

/**
 * Checks the versions now: once it resolves, this process knows of every write counted at the time of the
 * call.
 */
export async function checkVersionsNow(club: string): Promise<void> {
  if (!isFollowing) return;
  const known = followed(club);
  // A check already running may have begun too early.
  await known.check;
  known.check ??= checkNow(club);
  await known.check;
}

interface RevisionEvent {
  documentKey?: { _id: Types.ObjectId };
  fullDocument?: ModelVersionRecord;
  updateDescription?: { updatedFields?: Record<string, unknown> };
}

function learnEvent(event: RevisionEvent): void {
  if (!event.documentKey) return;
  const club = String(event.documentKey._id);
  // Nothing is cached for a club that was never requested here.
  if (!clubs.has(club)) return;
  const changed = {
    ...event.updateDescription?.updatedFields,
    ...Object.fromEntries(
      Object.entries(event.fullDocument?.writes ?? {}).map(([model, count]) => [`writes.${model}`, count]),
    ),
  };
  for (const [field, count] of Object.entries(changed)) {
    if (field.startsWith('writes.') && typeof count === 'number') learn(club, field.slice(7), count);
    else if (field === 'starts' || field === 'writes') followed(club).checkedAt = -Infinity;
  }
}

/**
 * Follows the change stream, which is only a hint: without it, the check finds the same writes a second
 * later.
 */
async function watchRevisions(): Promise<void> {
  while (isFollowing) {
    try {
      const watched = ModelVersionModel.collection.watch();
      stream = watched;
      for await (const event of watched) learnEvent(event as RevisionEvent);
    } catch {
      // The database is unavailable, or has no change streams.
    }
    if (isFollowing) await delay(WATCH_AGAIN_MS);
  }
}

/** Starts publishing this process's writes and following those of others. The database must be open. */
export async function followModelVersions(): Promise<void> {
  await ModelVersionModel.updateMany({}, { $inc: { starts: 1 } });
  clubs.clear();
  isFollowing = true;
  onWrite(countWrite);
  void watchRevisions();
}

/** Publishes the last writes and stops following. */
export async function unfollowModelVersions(): Promise<void> {
  onWrite(null);
  isFollowing = false;
  for (const wake of waking) wake();
  await stream?.close();
  stream = null;
  for (const [club, known] of clubs) {
    await known.sending;
    if (known.unsent.size > 0) await sendOnce(club);
  }
  clubs.clear();
}
