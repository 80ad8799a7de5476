import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a change of screen the focus is on the new screen's heading, so that keyboards and screen readers start there and
 * not where the last screen was. A screen whose code is still on its way is represented by its place, which begins below the
 * app bar: the browser would scroll the bar away to show more of it.
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
