import { useLayoutEffect } from 'react';

/** Sets the wall tablet's type and target sizes (`GlobalStyle`) while `isWanted`; several components may do so at once. */
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
