import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The place above the tab strip, in the thumb's reach; null until it is drawn. */
export const DockSlot = createContext<HTMLElement | null>(null);

/** Puts what a panel asks for next, such as its slider, into the thumb zone: the strip below it stays where it is. */
export function Dock({ children }: { children: ReactNode }) {
  const slot = use(DockSlot);
  return slot && createPortal(children, slot);
}
