/** The text of a file: UTF-8, with or without its mark, else Windows-1252, in which spreadsheets of old write. */
export function textOfFile(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
