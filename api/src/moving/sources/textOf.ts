/** A file's text: UTF-8 with or without its mark, else Windows-1252, in which spreadsheets of old write. */
export function textOf(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}
