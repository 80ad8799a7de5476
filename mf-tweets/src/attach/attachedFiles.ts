/** What of an attachment cannot be in the store. */
interface AttachedFile {
  file: File;
  /** Shows the file on this device. */
  previewUrl: string;
  /** Stops its upload. */
  controller: AbortController;
}

const files = new Map<string, AttachedFile>();

export function keepFile(id: string, file: File): void {
  files.set(id, { file, previewUrl: URL.createObjectURL(file), controller: new AbortController() });
}

export const fileOf = (id: string): AttachedFile | undefined => files.get(id);

/** Stops its upload, and gives its memory back. */
export function dropFile(id: string): void {
  const kept = files.get(id);
  if (!kept) return;
  kept.controller.abort();
  URL.revokeObjectURL(kept.previewUrl);
  files.delete(id);
}

/** Drops all others: those of a member who has signed out meanwhile. */
export function dropFilesBut(ids: readonly string[]): void {
  for (const id of [...files.keys()].filter((known) => !ids.includes(known))) dropFile(id);
}
