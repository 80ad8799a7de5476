import {
  ANSWERS_OUTDATED,
  chooseAgain,
  CLASS_UNANSWERED,
  GROUP_UNANSWERED,
  IMPORT_EXPIRED,
  IMPORT_NOT_NOW,
} from '@fleetwatch/contract/import/texts';
import { answerOf, columnsRefusal, missingText } from '@fleetwatch/contract/import/lists';
import type {
  ImportColumnsBody,
  ImportMapping,
  ImportMappingBody,
  ImportQuestions,
  ListAnswer,
} from '@fleetwatch/contract/import/wire';
import { Types } from 'mongoose';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { now } from '../../platform/club/clock.ts';
import { duplicateFields } from '../../platform/database/database.ts';
import { ApiError, refuseFields } from '../../platform/http/errors.ts';
import { inHeavyTurn, runInThread, type HeavyTask } from '../../platform/jobs/heavyTask.ts';
import { busyError } from '../../platform/jobs/inTurn.ts';
import { userGroupDirectory } from '../../usergroups/userGroupDirectory.ts';
import { ImportModel, type ImportRecord } from '../Import.ts';
import { askQuestions } from '../plan/askQuestions.ts';
import { planImport } from '../plan/planImport.ts';
import type { packSource } from '../sources/packSource.ts';
import { findImport } from './findImport.ts';
import { dropKinds, dropParts, joinParts, storeParts, readModel } from './importFile.ts';
import { dropReport, storeReport } from './importReport.ts';
import { loadFacts } from './loadFacts.ts';
import { previewChanges } from './judgeChanges.ts';

/** Changes an import that is in one of these states and has not been read again since it was found. */
async function changed(
  { _id, model = null }: ImportRecord,
  states: ImportRecord['state'][],
  change: Partial<ImportRecord>,
): Promise<ImportRecord> {
  const after = await ImportModel.findOneAndUpdate(
    { _id, state: { $in: states }, model },
    { $set: change },
    { returnDocument: 'after' },
  ).lean<ImportRecord>();
  if (!after) throw new ApiError('import_state', IMPORT_NOT_NOW);
  return after;
}

const READ: HeavyTask<typeof packSource> = {
  url: new URL('../sources/packSource.ts', import.meta.url),
  name: 'packSource',
};

interface ReadFile {
  pieces: Uint8Array[];
  change: Pick<ImportRecord, 'state' | 'system' | 'questions'>;
}

/** Reads an uploaded file in a thread. */
async function readFile(found: ImportRecord, left: AbortSignal, lists?: ListAnswer[]): Promise<ReadFile> {
  const file = await joinParts(found);
  const { head, outings, pieces } = await runInThread(READ, [file, now().getTime(), lists], left, [
    file.buffer,
  ]);
  const questions = askQuestions(head, outings, await loadFacts({ system: head.system }));
  return { pieces, change: { state: 'parsed', system: head.system, questions } };
}

/** Ends an import whose file is refused, so that another one can be uploaded, and throws the refusal. */
async function endRefused(_id: ImportRecord['_id'], error: unknown): Promise<never> {
  if (error instanceof ApiError && (error.code === 'invalid:file' || error.code === 'body_too_large')) {
    const refusal = { code: error.code, text: error.message };
    await ImportModel.updateOne({ _id, state: 'uploaded' }, { $set: { refusal }, $unset: { isOpen: 1 } });
    await dropParts(_id);
  }
  throw error;
}

/** Erases the content of an import that has been discarded since, and throws the refusal. */
async function endDiscarded(_id: ImportRecord['_id'], error: unknown): Promise<never> {
  if (!(await ImportModel.exists({ _id }))) await dropParts(_id);
  throw error;
}

/**
 * Reads an uploaded file in a thread, and returns questions for the club (rule moving.questions). 422
 * `invalid:file`, which ends the import; 503 `busy` while the club reads other files.
 */
export async function readImport(id: string, left: AbortSignal): Promise<ImportRecord> {
  // The second of two requests finds the first one's result.
  return inHeavyTurn(left, async () => {
    const found = await findImport(id);
    if (found.state === 'parsed') return found;
    if (found.refusal) throw new ApiError(found.refusal.code, found.refusal.text);
    if (found.state !== 'uploaded') throw new ApiError('import_state', IMPORT_NOT_NOW);
    const { pieces, change } = await readFile(found, left).catch((error: unknown) =>
      endRefused(found._id, error),
    );
    await storeParts(found._id, pieces).catch(refuseTwin);
    // The club may have a list read again.
    if (!change.questions?.lists) await dropKinds(found._id, { $in: ['file'] });
    return changed(found, ['uploaded'], change).catch((error: unknown) => endDiscarded(found._id, error));
  });
}

const READABLE_AGAIN: ImportRecord['state'][] = ['parsed', 'previewed'];

/**
 * Reads a list again with the columns that the club has chosen (rule moving.columns). Earlier answers are
 * dropped, because they are about other boats and people. 409 for a file that is not a list, 422 for columns
 * that cannot be, 503 as in `readImport`.
 */
