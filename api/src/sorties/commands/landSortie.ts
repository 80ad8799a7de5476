import { AsyncLocalStorage } from 'node:async_hooks';
import type { AnyBulkWriteOperation, ClientSession } from 'mongoose';
import { addEntries, type NewEntry } from '../../platform/logging/auditTrail.ts';
import { clubDay, now } from '../../platform/club/clock.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { usesFeature } from '../../platform/club/features.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { MILES_TOO_LATE } from '@fleetwatch/contract/corrections/texts';
import type { Effects } from '../../platform/events/effects.ts';
import { refuseOtherContent, type Repeatable } from '../../platform/database/once.ts';
import { currentRequest, type RequestRecord } from '../../platform/logging/requestRecord.ts';
import { outcomeOf, type Outcome } from '../../platform/database/BatchQueue.ts';
import { batchedTransaction } from '../../platform/database/batchedTransaction.ts';
import { isLateAt } from '../../logbook/isLateAt.ts';
import { landingEntry } from '../landingEntry.ts';
import { SortieModel, type AppliedLanding, type SortieRecord } from '../../logbook/Sortie.ts';
import { assertCanLand, refuseTourSortie } from '../sortiePolicy.ts';
import { runHook } from '../../platform/events/hooks.ts';
import { landingRecorded, type LandingTerms } from '../sortieHooks.ts';
import { sortieLanded } from '../../logbook/sortieEvents.ts';
import { sortieNotFound } from '../../logbook/commands/findSortie.ts';
import { readSanity, type Sanity } from './readSanity.ts';
import { adjustAllTotals, type SortieChange } from '../../logbook/commands/adjustTotals.ts';

/** Number of landings that a sortie remembers by their keys. */
const REMEMBERED_LANDINGS = 20;
/** Maximum number of landings in one transaction: a whole regatta lands in a few. */
const BATCH_MAX = 100;

export interface Landing extends LandingTerms {
  /** Sortie id. */
  sortie: string;
  milesHundredths: number;
  notes: string;
  /** Time at which the boat came in, if the landing was sent later; now otherwise. */
  happenedAt?: Date | null;
  /** Codes of confirmed oddities. */
  confirmed?: readonly string[] | undefined;
  /** Audit entry that replaces that of an ordinary landing. */
  entry?: NewEntry;
}

/**
 * Computes the arrival fields. The first landing sets when the boat came in and whether that was late; later
 * ones only correct miles and notes. "First" is determined by the time of the landing, not by its arrival: a
 * landing made offline may arrive after another one.
 */
function arrivalOf(before: SortieRecord, happenedAt: Date | null): Pick<SortieRecord, 'landedAt' | 'isLate'> {
  const { launchedAt, landedAt: known, left } = before;
  const stated = happenedAt && happenedAt < launchedAt ? launchedAt : happenedAt;
  if (known && (!stated || stated >= known)) return { landedAt: known, isLate: before.isLate };
  const reportedAt = stated ?? now();
  // A boat found on its rack came in earlier, whenever its miles are entered.
  const landedAt = left && left.at < reportedAt ? left.at : reportedAt;
  return { landedAt, isLate: isLateAt(reportedAt, before.day) };
}

/**
 * Throws 409 for other miles of a landed sortie after the day of its landing, if the club uses corrections
 * and does not leave miles open (rule correction.miles). Notes can always be changed, and coaches can always
 * land again. A landing sent later counts at the time it was made.
 */
function assertMilesInTime({ lander, milesHundredths, happenedAt }: Landing, before: SortieRecord): boolean {
  if (!before.landedAt || !lander || milesHundredths === before.milesHundredths) return false;
  if (!usesFeature('corrections') || currentClub().milesStayOpen) return false;
  if (clubDay(happenedAt ?? now()) <= clubDay(before.landedAt)) return false;
  if (lander.kind === 'landing' || !lander.isConfirmedCoach)
    throw new ApiError('correction_too_late', MILES_TOO_LATE);
  return true;
}

const asApplied = (sortie: SortieRecord, applied: AppliedLanding): SortieRecord => ({
  ...sortie,
  milesHundredths: applied.milesHundredths,
  notes: applied.notes,
});

interface Task {
  landing: Landing;
  repeat: Repeatable | null;
  /** Runs work in this task's request context, because a batch runs in the context of one of its requests. */
  inOwnContext: ReturnType<typeof AsyncLocalStorage.snapshot>;
  /** The task's request, for the audit trail. */
  request: RequestRecord | null;
}

