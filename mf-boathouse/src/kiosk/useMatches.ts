import { useSyncExternalStore } from 'react';

/** Whether a media query holds, kept up as the window turns; false where there is no layout. */
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
