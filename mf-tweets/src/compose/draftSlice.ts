import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PictureType } from '@fleetwatch/contract/tweets/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { sessionEnded, sessionStarted } from '@fleetwatch/kit/store/sessionSlice';

/** preparing (shrinking, removing the location) → uploading → done; or failed. */
export type AttachmentPhase = 'preparing' | 'uploading' | 'done' | 'failed';

/** An attachment of the tweet being written. The file itself is not in the store: see `attachedFiles`. */
export interface Attachment {
  id: string;
  /** The original file name. */
  fileName: string;
  /** Type of the sent file: a picture that had to be made smaller is a jpg. */
  type: PictureType;
  /** Storage name without its type; assigned once, so that a retry is recognized as the same file. */
  name: string;
  phase: AttachmentPhase;
  /** From 0 to 1. */
  progress: number;
  /** Reason why the upload failed. */
  reason: string | null;
  /** Whether a retry of the same file may succeed. */
  mayRetry: boolean;
}

interface Draft {
  attachments: Attachment[];
}

const empty = (): Draft => ({ attachments: [] });

/**
 * The attachments of the tweet being written. They outlive the screen, so that an upload continues while its member visits
 * another one; they are cleared when the member changes. The text is stored on the device (`useDraft`).
 */
const draftSlice = createSlice({
  name: 'mf-tweets/draft',
  initialState: empty,
  reducers: {
    attachmentAdded(state, { payload }: PayloadAction<Attachment>) {
      state.attachments.push(payload);
    },
    attachmentChanged(state, { payload }: PayloadAction<Partial<Attachment> & Pick<Attachment, 'id'>>) {
      const attachment = state.attachments.find(({ id }) => id === payload.id);
      if (attachment) Object.assign(attachment, payload);
    },
    attachmentRemoved(state, { payload }: PayloadAction<string>) {
      state.attachments = state.attachments.filter(({ id }) => id !== payload);
    },
    attachmentsCleared: empty,
  },
  extraReducers: (builder) => builder.addCase(sessionStarted, empty).addCase(sessionEnded, empty),
  selectors: {
    selectAttachments: ({ attachments }) => attachments,
  },
});

const { actions, selectors } = injectRemote('mf-tweets').slice(draftSlice);

export const { attachmentAdded, attachmentChanged, attachmentRemoved, attachmentsCleared } = actions;
export const { selectAttachments } = selectors;
