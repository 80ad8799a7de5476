import { useEffect } from 'react';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { HALF_HOUR_MS, isBoatsStep, isDeckStep } from './halfHour.ts';
import { checkBoats, checkDeck } from './halfHourSteps.ts';

/** Steps every half hour for as long as this member is signed in. */
export function useHalfHourTimer(memberId: string): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (memberId === '') return undefined;
    let step = 0;
    let isFlagged = false;
    const handleStep = async () => {
      step += 1;
      const asksBoats = isBoatsStep(step);
      if (isDeckStep(step)) isFlagged = await dispatch(checkDeck(isFlagged));
      if (asksBoats) await dispatch(checkBoats());
    };
    const timer = setInterval(() => void handleStep(), HALF_HOUR_MS);
    return () => clearInterval(timer);
  }, [dispatch, memberId]);
}
