import {
  CLASS_UNANSWERED,
  GROUP_UNANSWERED,
  IMPORT_EXPIRED,
  IMPORT_NOT_NOW,
} from '@fleetwatch/contract/import/texts';
import type { ImportMapping, ImportMappingBody, ImportQuestions } from '@fleetwatch/contract/import/wire';
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
import { joinParts, storeModel, readModel } from './importFile.ts';
import { loadFacts } from './loadFacts.ts';

async function changed(
  id: ImportRecord['_id'],
  states: ImportRecord['state'][],
  change: Partial<ImportRecord>,
): Promise<ImportRecord> {
  const after = await ImportModel.findOneAndUpdate(
    { _id: id, state: { $in: states } },
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

/**
 * Reads an uploaded file in a thread, and returns questions for the club (rule moving.questions). 422
 * `invalid:file`, 503 `busy` while the club reads other files.
 */
export async function readImport(id: string, left: AbortSignal): Promise<ImportRecord> {
  // The second of two requests finds the first one's result.
  return inHeavyTurn(left, async () => {
    const found = await findImport(id);
    if (found.state === 'parsed') return found;
    if (found.state !== 'uploaded') throw new ApiError('import_state', IMPORT_NOT_NOW);
    const file = await joinParts(found);
    const read = await runInThread(READ, [file, now().getTime()], left, [file.buffer]);
    const { head, outings, pieces } = read;
    const questions = askQuestions(head, outings, await loadFacts(head.system));
    await storeModel(found._id, pieces).catch(refuseTwin);
    return changed(found._id, ['uploaded'], { state: 'parsed', system: head.system, questions });
  });
}

/** Throws because another request is reading the same import. */
function refuseTwin(error: unknown): never {
  throw duplicateFields(error) ? busyError() : error;
}

/** Throws 422 for an unanswered question, and for a class or group that cannot be chosen. */
export async function refuseAnswers(
  { classes, groups }: ImportMapping,
  asked: ImportQuestions,
): Promise<void> {
  const [fleetGroups, userGroups] = await Promise.all([fleetGroupDirectory.get(), userGroupDirectory.get()]);
  const answered = new Map(classes.map(({ key, group }) => [key, group]));
  const isClass = (group: string | null | undefined): boolean => {
    const found = fleetGroups.get(group ?? '');
    return group === null || (found !== undefined && found.isActive && !found.isPrivate);
  };
  const inGroup = new Map(groups.map(({ status, group }) => [status, group]));
  const isGroup = (group: string | undefined): boolean => userGroups.get(group ?? '')?.isActive ?? false;
  refuseFields({
    classes: asked.classes.every(({ key }) => isClass(answered.get(key))) ? null : CLASS_UNANSWERED,
    groups: asked.statuses.every(({ status }) => isGroup(inGroup.get(status))) ? null : GROUP_UNANSWERED,
  });
}

/**
 * Stores the club's answers and previews the import (rule moving.preview). 422 for missing answers, 503 as
 * in `readImport`.
 */
export async function previewImport(
  { id, mapping }: ImportMappingBody,
  left: AbortSignal,
): Promise<ImportRecord> {
  const { _id, questions, system } = await findImport(id);
  if (!questions || !system) throw new ApiError('import_state', IMPORT_EXPIRED);
  await refuseAnswers(mapping, questions);
  const { preview } = await inHeavyTurn(left, async () =>
    planImport(await readModel(_id), mapping, await loadFacts(system), left),
  );
  return changed(_id, ['parsed', 'previewed'], { state: 'previewed', mapping, preview });
}
