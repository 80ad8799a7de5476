import { hasRequiredColumns, columnsOf } from '@fleetwatch/contract/clearances/importRows';
import { EVIDENCE_MAX, IMPORT_ROWS_MAX } from '@fleetwatch/contract/clearances/limits';
import { IMPORT_EMPTY } from '@fleetwatch/contract/clearances/texts';
import type { GrantsWorkbook } from '@fleetwatch/contract/clearances/wire';
import { HEADER_WITHIN, headerAt } from '@fleetwatch/contract/tables/columns';
import { openZip } from '../../platform/files/openZip.ts';
import { linesOfWorkbook } from '../../platform/files/workbook.ts';
import { fileRefusal } from '../../platform/files/fileRefusal.ts';

/** One more line and column than an import accepts, so that the import's own rules refuse larger files. */
const LIMITS = { lines: IMPORT_ROWS_MAX + HEADER_WITHIN + 1, columns: 30, characters: EVIDENCE_MAX + 1 };

/**
 * Reads a workbook of clearances (rule clearance.import) without storing it. Throws 422 `invalid:file`.
 * @param content in Base64
 */
export async function readGrantsWorkbook(content: string): Promise<GrantsWorkbook> {
  const sheets = await linesOfWorkbook(await openZip(Buffer.from(content, 'base64')), LIMITS);
  const filled = sheets.filter(({ length }) => length > 1);
  const hasHeader = (lines: readonly string[][]): boolean =>
    headerAt(lines, (line) => hasRequiredColumns(columnsOf(line))) !== -1;
  const lines = filled.find(hasHeader) ?? filled[0];
  if (!lines) throw fileRefusal(IMPORT_EMPTY);
  return { lines: [...lines] };
}
