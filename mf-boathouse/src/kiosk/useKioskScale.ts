import { useLayoutEffect } from 'react';

/** Type and targets of a wall tablet, for as long as the kiosk is open. */
export function useKioskScale(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['scale'] = 'kiosk';
    return () => {
      delete dataset['scale'];
    };
  }, []);
}