interface Changed extends SortieChange {
  request: RequestRecord | null;
  /** Whether the landing used a coach's right. */
  usedRight: boolean;
  landing: Landing;
}

/** Lands a sortie of the batch in the state that earlier tasks left it in, and adds the change to `changes`. */
function land(
  task: Task,
  present: Map<string, SortieRecord>,
  changes: Changed[],
  sanity: Sanity,
): SortieRecord {
  const { landing, repeat, inOwnContext, request } = task;
  if (request?.draft) request.draft.isSettled = true;
  const before = present.get(landing.sortie);
  if (!before) throw sortieNotFound();
  const isOthers = landing.lander ? assertCanLand(landing.lander, before) : false;
  refuseTourSortie(before);
  const applied = repeat && before.applied.find(({ requestKey }) => requestKey === repeat.requestKey);
  if (applied) {
    refuseOtherContent(applied, repeat);
    return asApplied(before, applied);
  }
  const isLateChange = inOwnContext(assertMilesInTime, landing, before);
  const { milesHundredths, notes } = landing;
  const remembered = repeat ? [{ ...repeat, milesHundredths, notes }] : [];
  const { isOut: _isOut, isAwaited: _isAwaited, ...landed } = before;
  const arrived = {
    ...landed,
    ...arrivalOf(before, landing.happenedAt ?? null),
    milesHundredths,
    notes,
  };
  const after = {
    ...arrived,
    ...sanity(arrived, landing.confirmed ?? []),
    applied: [...before.applied, ...remembered].slice(-REMEMBERED_LANDINGS),
  };
  present.set(landing.sortie, after);
  changes.push({ before, after, request, landing, usedRight: isOthers || isLateChange });
  return after;
}

function recordOf({ after }: SortieChange): AnyBulkWriteOperation<SortieRecord> {
  const { landedAt, isLate, milesHundredths, notes, applied, odd } = after;
  return {
    updateOne: {
      filter: { _id: after._id },
      update: {
        $set: {
          landedAt,
          isLate,
          milesHundredths,
          notes,
          applied,
          ...(odd && { odd }),
        },
        $unset: { isOut: 1, isAwaited: 1 },
      },
    },
  };
}

/**
 * Lands a batch in four round trips, however many landings share the transaction: read, record, update the
 * totals, commit. A fifth is needed when a landing has an audit entry.
 */
async function landAll(
  tasks: readonly Task[],
  session: ClientSession,
  effects: Effects,
): Promise<Outcome<SortieRecord>[]> {
  const ids = [...new Set(tasks.map(({ landing }) => landing.sortie))];
  const found = await SortieModel.find({ _id: { $in: ids } })
    .session(session)
    .lean<SortieRecord[]>();
  const present = new Map(found.map((sortie) => [String(sortie._id), sortie]));
  const sanity = await readSanity(found, session);
  const changes: Changed[] = [];
  const outcomes = tasks.map((task) => outcomeOf(() => land(task, present, changes, sanity)));
  if (changes.length > 0) {
    await SortieModel.bulkWrite(changes.map(recordOf), { session, ordered: true });
    await adjustAllTotals(changes, session);
    for (const { landing, after } of changes) {
      effects.emit(sortieLanded, { sortie: after });
      await runHook(landingRecorded, { landing, sortie: after, session, effects });
    }
    const entries = changes.map(
      ({ before, after, request, usedRight, landing }) =>
        landing.entry ?? landingEntry(request, before, after, usedRight),
    );
    await addEntries(
      entries.filter((entry) => entry !== null),
      session,
    );
  }
  return outcomes;
}

const landInBatch = batchedTransaction(landAll, BATCH_MAX);

/**
 * Lands a sortie, or corrects its landing; every total changes by the difference in the same transaction
 * (rule credit.first-landing). 404 for an unknown sortie, 403 for one that the caller may not land. The
 * repeat of a key changes nothing, even after a newer landing, and returns the first answer.
 */
export async function landSortie(landing: Landing, repeat: Repeatable | null = null): Promise<SortieRecord> {
  const inOwnContext = AsyncLocalStorage.snapshot();
  return landInBatch({ landing, repeat, inOwnContext, request: currentRequest() });
}
