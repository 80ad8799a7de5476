import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from './whenIdle.ts';

interface RenderWhenIdleProps {
  /** Holds the place, and is as high as what comes. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/**
 * Draws what is not the reason why someone opened the screen, a part of another file for one: once all around it is on the
 * screen and the browser has nothing better to do.
 */
export function RenderWhenIdle({ placeholder = null, children }: RenderWhenIdleProps) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIsTime(true))), []);
  return isTime ? children : placeholder;
}