export async function readColumns(
  { id, lists }: ImportColumnsBody,
  left: AbortSignal,
): Promise<ImportRecord> {
  refuseFields({ lists: columnsRefusal(lists) });
  return inHeavyTurn(left, async () => {
    const found = await findImport(id);
    if (!READABLE_AGAIN.includes(found.state) || !found.questions?.lists)
      throw new ApiError('import_state', IMPORT_NOT_NOW);
    const { pieces, change } = await readFile(found, left, lists);
    const model = `model ${String(new Types.ObjectId())}` as const;
    await storeParts(found._id, pieces, model);
    try {
      const after = await changed(found, READABLE_AGAIN, {
        ...change,
        mapping: null,
        preview: null,
        hasReport: false,
        model,
      });
      await dropKinds(found._id, { $nin: ['file', model] });
      return after;
    } catch (error) {
      await dropKinds(found._id, { $in: [model] });
      throw error;
    }
  });
}

/** Throws because another request is reading the same import. */
function refuseTwin(error: unknown): never {
  throw duplicateFields(error) ? busyError() : error;
}

/** Returns checks of answers: classes and groups must be in use; null for a class leaves out boats. */
export async function usableAnswers() {
  const [fleetGroups, userGroups] = await Promise.all([fleetGroupDirectory.get(), userGroupDirectory.get()]);
  return {
    isClass(group: string | null | undefined): boolean {
      const found = fleetGroups.get(group ?? '');
      return group === null || (found !== undefined && found.isActive && !found.isPrivate);
    },
    isGroup: (group: string | undefined): boolean => userGroups.get(group ?? '')?.isActive ?? false,
  };
}

/** Throws 422 for an unanswered question, and for a class or group that is not in use. */
export async function refuseAnswers(
  { classes, groups }: ImportMapping,
  asked: ImportQuestions,
): Promise<void> {
  const { isClass, isGroup } = await usableAnswers();
  const answered = new Map(classes.map(({ key, group }) => [key, group]));
  const inGroup = new Map(groups.map(({ status, group }) => [status, group]));
  refuseFields({
    lists: asked.lists ? missingText(asked.lists.map(answerOf)) : null,
    classes: asked.classes.every(({ key }) => isClass(answered.get(key))) ? null : CLASS_UNANSWERED,
    groups: asked.statuses.every(({ status }) => isGroup(inGroup.get(status))) ? null : GROUP_UNANSWERED,
  });
}

/** Returns the answers without classes and groups that are no longer in use; null if all are. */
async function withoutOutdated(mapping: ImportMapping): Promise<ImportMapping | null> {
  const { isClass, isGroup } = await usableAnswers();
  const classes = mapping.classes.filter(({ group }) => isClass(group));
  const groups = mapping.groups.filter(({ group }) => isGroup(group));
  const isComplete = classes.length === mapping.classes.length && groups.length === mapping.groups.length;
  return isComplete ? null : { ...mapping, classes, groups };
}

/**
 * Asks a club again before anything is written: the import is parsed, with the answers that can still be used
 * (rule moving.asked-again). Returns false if something has been written.
 * @param why shown above the questions
 */
export async function askAgain(
  { _id, questions, mapping }: Pick<ImportRecord, '_id' | 'questions' | 'mapping'>,
  why: string,
): Promise<boolean> {
  if (!questions) return false;
  const notice = chooseAgain(why);
  const warnings = [notice, ...questions.warnings.filter((text) => text !== notice)];
  const { matchedCount } = await ImportModel.updateOne(
    { _id, state: { $in: ['previewed', 'running'] }, done: 0 },
    {
      $set: {
        state: 'parsed',
        preview: null,
        mapping: mapping && ((await withoutOutdated(mapping)) ?? mapping),
        questions: { ...questions, warnings },
        failures: 0,
      },
    },
  );
  return matchedCount > 0;
}

/**
 * Asks again if a class or group of a previewed import is no longer in use. Throws 422 `invalid:answers` then.
 * @param id of the import; an unknown one is left to the caller
 */
export async function askOutdatedAgain(id: string): Promise<void> {
  const found = await ImportModel.findOne({ _id: id, state: 'previewed' }).lean<ImportRecord>();
  const isOutdated = found?.mapping && (await withoutOutdated(found.mapping)) !== null;
  if (isOutdated && (await askAgain(found, ANSWERS_OUTDATED)))
    throw new ApiError('invalid:answers', chooseAgain(ANSWERS_OUTDATED));
}

/**
 * Stores the club's answers and previews the import (rule moving.preview). 422 for missing answers, 503 as
 * in `readImport`.
 */
export async function previewImport(
  { id, mapping }: ImportMappingBody,
  left: AbortSignal,
): Promise<ImportRecord> {
  const found = await findImport(id);
  const { questions, system } = found;
  if (!questions || !system) throw new ApiError('import_state', IMPORT_EXPIRED);
  await refuseAnswers(mapping, questions);
  return inHeavyTurn(left, async () => {
    const model = await readModel(found);
    const facts = await loadFacts(model);
    const plan = await planImport(model, mapping, facts, left);
    const preview = { ...plan.preview, ...(await previewChanges(plan.changes, facts, system, left)) };
    const answered: Partial<ImportRecord> = { state: 'previewed', mapping, preview, hasReport: false };
    await changed(found, ['parsed', 'previewed'], answered);
    await storeReport(found._id, plan.report).catch(refuseTwin);
    return changed(found, ['previewed', 'running', 'done'], { hasReport: true }).catch(
      async (error: unknown) => {
        // It has been discarded or read again since then.
        await dropReport(found._id);
        throw error;
      },
    );
  });
}
