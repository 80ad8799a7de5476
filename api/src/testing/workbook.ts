import { strToU8, zipSync } from 'fflate';

interface Parts {
  sheets: readonly string[];
  strings?: string;
  styles?: string;
  is1904?: boolean;
}

/** Builds an Excel workbook from these sheets' rows, as XML. */
export function workbook({ sheets, strings, styles, is1904 = false }: Parts): Buffer {
  const ids = sheets.map((_, at) => at + 1);
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${ids
      .map((id) => `<sheet name="S${id}" sheetId="${id}" r:id="rId${id}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${ids
      .map((id) => `<Relationship Id="rId${id}" Target="worksheets/sheet${id}.xml"/>`)
      .join('')}</Relationships>`,
    ...(strings !== undefined && { 'xl/sharedStrings.xml': strings }),
    ...(styles !== undefined && { 'xl/styles.xml': styles }),
  };
  for (const [at, rows] of sheets.entries())
    files[`xl/worksheets/sheet${at + 1}.xml`] = `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  const bytes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
  // The same workbook always has the same bytes.
  return Buffer.from(zipSync(bytes, { mtime: '2026-05-01' }));
}

/** Builds a row of these texts. */
export const inline = (...cells: string[]): string =>
  `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
