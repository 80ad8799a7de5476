import { nanoid } from '@reduxjs/toolkit';
import { NETWORK_REFUSED } from '@fleetwatch/contract/errors/texts';
import type { PresignedPost } from '@fleetwatch/contract/media/wire';
import { PICTURES_MAX } from '@fleetwatch/contract/tweets/limits';
import {
  PRESIGN_SEND_FAILED,
  SELECT_A_FILE,
  TOO_MANY_PICTURES,
  UNSUPPORTED_TYPE,
  UPLOAD_FAILED,
} from '@fleetwatch/contract/tweets/texts';
import { pictureTypeOf } from '@fleetwatch/contract/tweets/rules';
import { callApi } from '@fleetwatch/kit/store/callApi';
import { clubEndpoint } from '@fleetwatch/kit/store/clubs';
import type { AppThunk } from '@fleetwatch/kit/store/createStore';
import {
  attachmentAdded,
  attachmentChanged,
  attachmentRemoved,
  selectAttachments,
  attachmentsCleared,
  type Attachment,
} from '../compose/draftSlice.ts';
import { presignBody } from '../data/tweetsApi.ts';
import { dropFile, dropFilesExcept, fileOf, storeFile } from './attachedFiles.ts';
import { mediaName } from './mediaName.ts';
import { postFile, type PostOutcome } from './postFile.ts';
import { prepareFile, refuseFile, type Prepared } from './prepareFile.ts';

const failed = (reason: string): PostOutcome => ({ status: 'failed', reason });

/** Requests a signed form and posts the file with it. */
function upload(attachment: Attachment, { content, type }: Prepared): AppThunk<Promise<PostOutcome>> {
  return async (dispatch) => {
    const { id, name } = attachment;
    const signal = fileOf(id)?.controller.signal;
    if (!signal) return { status: 'aborted' };
    const club = await dispatch(clubEndpoint.initiate(undefined, { subscribe: false }));
    if (!club.data) return failed(NETWORK_REFUSED);
    const body = presignBody({ folder: club.data.s3folder, name, type });
    const signed = await dispatch(callApi({ url: 'presigned_post', method: 'POST', body }, signal));
    if (signal.aborted) return { status: 'aborted' };
    // The name is unique to this file, so an earlier upload has arrived and its response was lost.
    if (signed.error?.code === 'media_name_taken') return { status: 'stored' };
    if (signed.error)
      return failed(signed.error.code === 'internal' ? PRESIGN_SEND_FAILED : signed.error.text);
    return postFile(signed.data as PresignedPost, content, {
      signal,
      onProgress: (progress) => dispatch(attachmentChanged({ id, progress })),
    });
  };
}

/** Prepares and uploads one file, also on a retry, and reports the progress. */
export function sendAttachment(id: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const kept = fileOf(id);
    const attachment = selectAttachments(getState()).find((one) => one.id === id);
    if (!kept || !attachment) return;
    dispatch(attachmentChanged({ id, phase: 'preparing', progress: 0, reason: null }));
    const preparation = await prepareFile(kept.file).catch(() => null);
    if (!preparation?.prepared) {
      const reason = preparation?.refusal ?? UPLOAD_FAILED;
      dispatch(attachmentChanged({ id, phase: 'failed', reason, mayRetry: preparation === null }));
      return;
    }
    const { type } = preparation.prepared;
    dispatch(attachmentChanged({ id, phase: 'uploading', type }));
    const outcome = await dispatch(upload(attachment, preparation.prepared));
    if (outcome.status === 'stored') dispatch(attachmentChanged({ id, phase: 'done', progress: 1 }));
    if (outcome.status === 'failed') {
      dispatch(attachmentChanged({ id, phase: 'failed', reason: outcome.reason, mayRetry: true }));
    }
  };
}

/** Reason why a file was refused; `fileName` is null for a refusal of all files. */
export interface Refusal {
  fileName: string | null;
  text: string;
}

/**
 * Attaches as many files as there is room for, and starts their uploads.
 * @returns the reasons for refusing the others
 */
export function attachFiles(files: readonly File[]): AppThunk<Refusal[]> {
  return (dispatch, getState) => {
    if (files.length === 0) return [{ fileName: null, text: SELECT_A_FILE }];
    dropFilesExcept(selectAttachments(getState()).map(({ id }) => id));
    const refusals: Refusal[] = [];
    for (const file of files) {
      const type = pictureTypeOf(file.name);
      const refusal = refuseFile(file);
      if (refusal !== null || type === null) {
        refusals.push({ fileName: file.name, text: refusal ?? UNSUPPORTED_TYPE });
        continue;
      }
      if (selectAttachments(getState()).length >= PICTURES_MAX) {
        refusals.push({ fileName: null, text: TOO_MANY_PICTURES });
        break;
      }
      const id = nanoid();
      storeFile(id, file);
      const start = { phase: 'preparing', progress: 0, reason: null, mayRetry: false } as const;
      dispatch(attachmentAdded({ id, fileName: file.name, type, name: mediaName(file.name), ...start }));
      void dispatch(sendAttachment(id));
    }
    return refusals;
  };
}

/** Removes an attachment and aborts its upload. */
export function detach(id: string): AppThunk<void> {
  return (dispatch) => {
    dropFile(id);
    dispatch(attachmentRemoved(id));
  };
}

/** Starts a new tweet: discards all attachments. */
export function clearAttachments(): AppThunk<void> {
  return (dispatch, getState) => {
    for (const { id } of selectAttachments(getState())) dropFile(id);
    dispatch(attachmentsCleared());
  };
}
