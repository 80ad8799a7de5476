import { createContext, startTransition, use, useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Slot } from './actionsStyle.ts';

interface DockPlace {
  /** Null until it is rendered. */
  slot: HTMLElement | null;
  showSlot: (slot: HTMLElement | null) => void;
}

const DockContext = createContext<DockPlace>({ slot: null, showSlot: () => undefined });

/** Wraps the screen, so that panels far from the thumb zone can render into it. */
export function DockProvider({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  // Not at once: React would render again, with all that waits for the first render, before anything is on the screen.
  const showSlot = useCallback((next: HTMLElement | null) => startTransition(() => setSlot(next)), []);
  const place = useMemo(() => ({ slot, showSlot }), [slot, showSlot]);
  return <DockContext value={place}>{children}</DockContext>;
}

/** The place above the tab strip, within the thumb's reach. */
export function DockSlot() {
  const { showSlot } = use(DockContext);
  return <Slot ref={showSlot} />;
}

/** Puts a panel's next control, such as its slider, into the thumb zone. The strip below it does not move. */
export function Dock({ children }: { children: ReactNode }) {
  const { slot } = use(DockContext);
  return slot && createPortal(children, slot);
}
