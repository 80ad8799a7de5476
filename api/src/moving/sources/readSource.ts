import { textOfFile } from '@fleetwatch/contract/tables/textOfFile';
import type { SourceModel } from '@fleetwatch/contract/moving/model';
import { FILE_UNKNOWN } from '@fleetwatch/contract/moving/messages';
import { openZip } from './openZip.ts';
import { readBoatShed } from './readBoatShed.ts';
import { readEfa } from './readEfa.ts';
import { readTable } from './readTable.ts';
import { refuseFile } from './refuseFile.ts';

const ZIP = Buffer.from('PK\u0003\u0004');
/** Of files that are no text: pictures, PDF, and what is encrypted. */
const NO_TEXT = '\0';

/**
 * Reads a file of a system that is known by its content (rule moving.sources). Throws 422 `invalid:file` with what is wrong
 * with it.
 * @param at when it is read, ms
 */
export async function readSource(file: Buffer, at: number): Promise<SourceModel> {
  if (file.subarray(0, ZIP.length).equals(ZIP)) return readEfa(await openZip(file), at);
  const text = textOfFile(file);
  if (text.includes(NO_TEXT)) throw refuseFile(FILE_UNKNOWN);
  return /^\s*\{/.test(text) ? readBoatShed(text) : readTable(text);
}
