import { saveFile } from './saveFile.ts';

export interface TextFile {
  /** File name: 'sorties-2026-05-01.csv'. */
  name: string;
  text: string;
  /** 'text/csv', 'text/plain' */
  type: string;
}

/** Saves a text as a UTF-8 file through the browser's download. */
export function saveTextFile({ name, text, type }: TextFile): void {
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
}
