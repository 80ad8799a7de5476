import { answerOf, columnsRefusal, missingText } from '@fleetwatch/contract/import/lists';
import type {
  ImportMapping,
  ImportPreview,
  ImportQuestions,
  ListAnswer,
  ListQuestion,
} from '@fleetwatch/contract/import/wire';
import { IMPORT_OPEN } from '@fleetwatch/contract/import/texts';
import { now } from '../../platform/club/clock.ts';
import { duplicateFields } from '../../platform/database/database.ts';
import { ApiError, refuseFields } from '../../platform/http/errors.ts';
import { activeUserGroups } from '../../usergroups/userGroupDirectory.ts';
import { ImportModel, type ImportRecord } from '../Import.ts';
import type { FileAnswers } from '../importSchemas.ts';
import { askQuestions } from '../plan/askQuestions.ts';
import { planImport } from '../plan/planImport.ts';
import { packModel } from '../sources/packSource.ts';
import { readSource } from '../sources/readSource.ts';
import { refuseAnswers } from './answerImport.ts';
import { storeParts } from './importFile.ts';
import { storeReport } from './importReport.ts';
import { previewChanges } from './judgeChanges.ts';
import { loadFacts } from './loadFacts.ts';
import { continueImport } from './runImports.ts';

/** Preview of an import without a browser, and the function that applies it. */
export interface PreparedImport {
  mapping: ImportMapping;
  /** Lists only: how their columns are read. */
  lists?: ListAnswer[];
  preview: ImportPreview;
  /** Warnings about the file, and the parts of it that are not imported. */
  warnings: string[];
  /** Applies the import in this process. Returns its final state. */
  write(): Promise<ImportRecord>;
}

/** A refusal of lists that lack a column. */
export class MissingColumnsError extends ApiError {
  readonly lists: ListQuestion[];

  constructor(text: string, lists: ListQuestion[]) {
    super('invalid:lists', text);
    this.lists = lists;
  }
}

/** Accepts every proposal; a kind of boat without one is skipped, and all people join the club's first group. */
async function proposedAnswers({
  classes,
  statuses,
  dateOrder,
  unit,
  counts,
}: ImportQuestions): Promise<ImportMapping> {
  const [group] = await activeUserGroups();
  return {
    classes: classes.map(({ key, proposal }) => ({ key, group: proposal })),
    groups: statuses.map(({ status }) => ({ status, group: String(group?._id ?? '') })),
    dateOrder: dateOrder ?? 'dmy',
    unit: unit ?? 'km',
    others: [],
    same: [],
    names: [],
    unlistedAreMembers: counts.people === 0,
  };
}

/**
 * Reads a file, and plans it with the given answers, or with every proposal. Does not write. 422 as over
 * HTTP.
 */
export async function prepareImport(
  file: Buffer,
  fileName: string,
  answers: FileAnswers,
): Promise<PreparedImport> {
  refuseFields({ lists: columnsRefusal(answers.lists ?? []) });
  const model = await readSource(file, now().getTime(), answers.lists);
  const facts = await loadFacts(model);
  const packed = await packModel(model);
  const questions = askQuestions(packed.head, packed.outings, facts);
  const { lists } = questions;
  const missing = lists ? missingText(lists.map(answerOf)) : null;
  if (lists && missing !== null) throw new MissingColumnsError(missing, lists);
  const mapping = answers.mapping ?? (await proposedAnswers(questions));
  await refuseAnswers(mapping, questions);
  const { boats, people, outings, damages, reservations, changes, report, ...planned } = await planImport(
    { ...model, outings: [model.outings] },
    mapping,
    facts,
  );
  const preview = { ...planned.preview, ...(await previewChanges(changes, facts, model.system)) };
  return {
    mapping,
    ...(lists && { lists: lists.map(answerOf) }),
    preview,
    warnings: questions.warnings,
    async write() {
      const begun: Partial<ImportRecord> = {
        by: null,
        at: now(),
        fileName,
        size: file.length,
        state: 'parsed',
        isOpen: true,
        system: model.system,
        questions,
        mapping,
        preview,
        hasReport: true,
        total: boats.length + people.length + outings.length + damages.length + reservations.length,
      };
      const created = await ImportModel.create(begun).catch((error: unknown) => {
        if (duplicateFields(error)) throw new ApiError('import_state', IMPORT_OPEN);
        throw error;
      });
      await storeReport(created._id, report);
      await storeParts(created._id, packed.pieces);
      await ImportModel.updateOne({ _id: created._id }, { $set: { state: 'running' } });
      for (;;) {
        await continueImport();
        const present = await ImportModel.findById(created._id).orFail().lean<ImportRecord>();
        if (present.state !== 'running') return present;
      }
    },
  };
}
