import { nanoid } from '@reduxjs/toolkit';
import { NETWORK_REFUSED } from '@fleetwatch/contract/errors/messages';
import type { PresignedPost } from '@fleetwatch/contract/media/wire';
import { PICTURES_MAX } from '@fleetwatch/contract/tweets/limits';
import {
  PRESIGN_SEND_FAILED,
  SELECT_A_FILE,
  TOO_MANY_PICTURES,
  UNSUPPORTED_TYPE,
  UPLOAD_FAILED,
} from '@fleetwatch/contract/tweets/messages';
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
import { dropFile, dropFilesBut, fileOf, keepFile } from './attachedFiles.ts';
import { mediaName } from './mediaName.ts';
import { postFile, type PostOutcome } from './postFile.ts';
import { prepareFile, refuseFile, type Prepared } from './prepareFile.ts';

const failed = (reason: string): PostOutcome => ({ status: 'failed', reason });

/** Asks for a signed form and posts the file by it. */
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
    // Only this file has this name, so an earlier upload of it arrived and its answer was lost.
    if (signed.error?.code === 'media_name_taken') return { status: 'stored' };
    if (signed.error)
      return failed(signed.error.code === 'internal' ? PRESIGN_SEND_FAILED : signed.error.text);
    return postFile(signed.data as PresignedPost, content, {
      signal,
      onProgress: (progress) => dispatch(attachmentChanged({ id, progress })),
    });
  };
}

/** Prepares and uploads one file, for the first time or again, and reports its progress. */
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

/** Why a file was refused; `fileName` is null for a refusal of all files. */
export interface Refusal {
  fileName: string | null;
  text: string;
}

/**
 * Attaches files, as many as there is room for, and begins to upload them.
 * @returns why some of them were not taken
 */
export function attachFiles(files: readonly File[]): AppThunk<Refusal[]> {
  return (dispatch, getState) => {
    if (files.length === 0) return [{ fileName: null, text: SELECT_A_FILE }];
    dropFilesBut(selectAttachments(getState()).map(({ id }) => id));
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
      keepFile(id, file);
      const start = { phase: 'preparing', progress: 0, reason: null, mayRetry: false } as const;
      dispatch(attachmentAdded({ id, fileName: file.name, type, name: mediaName(file.name), ...start }));
      void dispatch(sendAttachment(id));
    }
    return refusals;
  };
}

/** Takes a file out of the tweet; one that is on its way stops. */
export function detach(id: string): AppThunk<void> {
  return (dispatch) => {
    dropFile(id);
    dispatch(attachmentRemoved(id));
  };
}

/** Begins a new tweet: what was attached is let go. */
export function clearAttachments(): AppThunk<void> {
  return (dispatch, getState) => {
    for (const { id } of selectAttachments(getState())) dropFile(id);
    dispatch(attachmentsCleared());
  };
}
