import { nanoid } from '@reduxjs/toolkit';
import { isErrorBody } from '@fleetwatch/contract/errors/codes';
import { NETWORK_REFUSED } from '@fleetwatch/contract/errors/texts';
import type { MediaFolder } from '@fleetwatch/contract/media/rules';
import { PICTURE_NOT_UPLOADED } from '@fleetwatch/contract/media/texts';
import type { PresignBody, PresignedPost } from '@fleetwatch/contract/media/wire';
import { PRESIGN_SEND_FAILED } from '@fleetwatch/contract/tweets/texts';
import type { ApiCall } from '../request/apiCall.ts';
import type { ApiFailure } from './apiFailure.ts';
import { callApi } from './callApi.ts';
import { clubEndpoint } from './clubs.ts';
import type { AppThunk } from './createStore.ts';

export type Upload = { pic: string; failure?: undefined } | { pic?: undefined; failure: string };

interface UploadOptions {
  /** Members' pictures, or the club's crest. */
  folder: Exclude<MediaFolder, 'tweets'>;
  /** For a new member's sign-up: without a member's name, even if one is signed in on the device. */
  isOpen?: boolean;
}

/**
 * Uploads a picture with a public address to the club's storage: requests a signed form, posts the file with it, and requests
 * the address at which it shows.
 */
export function uploadPicture(
  png: Blob,
  { folder, isOpen = false }: UploadOptions,
): AppThunk<Promise<Upload>> {
  return async (dispatch) => {
    const { data: club } = await dispatch(clubEndpoint.initiate(undefined, { subscribe: false }));
    if (!club) return { failure: NETWORK_REFUSED };
    const body: PresignBody = { bucket_name: club.s3folder, object_name: `${folder}/${nanoid()}.png` };
    const ask = (call: Pick<ApiCall, 'url' | 'responseHandler'>) =>
      dispatch(callApi({ ...call, method: 'POST', body, isOpen }));

    const signed = await ask({ url: 'presigned_post' });
    if (signed.error) return { failure: presignText(signed.error) };
    const refusal = await postForm(signed.data as PresignedPost, png);
    if (refusal !== null) return { failure: refusal };
    const address = await ask({ url: 'presigned', responseHandler: 'text' });
    return address.error ? { failure: presignText(address.error) } : { pic: String(address.data) };
  };
}

const presignText = ({ code, text }: ApiFailure): string =>
  code === 'internal' ? PRESIGN_SEND_FAILED : text;

/** Posts a file with a signed form. Null on success, else the reason of the failure. */
export async function postForm({ url, fields }: PresignedPost, png: Blob): Promise<string | null> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // The storage reads no field after the file.
  form.append('file', png, 'picture.png');
  try {
    const answer = await fetch(url, { method: 'POST', body: form });
    return answer.ok ? null : await refusalOf(answer);
  } catch {
    return NETWORK_REFUSED;
  }
}

async function refusalOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  return isErrorBody(body) ? body[0] : PICTURE_NOT_UPLOADED;
}
