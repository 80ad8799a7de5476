import { importStopped } from '@fleetwatch/contract/import/texts';
import { inEveryClub } from '../../clubs/commands/inEveryClub.ts';
import { ImportModel, type ImportRecord } from '../Import.ts';
import { now } from '../../platform/club/clock.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { isContention, isUnreachable } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { describeError, log } from '../../platform/logging/log.ts';
import { askAgain } from './answerImport.ts';
import { applyImport } from './applyImport.ts';
import { LeaseLostError } from './writeBatch.ts';
import { ChangeBroadcaster } from './ChangeBroadcaster.ts';
import { undoImport } from './undoImport.ts';

const FAILURES_MAX = 5;

/** Running imports by club. They run outside the scheduler's turn, because a large club's takes minutes. */
const running = new Map<string, Promise<void>>();
let isEnding = false;
const isStopped = (): boolean => isEnding;

/** Whether a retry may succeed without a change. */
const isTransient = (error: unknown): boolean =>
  isUnreachable(error) || isContention(error) || (error instanceof ApiError && error.code === 'busy');

const isAnswerRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code.startsWith('invalid:');

async function noteFailure(found: ImportRecord, error: unknown): Promise<void> {
  const { _id, state, failures } = found;
  log('error', { event: 'import_failed', import: String(_id), ...describeError(error) });
  const isRefused = isAnswerRefused(error);
  // A retry would fail in the same way.
  const isLast = isRefused || failures + 1 >= FAILURES_MAX;
  if (isRefused && (await askAgain(found, error.message))) return;
  const failed = {
    state: 'failed',
    doneAt: now(),
    failures: failures + 1,
    ...(isRefused && { failure: importStopped(error.message) }),
  };
  await ImportModel.updateOne(
    { _id, state },
    isLast ? { $set: failed, $unset: { isOpen: 1 } } : { $inc: { failures: 1 } },
  );
}

/** Writes or undoes the current club's open import, if there is one. */
export async function continueImport(): Promise<void> {
  const found = await ImportModel.findOne({
    isOpen: true,
    state: { $in: ['running', 'undoing'] },
  }).lean<ImportRecord>();
  if (!found) return;
  const pace = new ChangeBroadcaster();
  try {
    await (found.state === 'running' ? applyImport : undoImport)(found, pace, isStopped);
  } catch (error) {
    if (!(error instanceof LeaseLostError) && !isTransient(error)) await noteFailure(found, error);
  } finally {
    pace.publish();
  }
}

/**
 * Starts to continue the imports of all clubs, without waiting for them; skips those that this process is
 * already working on.
 */
export async function runImports(): Promise<void> {
  await inEveryClub(
    'imports_failed',
    () => {
      const club = String(currentClub().id);
      if (!isEnding && !running.has(club)) {
        running.set(
          club,
          continueImport()
            .catch((error: unknown) => {
              log('error', { event: 'imports_failed', ...describeError(error) });
            })
            .finally(() => running.delete(club)),
        );
      }
      return Promise.resolve();
    },
    'moving',
  );
}

/** Waits for the imports that this process is working on. */
export async function importsSettled(): Promise<void> {
  await Promise.all(running.values());
}

/** Stops imports after their current batch, for a process that is stopping. */
export async function endImports(): Promise<void> {
  isEnding = true;
  await importsSettled();
  isEnding = false;
}
