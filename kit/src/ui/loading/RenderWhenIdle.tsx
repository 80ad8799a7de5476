import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from './whenIdle.ts';

interface RenderWhenIdleProps {
  /** Shown until then; as high as the children. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/**
 * Renders secondary content, such as a part of another remote, once the content around it is painted and the browser is
 * idle.
 */
export function RenderWhenIdle({ placeholder = null, children }: RenderWhenIdleProps) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIsTime(true))), []);
  return isTime ? children : placeholder;
}
