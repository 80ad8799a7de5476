import { useLayoutEffect } from 'react';

/** Type and targets of a wall tablet (`GlobalStyle`), for as long as it is wanted; several may want it. */
export function useKioskScale(isWanted = true): void {
  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    const { dataset } = document.documentElement;
    dataset['scale'] = 'kiosk';
    return () => {
      delete dataset['scale'];
    };
  }, [isWanted]);
}
