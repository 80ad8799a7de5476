import { isErrorBody } from '@fleetwatch/contract/errors/codes';
import { NETWORK_REFUSED } from '@fleetwatch/contract/errors/texts';
import type { PresignedPost } from '@fleetwatch/contract/media/wire';
import { UPLOAD_FAILED } from '@fleetwatch/contract/tweets/texts';

interface Sending {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
}

/** Success, or the reason of the failure; `aborted` if the caller aborted. */
export type PostOutcome = { status: 'stored' } | { status: 'aborted' } | { status: 'failed'; reason: string };

function refusalOf(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    return isErrorBody(body) ? body[0] : UPLOAD_FAILED;
  } catch {
    // S3 answers with XML.
    return UPLOAD_FAILED;
  }
}

/**
 * Posts a file with a signed form: all fields, then the file, to the form's URL. Uses XMLHttpRequest, because `fetch`
 * reports no upload progress. Never rejects.
 */
export function postFile(
  { url, fields }: PresignedPost,
  file: Blob,
  { signal, onProgress }: Sending,
): Promise<PostOutcome> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file, 'attachment');
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const isStored = request.status >= 200 && request.status < 300;
      resolve(
        isStored ? { status: 'stored' } : { status: 'failed', reason: refusalOf(request.responseText) },
      );
    });
    request.addEventListener('error', () => resolve({ status: 'failed', reason: NETWORK_REFUSED }));
    request.addEventListener('abort', () => resolve({ status: 'aborted' }));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', url);
    request.send(form);
  });
}
