/** The parts of an attachment that cannot be in the store. */
interface AttachedFile {
  file: File;
  /** Object URL of the file's preview. */
  previewUrl: string;
  /** Aborts the upload. */
  controller: AbortController;
}

const files = new Map<string, AttachedFile>();

export function storeFile(id: string, file: File): void {
  files.set(id, { file, previewUrl: URL.createObjectURL(file), controller: new AbortController() });
}

export const fileOf = (id: string): AttachedFile | undefined => files.get(id);

/** Aborts the upload and releases the memory. */
export function dropFile(id: string): void {
  const kept = files.get(id);
  if (!kept) return;
  kept.controller.abort();
  URL.revokeObjectURL(kept.previewUrl);
  files.delete(id);
}

/** Drops all others: those of a member who has signed out. */
export function dropFilesExcept(ids: readonly string[]): void {
  for (const id of [...files.keys()].filter((known) => !ids.includes(known))) dropFile(id);
}
