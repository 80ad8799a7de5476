import { useEffect } from 'react';
import type { Part } from './createPart.tsx';
import { whenIdle } from './whenIdle.ts';

type Preloadable = Pick<Part<object>, 'preload'>;

/** Fetches parts of the screen once it is drawn and the browser has nothing better to do. */
export function usePreload(parts: readonly Preloadable[]): void {
  useEffect(() => whenIdle(() => parts.forEach((part) => void part.preload())), [parts]);
}
