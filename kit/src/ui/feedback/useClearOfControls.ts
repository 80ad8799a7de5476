// @inner

import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Lifts a floating element above the controls below it (`keepClearOfControls`), for as long as `shown` stays the same and not
 * null. The code comes when something first floats; without it the element stays where it is.
 */
export function useClearOfControls(floating: RefObject<HTMLElement | null>, shown: string | null): void {
  useEffect(() => {
    const element = floating.current;
    if (!element || shown === null) return undefined;
    let isGone = false;
    let letDown: (() => void) | undefined;
    import('./keepClearOfControls.ts')
      .then(({ keepClearOfControls }) => {
        if (!isGone) letDown = keepClearOfControls(element);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
      letDown?.();
    };
  }, [floating, shown]);
}
