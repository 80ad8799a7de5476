import { isAnyOf } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import type { ClubStatus } from '@fleetwatch/contract/sorties/status';
import { addAppListener, useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import type { RootState } from '@fleetwatch/kit/store/createStore';
import { sortieLanded, sortieLaunched } from '@fleetwatch/kit/store/events';
import { isAnswered } from '@fleetwatch/kit/store/apiFailure';
import { selectIsOnDeck, useOnDeckQuery } from '@fleetwatch/kit/store/members';
import { LIVE_QUERY, selectStillOut } from '@fleetwatch/kit/store/sorties';
import { selectIsHeld, selectClubStatus } from '@fleetwatch/kit/store/status';

const isOwnDoing = isAnyOf(sortieLaunched, sortieLanded);
const currentStatus = (state: RootState): ClubStatus => selectClubStatus(state, selectIsOnDeck(state));

/**
 * Returns the member's status, by the boats out and the deck list; undefined before they are known. A refresh's changes wait
 * while a deferred action is queued or the member is in the middle of an action; this device's own actions show at once (rule
 * status.no-interruption).
 */
export function useShownStatus(): ClubStatus | undefined {
  const dispatch = useAppDispatch();
  // Selecting a boolean keeps components from rendering at every refetch.
  const deck = useOnDeckQuery(undefined, {
    ...LIVE_QUERY,
    selectFromResult: (result) => ({ isKnown: isAnswered(result) }),
  });
  const isKnown = useAppSelector((state) => selectStillOut(state) !== undefined) && deck.isKnown;
  const isHeld = useAppSelector(selectIsHeld);
  const current = useAppSelector(currentStatus);
  const [shown, setShown] = useState<ClubStatus>();
  if (isKnown && shown !== current && (shown === undefined || !isHeld)) setShown(current);

  useEffect(
    () =>
      dispatch(
        addAppListener({
          matcher: isOwnDoing,
          effect: (_event, { getState }) => setShown(currentStatus(getState())),
        }),
      ),
    [dispatch],
  );
  return shown;
}
