// @shell

import { isAnyOf } from '@reduxjs/toolkit';
import type { Dispatch, Middleware } from '@reduxjs/toolkit';
import { baseApi } from './baseApi.ts';
import { forgetDraftsBut } from './drafts.ts';
import { forgetCachedAnswers } from './cachedAnswers.ts';
import { writeProfile } from './localProfile.ts';
import type { LocalProfile } from './localProfile.ts';
import { sessionEnded, sessionStarted } from './sessionSlice.ts';
import type { WithSession } from './sessionSlice.ts';
import { toastShown } from './toasts.ts';
import { STORAGE_FAILED } from './texts.ts';

const isMemberChanged = isAnyOf(sessionStarted, sessionEnded);

/** Stores the profile on the device, and clears data that was fetched for another member or before masking was turned on. */
export const sessionEffects: Middleware<object, WithSession> = (store) => (next) => (action) => {
  const before = store.getState().session.profile;
  const result = next(action);
  const after = store.getState().session.profile;
  if (after !== before) storeProfile(after, store.dispatch);
  // Data of another member, or with unmasked names, is refetched by the screens that show it.
  const isMaskChanged = after.isAuthorised && after.isAnonymous !== before.isAnonymous;
  const isOther = isMemberChanged(action) && after.id !== before.id;
  if (isOther && before.id !== '') void forgetCachedAnswers();
  // A member whose session the server ended finds their drafts again; a member who signs out leaves none on the device.
  if (sessionStarted.match(action) || (sessionEnded.match(action) && action.payload !== 'refused')) {
    forgetDraftsBut(after.id);
    // At the next sign-in if the code cannot be loaded now.
    void import('./photoCache.ts')
      .then(({ forgetPhotosBut }) => forgetPhotosBut(after.id))
      .catch(() => undefined);
  }
  if (isOther || isMaskChanged) store.dispatch(baseApi.util.resetApiState());
  return result;
};

function storeProfile(profile: LocalProfile, dispatch: Dispatch): void {
  try {
    writeProfile(profile);
  } catch {
    dispatch(toastShown({ text: STORAGE_FAILED, tone: 'warning' }));
  }
}
