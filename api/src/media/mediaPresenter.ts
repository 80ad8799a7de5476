import { REPLY, type Reply } from '../platform/http/Reply.ts';
import { diskStorage } from '../platform/storage/diskStorage.ts';
import { mediaStorage } from '../platform/storage/mediaStorage.ts';
import { sendFile, type FileHeaders } from '../platform/storage/sendFile.ts';
import type { LinkedMedia } from './linkedMedia.ts';

/**
 * Caching of signed files. Signed links of tweets expire within half an hour; every picture of a member gets
 * a new name.
 */
const SHOWN_SIGNED = 'private, max-age=900';
const SHOWN_TO_ALL = 'public, max-age=86400, immutable';

/** Presents a file from disk; with bucket storage, redirects to its address there. */
export async function presentMedia({ object, isForAll }: LinkedMedia, asked: FileHeaders): Promise<Reply> {
  const media = await mediaStorage();
  if (media === diskStorage) return sendFile(asked, object, isForAll ? SHOWN_TO_ALL : SHOWN_SIGNED);
  const headers = { Location: await media.presignGet(object) };
  return { [REPLY]: 'raw', type: 'text/plain', content: '', status: 302, headers };
}
