import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** Content that begins below this share of the window may go unnoticed. */
const LOW = 0.6;
/** Space kept above it: the app bar, and the control that opened it. */
const KEPT_ABOVE_PX = 132;

/** Content opened by a control further up: the page scrolls to it if it would appear below the visible part, as on a phone. */
export function ScrollIntoView({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const top = element.current?.getBoundingClientRect().top ?? 0;
    if (top > window.innerHeight * LOW) window.scrollBy({ top: top - KEPT_ABOVE_PX });
  }, []);
  return <div ref={element}>{children}</div>;
}
