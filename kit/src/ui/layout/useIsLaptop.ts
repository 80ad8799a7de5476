import { useSyncExternalStore } from 'react';

/** Width from which the menu is a rail, and lists are tables (rules portal.rail, table.laptop). */
const LAPTOP = '(min-width: 1024px)';

let isLaptop = false;

function readIsLaptop(): boolean {
  // A sheet of paper is narrower than the window that is printed.
  if (!matchMedia('print').matches) isLaptop = matchMedia(LAPTOP).matches;
  return isLaptop;
}

function subscribe(notify: () => void): () => void {
  const list = matchMedia(LAPTOP);
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
}

/** Whether the window is as wide as a laptop's, followed as it changes. */
export const useIsLaptop = (): boolean => useSyncExternalStore(subscribe, readIsLaptop);
