import type { SourceModel } from '@fleetwatch/contract/import/model';
import { FILE_UNKNOWN } from '@fleetwatch/contract/import/texts';
import { ENTRIES_MAX, JSON_BYTES_MAX } from '@fleetwatch/contract/import/limits';
import { ZIP_ENTRIES } from '@fleetwatch/contract/import/texts';
import { MANIFEST_PATH } from '../../export/exportNames.ts';
import type { ListAnswer } from '@fleetwatch/contract/import/wire';
import { openZip } from '../../platform/files/openZip.ts';
import { readBoatShed } from './readBoatShed.ts';
import { readEfa } from './readEfa.ts';
import { readExport } from './readExport.ts';
import { readRowingBeacon } from './readRowingBeacon.ts';
import { readTable } from './readTable.ts';
import { WORKBOOK } from '../../platform/files/workbook.ts';
import { readWorkbook } from './readWorkbook.ts';
import { fileRefusal } from '../../platform/files/fileRefusal.ts';
import { isBinary, textsOf } from '../../platform/files/textsOf.ts';

const ZIP = Buffer.from('PK\u0003\u0004');
/** Number of bytes in which JSON is detected. */
const HEAD_BYTES = 200;

async function readZip(file: Buffer, at: number, lists?: readonly ListAnswer[]): Promise<SourceModel> {
  const entries = await openZip(file);
  const names = new Set(entries.map(({ name }) => name));
  if (names.has(MANIFEST_PATH)) return readExport(entries);
  if (entries.length > ENTRIES_MAX) throw fileRefusal(ZIP_ENTRIES);
  return names.has(WORKBOOK) ? readWorkbook(entries, lists) : readEfa(entries, at);
}

function readJson(file: Buffer): SourceModel {
  let content: unknown;
  try {
    content = JSON.parse([...textsOf(file)].join(''));
  } catch {
    throw fileRefusal(FILE_UNKNOWN);
  }
  const model = readRowingBeacon(content) ?? readBoatShed(content);
  if (!model) throw fileRefusal(FILE_UNKNOWN);
  return model;
}

/**
 * Reads a file of a system that is recognized by its content (rule moving.sources). Throws 422
 * `invalid:file` with the reason.
 * @param at when it is read, ms
 * @param lists how to read the columns of a list or workbook; undefined to go by their names
 */
export async function readSource(
  file: Buffer,
  at: number,
  lists?: readonly ListAnswer[],
): Promise<SourceModel> {
  if (file.subarray(0, ZIP.length).equals(ZIP)) return readZip(file, at, lists);
  if (isBinary(file)) throw fileRefusal(FILE_UNKNOWN);
  const head = file.subarray(0, HEAD_BYTES).toString('latin1');
  if (!/^(?:\u00ef\u00bb\u00bf)?\s*[{[]/.test(head)) return readTable(textsOf(file), lists?.[0]);
  if (file.length > JSON_BYTES_MAX) throw fileRefusal(FILE_UNKNOWN);
  return readJson(file);
}
