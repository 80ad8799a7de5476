import { randomUUID } from 'node:crypto';
import { fileTooLarge } from '@fleetwatch/contract/tweets/texts';
import { PICTURE_BYTES_MAX } from '@fleetwatch/contract/tweets/limits';
import { ApiError } from '../http/errors.ts';
import { mediaStorage } from './mediaStorage.ts';
import { refuseContent } from './refuseContent.ts';

/**
 * Stores a picture provided by an operator of the server, after the checks of an upload. Returns its key.
 * Throws `body_too_large` and `invalid:file`.
 * @param folder `{club's folder}/crest`
 */
export async function storePng(folder: string, content: Buffer): Promise<string> {
  if (content.length > PICTURE_BYTES_MAX.png) throw new ApiError('body_too_large', fileTooLarge('png'));
  await refuseContent('png', {
    size: content.length,
    read: (start, end) => Promise.resolve(content.subarray(start, end)),
  });
  const key = `${folder}/${randomUUID()}.png`;
  await (await mediaStorage()).write({ key, type: 'png' }, content);
  return key;
}
