import { useEffect } from 'react';
import type { Part } from './createPart.tsx';
import { whenIdle } from './whenIdle.ts';

type Preloadable = Pick<Part<object>, 'preload'>;

/** Loads the code of these parts once the screen is rendered and the browser is idle. */
export function usePreload(parts: readonly Preloadable[]): void {
  useEffect(() => whenIdle(() => parts.forEach((part) => void part.preload())), [parts]);
}
