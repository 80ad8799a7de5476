import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** What begins lower than this part of the window may go unseen. */
const LOW = 0.6;
/** What stays in sight above it: the app bar, and where it came from. */
const KEPT_ABOVE_PX = 132;

/** What was asked for further up: on a phone, where it would come below what is in sight, the page moves to it. */
export function ScrollIntoView({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const top = element.current?.getBoundingClientRect().top ?? 0;
    if (top > window.innerHeight * LOW) window.scrollBy({ top: top - KEPT_ABOVE_PX });
  }, []);
  return <div ref={element}>{children}</div>;
}
