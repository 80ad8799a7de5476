import { useEffect, type RefObject } from 'react';
import { useAppDispatch } from '../../store/createStore.ts';
import { toastShown } from '../../store/toasts.ts';
import { hasSeenHint, markHintSeen } from './seenHints.ts';

interface SwipeHintProps {
  /** What is swiped; the hint waits until it is in sight. */
  list: RefObject<Element | null>;
  children: string;
}

/** One name for all lists: rows are swiped alike everywhere, and saying so once per device is enough. */
const NAME = 'swipe';
const LIFETIME_MS = 5_000;

/** A mouse has the arrow of each row; only a finger has to be told that rows move. */
const isTouched = () => globalThis.matchMedia?.('(any-pointer: coarse)').matches ?? false;

/** Calls once some of the element is in sight; at once where the browser cannot tell. */
function whenInSight(element: Element, then: () => void): () => void {
  if (typeof IntersectionObserver !== 'function') {
    then();
    return () => undefined;
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    then();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Tells how a list is swiped: a toast, so that no row moves when it goes. Once per device, whichever list is seen first. */
export function SwipeHint({ list, children: text }: SwipeHintProps) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const element = list.current;
    if (!element || !isTouched() || hasSeenHint(NAME)) return undefined;
    return whenInSight(element, () => {
      // Another list may have been quicker.
      if (hasSeenHint(NAME)) return;
      markHintSeen(NAME);
      dispatch(toastShown({ text, lifetimeMs: LIFETIME_MS }));
    });
  }, [list, text, dispatch]);
  return null;
}
