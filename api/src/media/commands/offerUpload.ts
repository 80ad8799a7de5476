import type { PresignBody, PresignedPost } from '@fleetwatch/contract/media/wire';
import { throttles } from '../../platform/auth/throttles.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { mediaStorage } from '../../platform/storage/mediaStorage.ts';
import { assertCanUseMedia } from '../mediaPolicy.ts';
import { requestedName } from '../requestedName.ts';
import { objectOf, requestUpload } from './uploads.ts';

/**
 * Issues a signed form for uploading one file. 401 for an attachment without a sign-in, 429 for too many
 * requests.
 * @param address the client's, for the count
 */
export async function offerUpload(
  actor: MemberActor | null,
  address: string,
  asked: PresignBody,
): Promise<PresignedPost> {
  const name = requestedName(asked);
  assertCanUseMedia(actor, name);
  await (actor ? throttles().upload.count(actor.id) : throttles().openUpload.count(address));
  const upload = await requestUpload(actor?.id ?? null, name);
  return (await mediaStorage()).presignPost(objectOf(upload));
}
