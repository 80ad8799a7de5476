import { useSyncExternalStore } from 'react';

/** Whether a media query holds, kept up as the window turns; false where there is no layout. */
export function useMatches(query: string): boolean {
  return useSyncExternalStore(
    (tell) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', tell);
      return () => list?.removeEventListener('change', tell);
    },
    () => globalThis.matchMedia?.(query).matches ?? false,
  );
}
