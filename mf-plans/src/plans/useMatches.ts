import { useSyncExternalStore } from 'react';

/** Whether a media query holds, kept up as the window changes. */
export function useMatches(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = globalThis.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => globalThis.matchMedia(query).matches,
  );
}

/** Whether the window is as wide as a laptop's, which shows a grid in place of a day's cards. */
export const LAPTOP = '(min-width: 1024px)';
