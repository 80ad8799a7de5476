import { PART_BYTES } from '@fleetwatch/contract/import/limits';
import type { ImportDetail, ImportMapping, ImportQuestions } from '@fleetwatch/contract/import/wire';
import { importsSettled, runImports } from '../import/commands/runImports.ts';

/** Calls the API as one member; throws on a refusal. */
export type Caller = (method: string, path: string, body?: object) => Promise<unknown>;

/** Uploads a file like a device. Returns the import's id. */
export async function sendFile(call: Caller, file: Buffer, name = 'efaBackup.zip'): Promise<string> {
  const { _id } = (await call('POST', '/import', { name, size: file.length })) as { _id: string };
  for (let part = 0; part * PART_BYTES < file.length; part += 1) {
    const content = file.subarray(part * PART_BYTES, (part + 1) * PART_BYTES).toString('base64');
    await call('PUT', '/import-part', { id: _id, part, content });
  }
  return _id;
}

/** Builds answers that accept every proposal; boats without one get a fixed class. */
export function answersTo(
  questions: ImportQuestions,
  { group, fleetGroup }: { group: string; fleetGroup: string | null },
  more: Partial<ImportMapping> = {},
): ImportMapping {
  return {
    classes: questions.classes.map(({ key, proposal }) => ({ key, group: proposal ?? fleetGroup })),
    groups: questions.statuses.map(({ status }) => ({ status, group })),
    dateOrder: questions.dateOrder ?? 'dmy',
    unit: questions.unit ?? 'km',
    others: [],
    same: [],
    names: [],
    unlistedAreMembers: false,
    ...more,
  };
}

/** Uploads, reads and previews a file. */
export async function previewFile(
  call: Caller,
  file: Buffer,
  groups: { group: string; fleetGroup: string | null },
  more: Partial<ImportMapping> = {},
): Promise<ImportDetail> {
  const id = await sendFile(call, file);
  const { questions } = (await call('POST', '/import-read', { id })) as ImportDetail;
  if (!questions) throw new Error('The import asks nothing.');
  const mapping = answersTo(questions, groups, more);
  return (await call('PUT', '/import-mapping', { id, mapping })) as ImportDetail;
}

/** Runs the scheduler's import duty to the end. */
export async function runImportsNow(): Promise<void> {
  await runImports();
  await importsSettled();
}
