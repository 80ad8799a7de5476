import { AsyncLocalStorage } from 'node:async_hooks';
import type { AnyBulkWriteOperation, ClientSession } from 'mongoose';
import { addEntries } from '../../platform/logging/auditTrail.ts';
import { clubDay, now } from '../../platform/club/clock.ts';
import { refuseOtherContent, type Repeatable } from '../../platform/database/once.ts';
import { currentRequest, type RequestRecord } from '../../platform/logging/requestRecord.ts';
import { outcomeOf, type Outcome } from '../../platform/database/BatchQueue.ts';
import { batchedTransaction } from '../../platform/database/batchedTransaction.ts';
import type { LandingActor, MemberActor } from '../../platform/auth/tokens.ts';
import { landingEntry } from '../landingEntry.ts';
import { SortieModel, type AppliedLanding, type SortieRecord } from '../Sortie.ts';
import { assertCanLand } from '../sortiePolicy.ts';
import { sortieNotFound } from './findSortie.ts';
import { moveAllTotals, type SortieChange } from './moveTotals.ts';

/** Landings whose keys a sortie remembers. */
const REMEMBERED_LANDINGS = 20;
/** Landings in one transaction: a whole regatta lands in a few. */
const TOGETHER_MAX = 100;

export interface Landing {
  /** Sortie id. */
  sortie: string;
  milesHundredths: number;
  notes: string;
  /** When the boat came in, if the landing had to wait for the network; now otherwise. */
  happenedAt?: Date | null;
  /** Who lands it; absent for the club's own work, which may land any. */
  lander?: MemberActor | LandingActor;
}

/**
 * The first landing decides when the boat came in and whether that was late; others only correct miles and notes. The first
 * is the one that happened first: what was landed without a network was in then, whoever's landing was heard before.
 */
function arrivalOf(before: SortieRecord, happenedAt: Date | null): Pick<SortieRecord, 'landedAt' | 'isLate'> {
  const { launchedAt, landedAt: known } = before;
  const stated = happenedAt && happenedAt < launchedAt ? launchedAt : happenedAt;
  if (known && (!stated || stated >= known)) return { landedAt: known, isLate: before.isLate };
  const landedAt = stated ?? now();
  return { landedAt, isLate: clubDay(landedAt) !== before.day };
}

const asApplied = (sortie: SortieRecord, applied: AppliedLanding): SortieRecord => ({
  ...sortie,
  milesHundredths: applied.milesHundredths,
  notes: applied.notes,
});

interface Task {
  landing: Landing;
  repeat: Repeatable | null;
  /** Runs work as this task's request: those who land together are served in the context of one of them. */
  inOwnContext: ReturnType<typeof AsyncLocalStorage.snapshot>;
  /** Who asked for it, for the audit trail. */
  request: RequestRecord | null;
}

interface Changed extends SortieChange {
  request: RequestRecord | null;
}

/** Lands one of the sorties as they are by now, and notes its change. */
function land(task: Task, present: Map<string, SortieRecord>, changes: Changed[]): SortieRecord {
  const { landing, repeat, inOwnContext, request } = task;
  if (request?.draft) request.draft.isSettled = true;
  const before = present.get(landing.sortie);
  if (!before) throw sortieNotFound();
  if (landing.lander) inOwnContext(assertCanLand, landing.lander, before);
  const applied = repeat && before.applied.find(({ requestKey }) => requestKey === repeat.requestKey);
  if (applied) {
    refuseOtherContent(applied, repeat);
    return asApplied(before, applied);
  }
  const { milesHundredths, notes } = landing;
  const remembered = repeat ? [{ ...repeat, milesHundredths, notes }] : [];
  const { isOut: _isOut, ...landed } = before;
  const after = {
    ...landed,
    ...arrivalOf(before, landing.happenedAt ?? null),
    milesHundredths,
    notes,
    applied: [...before.applied, ...remembered].slice(-REMEMBERED_LANDINGS),
  };
  present.set(landing.sortie, after);
  changes.push({ before, after, request });
  return after;
}

function recordOf({ after }: SortieChange): AnyBulkWriteOperation<SortieRecord> {
  const { landedAt, isLate, milesHundredths, notes, applied } = after;
  return {
    updateOne: {
      filter: { _id: after._id },
      update: { $set: { landedAt, isLate, milesHundredths, notes, applied }, $unset: { isOut: 1 } },
    },
  };
}

/**
 * Four round trips, however many land at the same time: read, record, move the totals, commit. A fifth where one of them
 * leaves an entry in the audit trail.
 */
async function landAll(tasks: readonly Task[], session: ClientSession): Promise<Outcome<SortieRecord>[]> {
  const ids = [...new Set(tasks.map(({ landing }) => landing.sortie))];
  const found = await SortieModel.find({ _id: { $in: ids } })
    .session(session)
    .lean<SortieRecord[]>();
  const present = new Map(found.map((sortie) => [String(sortie._id), sortie]));
  const changes: Changed[] = [];
  const outcomes = tasks.map((task) => outcomeOf(() => land(task, present, changes)));
  if (changes.length > 0) {
    await SortieModel.bulkWrite(changes.map(recordOf), { session, ordered: true });
    await moveAllTotals(changes, session);
    const entries = changes.map(({ before, after, request }) => landingEntry(request, before, after));
    await addEntries(
      entries.filter((entry) => entry !== null),
      session,
    );
  }
  return outcomes;
}

const landTogether = batchedTransaction(landAll, TOGETHER_MAX);

/**
 * Lands a sortie, or corrects its landing; every total moves by the difference in the same transaction (rule credit.first-landing).
 * 404 for an unknown sortie, 403 for one that the lander may not land. The repeat of a key changes nothing, even when a
 * newer landing came between: it is given the answer it had.
 */
export const landSortie = (landing: Landing, repeat: Repeatable | null = null): Promise<SortieRecord> =>
  landTogether({ landing, repeat, inOwnContext: AsyncLocalStorage.snapshot(), request: currentRequest() });
