import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsCoach } from '@fleetwatch/kit/store/sessionSlice';
import { busyChanged } from '@fleetwatch/kit/store/statusSlice';
import { IDLE, readPlace, SHOWN_CLASS, writePlace } from './actionParams.ts';
import type { ActionPlace } from './actionParams.ts';

export type Go = (next: ActionPlace, options?: { replace: boolean }) => void;

interface PlaceHere {
  place: ActionPlace;
  go: Go;
  /** Moniker of the class whose boats out are shown; '' for all. It stays while the place changes. */
  shownClass: string;
  showClass: (moniker: string) => void;
}

/** The member's place on the screen, from the address; it also marks the member as busy for all screens. */
export function useActionPlace(): PlaceHere {
  const dispatch = useAppDispatch();
  const isCoach = useAppSelector(selectIsCoach);
  const [params, setParams] = useSearchParams();
  const inAddress = readPlace(params);
  const place = inAddress.action === 'coach' && !isCoach ? IDLE : inAddress;
  const isBusy = place.action !== 'idle';
  const shownClass = params.get(SHOWN_CLASS) ?? '';

  useEffect(() => {
    dispatch(busyChanged(isBusy));
    return () => {
      dispatch(busyChanged(false));
    };
  }, [dispatch, isBusy]);

  // Another place is another page to the member, so it scrolls to the top. The first is there already.
  const here = [place.action, place.boatClass, place.picked].join('/');
  const shownHere = useRef(here);
  useEffect(() => {
    if (shownHere.current === here) return;
    shownHere.current = here;
    // A browser's scrollTo may return a promise, which is not a cleanup function.
    void window.scrollTo({ top: 0 });
  }, [here]);

  const write = (next: ActionPlace, shown: string, options?: { replace: boolean }) => {
    const written = writePlace(next);
    if (shown !== '') written.set(SHOWN_CLASS, shown);
    setParams(written, options);
  };
  return {
    place,
    go: (next, options) => write(next, shownClass, options),
    shownClass,
    showClass: (moniker) => write(place, moniker, { replace: true }),
  };
}
