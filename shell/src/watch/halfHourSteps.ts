import { YOU_ARE_OFF_DECK } from '@fleetwatch/contract/sorties/statusTexts';
import { invalidateTags } from '@fleetwatch/kit/store/invalidateTags';
import type { AppThunk } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { selectClubStatus } from '@fleetwatch/kit/store/status';
import { ABOUT_OWN_BOAT, toastShown } from '@fleetwatch/kit/store/toasts';
import { isSoundOn } from '@fleetwatch/kit/ui/feedback/soundSetting.ts';
import { whistle } from './whistle.ts';
import { decideOnDeck, REMINDER_MS } from './halfHour.ts';
import { forceOffDeck, unlandedCount, onDeckCheck } from './watchApi.ts';
import { LANDING_REMINDER } from './texts.ts';

const FRESH = { forceRefetch: true, subscribe: false } as const;

/**
 * Checks the deck. Without an answer nothing is decided: the timer tries again an hour later.
 * @returns whether the member is flagged now
 */
export function checkDeck(wasFlagged: boolean): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const memberId = selectMemberId(getState());
    const { data: deck } = await dispatch(onDeckCheck.initiate(undefined, FRESH));
    if (!deck) return wasFlagged;
    const isOnDeck = deck.some(({ user_id }) => user_id === memberId);
    const { isFlagged, mustLeave } = decideOnDeck(isOnDeck, wasFlagged);
    if (!mustLeave) return isFlagged;
    const { error } = await dispatch(forceOffDeck.initiate(memberId));
    if (error) return true;
    dispatch(toastShown({ text: YOU_ARE_OFF_DECK }));
    return false;
  };
}

/** Reminds a launched member of boats that are not landed; without any, the member is no longer launched. */
export function checkBoats(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { status } = selectClubStatus(getState());
    if (status !== 'launched') return;
    const { data: count } = await dispatch(unlandedCount.initiate(selectMemberId(getState()), FRESH));
    if (count === undefined) return;
    if (count > 0) {
      dispatch(
        toastShown({
          text: LANDING_REMINDER,
          tone: 'warning',
          lifetimeMs: REMINDER_MS,
          about: ABOUT_OWN_BOAT,
        }),
      );
      // A device without sound, or that forbids it, still shows the words.
      if (isSoundOn()) await whistle().catch(() => undefined);
      return;
    }
    // The list of boats out, which makes a member launched, is outdated.
    dispatch(invalidateTags([{ type: 'Sorties', id: 'OUT' }]));
  };
}
