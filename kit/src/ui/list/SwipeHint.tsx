// @inner

import { useEffect, type RefObject } from 'react';
import { useAppDispatch } from '../../store/createStore.ts';
import { toastShown } from '../../store/toasts.ts';
import { hasSeenHint, markHintSeen } from './seenHints.ts';

interface SwipeHintProps {
  /** The list; the hint waits until it is visible. */
  list: RefObject<Element | null>;
  children: string;
}

/** One name for all lists: they are swiped alike, so one hint per device is enough. */
const NAME = 'swipe';
const LIFETIME_MS = 5_000;

/** With a mouse the chevron of each row is enough; only touch input needs the hint. */
const isTouched = () => globalThis.matchMedia?.('(any-pointer: coarse)').matches ?? false;

/** Calls back once part of the element is visible; at once without IntersectionObserver. */
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

/**
 * Explains in a toast how to swipe a list, so that no row moves when the hint goes. Shown once per device, by the first list
 * in sight.
 */
export function SwipeHint({ list, children: text }: SwipeHintProps) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const element = list.current;
    if (!element || !isTouched() || hasSeenHint(NAME)) return undefined;
    return whenInSight(element, () => {
      // Another list may have shown it in the meantime.
      if (hasSeenHint(NAME)) return;
      markHintSeen(NAME);
      dispatch(toastShown({ text, lifetimeMs: LIFETIME_MS }));
    });
  }, [list, text, dispatch]);
  return null;
}
