import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { PictureType } from '@fleetwatch/contract/tweets/wire';
import { rootReducer } from '@fleetwatch/kit/store/createStore';
import { sessionEnded, sessionStarted } from '@fleetwatch/kit/store/sessionSlice';

/** preparing (made smaller, cleared of where it was taken) → uploading → done; failed where it can be tried again. */
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
}

interface Draft {
  text: string;
  replyText: string;
  attachments: Attachment[];
}

const empty = (): Draft => ({ text: '', replyText: '', attachments: [] });

/**
 * What is being written. It outlives the screen, so that whoever looks at a picture finds their own words again, and an
 * upload goes on; what one member wrote is nothing to the next.
 */
export const draftSlice = createSlice({
  name: 'tweetDraft',
  initialState: empty,
  reducers: {
    textChanged(state, { payload }: PayloadAction<string>) {
      state.text = payload;
    },
    replyTextChanged(state, { payload }: PayloadAction<string>) {
      state.replyText = payload;
    },
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
    tweetDraftCleared: (state) => ({ ...empty(), replyText: state.replyText }),
    replyDraftCleared(state) {
      state.replyText = '';
    },
  },
  extraReducers: (builder) => builder.addCase(sessionStarted, empty).addCase(sessionEnded, empty),
  selectors: {
    selectDraft: (draft) => draft,
    selectAttachments: ({ attachments }) => attachments,
  },
});

declare module '@fleetwatch/kit/store/createStore' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an interface is what augments another
  interface LazySlices extends WithSlice<typeof draftSlice> {}
}

const injected = draftSlice.injectInto(rootReducer);

export const {
  textChanged,
  replyTextChanged,
  attachmentAdded,
  attachmentChanged,
  attachmentRemoved,
  tweetDraftCleared,
  replyDraftCleared,
} = draftSlice.actions;
export const { selectDraft, selectAttachments } = injected.selectors;
