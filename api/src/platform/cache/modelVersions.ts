import { AsyncLocalStorage } from 'node:async_hooks';

/** Models that a load has read, each with its revision at the first read. */
export type Reads = Map<string, number>;

/** Represents all models of a club. */
const EVERYTHING = '*';

/** Number of known changes, by club and model. */
const modelVersions = new Map<string, Map<string, number>>();
const recordings = new AsyncLocalStorage<{ club: string; reads: Reads }>();
const transactions = new AsyncLocalStorage<Set<string>>();

type WriteListener = (club: string, model: string) => void;
let notifyListener: WriteListener = () => {};

/** Number of changes of a club's model that this process knows of. */
export function versionOf(club: string, model: string): number {
  return modelVersions.get(club)?.get(model) ?? 0;
}

/** Invalidates everything read from this model. */
export function invalidate(club: string, model: string): void {
  const known = modelVersions.get(club) ?? new Map<string, number>();
  modelVersions.set(club, known);
  known.set(model, versionOf(club, model) + 1);
}

/** Invalidates everything read from this club. */
export function invalidateEverything(club: string): void {
  invalidate(club, EVERYTHING);
}

/** Records a read. The club scope calls it before every read, so that no load can miss a model it depends on. */
export function noteRead(club: string, model: string): void {
  const recording = recordings.getStore();
  if (recording?.club !== club || recording.reads.has(model)) return;
  recording.reads.set(model, versionOf(club, model));
}

function publish(club: string, model: string): void {
  invalidate(club, model);
  notifyListener(club, model);
}

/**
 * Records a write. The club scope calls it after every write; inside a transaction it takes effect after the
 * commit.
 */
export function noteWrite(club: string, model: string): void {
  const transaction = transactions.getStore();
  if (transaction) transaction.add(model);
  else publish(club, model);
}

/** Publishes writes to these models, and empties the set. */
export function publishWrites(club: string, models: Set<string>): void {
  for (const model of models) publish(club, model);
  models.clear();
}

/**
 * Runs a transaction and publishes its writes when it is over, also after a failure: a commit whose answer
 * was lost may have happened.
 * @param held receives the written models instead, for a caller that publishes them later (`publishWrites`)
 */
export async function publishAtEnd<Result>(
  club: string,
  work: () => Promise<Result>,
  held: Set<string> | null = null,
): Promise<Result> {
  const written = held ?? new Set<string>();
  try {
    return await transactions.run(written, work);
  } finally {
    if (!held) publishWrites(club, written);
  }
}

/** Runs `load` and records in `reads` the models it reads. */
export function recordReads<Value>(club: string, reads: Reads, load: () => Promise<Value>): Promise<Value> {
  reads.set(EVERYTHING, versionOf(club, EVERYTHING));
  return recordings.run({ club, reads }, load);
}

/** Records the models of a cached value as reads of the load that uses it. */
export function inheritReads(reads: Reads): void {
  const outer = recordings.getStore()?.reads;
  if (!outer) return;
  for (const [model, revision] of reads) outer.set(model, Math.min(revision, outer.get(model) ?? revision));
}

/** Whether none of the models has changed since they were read. */
export function areCurrent(club: string, reads: Reads): boolean {
  for (const [model, revision] of reads) {
    if (versionOf(club, model) !== revision) return false;
  }
  return true;
}

/** Sets the listener for this process's writes; null for none. */
export function onWrite(listener: WriteListener | null): void {
  notifyListener = listener ?? (() => {});
}
