// @inner @chunk screens

import { useEffect, type RefObject } from 'react';
import { afterLayout } from './afterLayout.ts';

const FADE_PX = 32;

/** Sets `--fade-start` and `--fade-end` of a horizontally scrolling element: wide at an edge with more content, else 0. */
export function useScrollFade(strip: RefObject<HTMLElement | null>): void {
  // After every render as well: other labels have other widths.
  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const fade = () => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft;
      element.style.setProperty('--fade-start', `${Math.min(FADE_PX, element.scrollLeft)}px`);
      element.style.setProperty('--fade-end', `${Math.min(FADE_PX, Math.max(0, rest))}px`);
    };
    const stop = afterLayout(element, fade);
    element.addEventListener('scroll', fade, { passive: true });
    return () => {
      stop();
      element.removeEventListener('scroll', fade);
    };
  });
}
