import { useLayoutEffect, useState, type RefObject } from 'react';
import { afterLayout } from '@fleetwatch/kit/ui/layout/afterLayout.ts';

/**
 * Returns the number of rows that fit into a list's place; `Infinity` if the list is as long as its rows.
 * @param rowPx the minimum height of a row with the gap below it
 * @param isBounded whether the place has a fixed height
 */
export function useRowsThatFit(
  list: RefObject<HTMLElement | null>,
  rowPx: number,
  isBounded: boolean,
): number {
  const [count, setCount] = useState(Infinity);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !isBounded) return undefined;
    const stop = afterLayout(element, () => {
      // jsdom lays nothing out.
      if (element.clientHeight > 0) setCount(Math.max(1, Math.floor(element.clientHeight / rowPx)));
    });
    return () => {
      stop();
      setCount(Infinity);
    };
  }, [list, rowPx, isBounded]);
  return count;
}
