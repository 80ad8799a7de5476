import { createSelector } from '@reduxjs/toolkit';
import { statusOf } from '@fleetwatch/contract/sorties/status';
import type { RootState } from './createStore.ts';
import { NONE, selectDeferred } from './deferredSlice.ts';
import { selectMemberId } from './sessionSlice.ts';
import { selectStillOut } from './sorties.ts';
import { selectIsBusy } from './statusSlice.ts';

/**
 * Status of the signed-in member by the list of boats out (rule status.automatic): landed, launched or boated; on deck when
 * the caller passes that they are on the deck list.
 */
export const selectClubStatus = createSelector(
  [selectMemberId, selectStillOut, (_state: RootState, isOnDeck = false) => isOnDeck],
  (memberId, stillOut, isOnDeck) => statusOf(memberId, stillOut ?? [], isOnDeck),
);

/** Whether automatic changes wait: an action is deferred, or the member is busy. */
export const selectIsHeld = (state: RootState): boolean =>
  selectIsBusy(state) || selectDeferred(state).code !== NONE;
