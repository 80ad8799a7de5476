import { openDocumentedClub, type DocumentedClub } from './documentedClub.ts';

let opened: DocumentedClub | null = null;

/** Opens the club that the tables ask; a test file has one. */
export async function openTheClub(): Promise<void> {
  opened = await openDocumentedClub();
}

export function theClub(): DocumentedClub {
  if (!opened) throw new Error('The club is not open.');
  return opened;
}
