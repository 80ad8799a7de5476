import { AsyncLocalStorage } from 'node:async_hooks';

/** Which models a piece of work has read, each with its revision when it was first read. */
export type Reads = Map<string, number>;

/** Stands for everything a club has. */
const EVERYTHING = '*';

/** Per club and model, how many changes this process knows of. */
const modelVersions = new Map<string, Map<string, number>>();
const recordings = new AsyncLocalStorage<{ club: string; reads: Reads }>();
const transactions = new AsyncLocalStorage<Set<string>>();

type WriteListener = (club: string, model: string) => void;
let tellOthers: WriteListener = () => {};

function versionOf(club: string, model: string): number {
  return modelVersions.get(club)?.get(model) ?? 0;
}

/** From now on whatever was read of this model before is out of date. */
export function invalidate(club: string, model: string): void {
  const known = modelVersions.get(club) ?? new Map<string, number>();
  modelVersions.set(club, known);
  known.set(model, versionOf(club, model) + 1);
}

/** From now on whatever was read of this club before is out of date. */
export function invalidateEverything(club: string): void {
  invalidate(club, EVERYTHING);
}

/** Called by the club scope before every read, so that no list can forget what it stands on. */
export function noteRead(club: string, model: string): void {
  const recording = recordings.getStore();
  if (recording?.club !== club || recording.reads.has(model)) return;
  recording.reads.set(model, versionOf(club, model));
}

function publish(club: string, model: string): void {
  invalidate(club, model);
  tellOthers(club, model);
}

/** Called by the club scope after every write. Inside a transaction it counts when that has committed. */
export function noteWrite(club: string, model: string): void {
  const transaction = transactions.getStore();
  if (transaction) transaction.add(model);
  else publish(club, model);
}

/**
 * Runs a transaction; its writes count when it is over. Also when it failed: a commit whose answer was lost may have
 * happened.
 */
export async function publishAtEnd<Result>(club: string, work: () => Promise<Result>): Promise<Result> {
  const written = new Set<string>();
  try {
    return await transactions.run(written, work);
  } finally {
    for (const model of written) publish(club, model);
  }
}

/** Runs `load` and records in `reads` what it read, while it reads. */
export function recordReads<Value>(club: string, reads: Reads, load: () => Promise<Value>): Promise<Value> {
  reads.set(EVERYTHING, versionOf(club, EVERYTHING));
  return recordings.run({ club, reads }, load);
}

/** What stands on a kept value has read what that value read. */
export function inheritReads(reads: Reads): void {
  const outer = recordings.getStore()?.reads;
  if (!outer) return;
  for (const [model, revision] of reads) outer.set(model, Math.min(revision, outer.get(model) ?? revision));
}

/** Whether nothing of what was read has changed since. */
export function areCurrent(club: string, reads: Reads): boolean {
  for (const [model, revision] of reads) {
    if (versionOf(club, model) !== revision) return false;
  }
  return true;
}

/** Whom to tell of this process's writes; null for nobody. */
export function onWrite(listener: WriteListener | null): void {
  tellOthers = listener ?? (() => {});
}
