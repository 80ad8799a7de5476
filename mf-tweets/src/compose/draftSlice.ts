import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { PictureType } from '@fleetwatch/contract/tweets/wire';
import { rootReducer } from '@fleetwatch/kit/store/createStore';
import { sessionEnded, sessionStarted } from '@fleetwatch/kit/store/sessionSlice';

/** preparing (made smaller, cleared of where it was taken) → uploading → done; or failed. */
export type AttachmentPhase = 'preparing' | 'uploading' | 'done' | 'failed';

/** A file on its way into a tweet. The file itself is not in the store: see `attachedFiles`. */
export interface Attachment {
  id: string;
  /** As the member knows it. */
  fileName: string;
  /** Of what is sent: a picture that had to be made smaller is a jpg. */
  type: PictureType;
  /** In the storage, without its type; given once, so that a second try is known for the same file. */
  name: string;
  phase: AttachmentPhase;
  /** 0 to 1 */
  progress: number;
  /** Why it failed. */
  reason: string | null;
  /** Whether the same file may go up at another try. */
  mayRetry: boolean;
}

interface Draft {
  attachments: Attachment[];
}

const empty = (): Draft => ({ attachments: [] });

/**
 * What is attached to the tweet that is being written. It outlives the screen, so that an upload goes on while its member looks
 * at something else; what one member attached is nothing to the next. The text is kept on the device (`useDraft`).
 */
export const draftSlice = createSlice({
  name: 'tweetDraft',
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

declare module '@fleetwatch/kit/store/createStore' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an interface is what augments another
  interface LazySlices extends WithSlice<typeof draftSlice> {}
}

const injected = draftSlice.injectInto(rootReducer);

export const { attachmentAdded, attachmentChanged, attachmentRemoved, attachmentsCleared } =
  draftSlice.actions;
export const { selectAttachments } = injected.selectors;
