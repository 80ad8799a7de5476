import { useSyncExternalStore } from 'react';

/** Whether a media query matches, updated as the window changes; false without a layout. */
export function useMatches(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', notify);
      return () => list?.removeEventListener('change', notify);
    },
    () => globalThis.matchMedia?.(query).matches ?? false,
  );
}
