import { nanoid } from '@reduxjs/toolkit';
import type { PresignBody, PresignedPost } from '@fleetwatch/contract/media/wire';
import { callApi } from '@fleetwatch/kit/store/callApi';
import type { AppThunk } from '@fleetwatch/kit/store/createStore';

/** member-operations §8 */
export const UPLOAD_FAILED = 'presigned: failure on send!';
export const UPLOAD_REFUSED = 'The picture could not be uploaded. Please try again.';

export type Upload = { pic: string; failure?: undefined } | { pic?: undefined; failure: string };

/**
 * Puts a member's picture into the club's storage: asks for a signed post, then sends the file as the form it describes.
 * Open, because who signs up has no token yet.
 * @returns the address for the profile
 */
export function uploadPicture(png: Blob, folder: string): AppThunk<Promise<Upload>> {
  return async (dispatch, getState) => {
    const { signal } = new AbortController();
    const body: PresignBody = { bucket_name: folder, object_name: `members/${nanoid()}.png` };
    const call = { url: 'presigned_post', method: 'POST', body, isOpen: true } as const;
    const { data, error } = await callApi(call, { dispatch, getState, signal });
    if (error) return { failure: error.code === 'internal' ? UPLOAD_FAILED : error.text };
    const { url, fields } = data as PresignedPost;
    return (await sendForm(url, fields, png)) ? { pic: addressOf(url, fields) } : { failure: UPLOAD_REFUSED };
  };
}

async function sendForm(url: string, fields: Record<string, string>, png: Blob): Promise<boolean> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // The storage reads no field after the file.
  form.append('file', png);
  try {
    return (await fetch(url, { method: 'POST', body: form })).ok;
  } catch {
    return false;
  }
}

/** Where the file is read: below the address it was posted to, by its key. */
function addressOf(url: string, { key = '' }: Record<string, string>): string {
  return `${url.replace(/\/$/, '')}/${key}`;
}
