/**
 * Returns the text of a file: UTF-8, with or without its byte order mark, else Windows-1252, as written by older spreadsheets.
 */
export function textOfFile(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
