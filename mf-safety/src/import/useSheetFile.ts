import { useState, type ChangeEvent } from 'react';
import {
  IMPORT_BYTES_MAX,
  IMPORT_ROWS_MAX,
  WORKBOOK_BYTES_MAX,
} from '@fleetwatch/contract/clearances/limits';
import {
  IMPORT_EMPTY,
  IMPORT_ROWS,
  IMPORT_TOO_LARGE,
  WORKBOOK_TOO_LARGE,
} from '@fleetwatch/contract/clearances/texts';
import { textOfFile } from '@fleetwatch/contract/tables/textOfFile';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useReadGrantsWorkbookMutation } from '../clearances/clearancesApi.ts';
import { base64Of, isWorkbook, linesOf, sheetOf } from './readFile.ts';

export interface Sheet {
  name: string;
  header: string[];
  /** Line number, from 1. */
  headerLine: number;
  lines: string[][];
}

/** The chosen file of clearances, or the reason why it cannot be read. */
export function useSheetFile() {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [refusal, setRefusal] = useState('');
  const [readWorkbook, { isLoading: isReading }] = useReadGrantsWorkbookMutation();
  /** Returns the lines of a workbook, or the reason why it has none. */
  const linesOfBook = async (bytes: ArrayBuffer): Promise<string[][] | string> => {
    if (bytes.byteLength > WORKBOOK_BYTES_MAX) return WORKBOOK_TOO_LARGE;
    const { data, error } = await readWorkbook({ content: base64Of(bytes) });
    return data?.lines ?? failureOf(error).text;
  };
  const pick = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // Otherwise the same file could not be chosen again after a correction.
    currentTarget.value = '';
    if (!file) return;
    setSheet(null);
    if (file.size > IMPORT_BYTES_MAX) return setRefusal(IMPORT_TOO_LARGE);
    const bytes = await file.arrayBuffer();
    const found = isWorkbook(bytes) ? await linesOfBook(bytes) : linesOf(textOfFile(bytes));
    if (typeof found === 'string') return setRefusal(found);
    const read = sheetOf(found);
    const isMany = read !== null && read.lines.length > IMPORT_ROWS_MAX;
    setRefusal(read === null ? IMPORT_EMPTY : isMany ? IMPORT_ROWS : '');
    if (read && !isMany) setSheet({ name: file.name, ...read });
  };
  return { sheet, setSheet, refusal, isReading, pick };
}
