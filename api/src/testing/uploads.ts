import type { MediaFolder } from '@fleetwatch/contract/media/rules';
import type { PresignedPost } from '@fleetwatch/contract/media/wire';
import { currentClubRecord } from '../clubs/clubDirectory.ts';
import { fileOf, keyOfForm, upload } from './media.ts';
import type { TestClub } from './startTestApi.ts';

let made = 0;

/** Uploads a file to the disk storage like a browser, without a token as a visitor. Returns its key. */
export async function uploadTo(
  api: TestClub,
  objectName: string,
  token?: string,
  file = fileOf('png'),
): Promise<string> {
  const { s3folder } = await api.inClub(() => currentClubRecord());
  const body = { bucket_name: s3folder, object_name: objectName };
  const form = (await api.call('POST', '/presigned_post', { token, body })).body as PresignedPost;
  const { status } = await upload(api.base, form, file);
  if (status !== 204) throw new Error(`The storage answered ${status}.`);
  return keyOfForm(form);
}

/** Uploads a profile picture. Returns the address that the API assigns, without its origin. */
export const uploadMemberPicture = (api: TestClub, token?: string): Promise<string> =>
  uploadPublic(api, 'members', token);

/** Uploads a crest. Returns the address that the API assigns, without its origin. */
export const uploadCrest = (api: TestClub, token: string): Promise<string> =>
  uploadPublic(api, 'crest', token);

async function uploadPublic(api: TestClub, folder: MediaFolder, token?: string): Promise<string> {
  made += 1;
  const objectName = `${folder}/picture-${made}.png`;
  const key = await uploadTo(api, objectName, token);
  const body = { bucket_name: key.split('/')[0], object_name: objectName };
  return String((await api.call('POST', '/presigned', { token, body })).body).slice(api.base.length);
}
