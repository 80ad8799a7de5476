import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the new screen's heading after navigation, so that keyboards and screen readers start there and not at the
 * previous position. A screen whose code is loading is represented by its placeholder, which begins below the app bar: the
 * browser would scroll the bar away to show more of it.
 */
export function useFocusOnNavigation(place: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    window.scrollTo(0, 0);
    const heading = place.current?.querySelector<HTMLElement>('#main h1[tabindex]') ?? place.current;
    heading?.focus({ preventScroll: true });
  }, [pathname, place]);
}
