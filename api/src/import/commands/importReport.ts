import { IMPORT_REPORT_GONE } from '@fleetwatch/contract/import/texts';
import type { ImportPreview } from '@fleetwatch/contract/import/wire';
import type { ClientSession, Types } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import { ImportModel, type ImportRecord } from '../Import.ts';
import { REPORT_KINDS } from '../ImportPart.ts';
import type { PackedReport, TotalLine } from '../plan/planImport.ts';
import type { ReportLine } from '../plan/Report.ts';
import { findImport } from './findImport.ts';
import { dropKinds, dropParts, linesOf, storeParts } from './importFile.ts';

interface Lines {
  problems: ReportLine;
  totals: TotalLine;
}

/** Stores the report of an import's preview, replacing an earlier one (rule moving.report). */
export async function storeReport(id: Types.ObjectId, report: PackedReport): Promise<void> {
  for (const kind of REPORT_KINDS) await storeParts(id, report[kind], kind);
}

/** Erases the report of an import whose preview is outdated. */
export async function dropReport(id: Types.ObjectId): Promise<void> {
  await dropKinds(id, { $in: [...REPORT_KINDS] });
}

/** Finds an import with its report; 404 for an unknown id, or once the report is erased. */
export async function findReported(id: string): Promise<ImportRecord> {
  const found = await findImport(id);
  if (!found.hasReport) throw new ApiError('not_found', IMPORT_REPORT_GONE);
  return found;
}

/** Yields the lines of an import's report. */
export async function* reportLines<Kind extends keyof Lines>(
  id: Types.ObjectId,
  kind: Kind,
): AsyncGenerator<Lines[Kind]> {
  for await (const lines of linesOf<Lines[Kind]>(id, kind)) yield* lines;
}

/** Returns a preview without names: years and counts. */
export function withoutNames(preview: ImportPreview): ImportPreview {
  const { totals: _totals, changes, ...rest } = preview;
  const counted = changes && { changes: { ...changes, shown: [] } };
  return { ...rest, samples: [], problems: [], differences: [], ...counted };
}

/** Erases the reports, and other data that may name people, of ended imports that match a filter. */
async function eraseReports(filter: object, session: ClientSession | null): Promise<number> {
  const ended = await ImportModel.find({
    ...filter,
    $or: [{ hasReport: true }, { questions: { $ne: null } }],
  })
    .select('preview')
    .session(session)
    .lean<Pick<ImportRecord, '_id' | 'preview'>[]>();
  for (const { _id, preview } of ended) {
    await dropParts(_id, session);
    const change = { hasReport: false, questions: null, mapping: null };
    const kept = preview && withoutNames(preview);
    await ImportModel.updateOne({ _id }, { $set: { ...change, preview: kept } }).session(session);
  }
  return ended.length;
}

/** Erases the reports of imports that ended before an instant. */
export const forgetReports = (before: Date): Promise<number> =>
  eraseReports({ doneAt: { $lt: before } }, null);

/** Erases the reports of all ended imports: they may name a member in any form. */
export async function eraseAllReports(session: ClientSession): Promise<void> {
  await eraseReports({ doneAt: { $ne: null } }, session);
}
