import {
  CLASS_UNANSWERED,
  GROUP_UNANSWERED,
  IMPORT_FORGOTTEN,
  IMPORT_NOT_NOW,
} from '@fleetwatch/contract/moving/messages';
import type { ImportMapping, ImportMappingBody, ImportQuestions } from '@fleetwatch/contract/moving/wire';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { now } from '../../platform/club/clock.ts';
import { ApiError, refuseFields } from '../../platform/http/errors.ts';
import { userGroupDirectory } from '../../usergroups/userGroupDirectory.ts';
import { ImportModel, type ImportRecord } from '../Import.ts';
import { askQuestions } from '../plan/askQuestions.ts';
import { planImport } from '../plan/planImport.ts';
import { readSource } from '../sources/readSource.ts';
import { findImport } from './findImport.ts';
import { joinFile, keepModel, readModel } from './importFile.ts';
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

/** Reads a file that has arrived, and asks what the club has to say (rule moving.questions). 422 `invalid:file`. */
export async function readImport(id: string): Promise<ImportRecord> {
  const found = await findImport(id);
  if (found.state === 'parsed') return found;
  if (found.state !== 'uploaded') throw new ApiError('import_state', IMPORT_NOT_NOW);
  const model = await readSource(await joinFile(found), now().getTime());
  const questions = askQuestions(model, await loadFacts(model.system));
  await keepModel(found._id, model);
  return changed(found._id, ['uploaded'], { state: 'parsed', system: model.system, questions });
}

/** Throws 422 for a question that is not answered, and for a class or group that nobody can be in. */
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

/** Takes the club's answers and says what the import would do (rule moving.preview). 422 for what is not answered. */
export async function previewImport({ id, mapping }: ImportMappingBody): Promise<ImportRecord> {
  const { _id, questions, system } = await findImport(id);
  if (!questions || !system) throw new ApiError('import_state', IMPORT_FORGOTTEN);
  await refuseAnswers(mapping, questions);
  const { preview } = await planImport(await readModel(_id), mapping, await loadFacts(system));
  return changed(_id, ['parsed', 'previewed'], { state: 'previewed', mapping, preview });
}
