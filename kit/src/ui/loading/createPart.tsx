import type { ComponentType, ReactNode } from 'react';
import { loadOnce, useLazyModule } from './useLazyModule.ts';

/** A part of a screen whose code is a file of its own. */
export interface Part<Props extends object> {
  /** Draws the part at once when its code is there, the placeholder while it comes. */
  View: ComponentType<Props>;
  /** Fetches the code; a failure is left to the drawing, which tries again and shows it. */
  preload: () => Promise<void>;
}

/**
 * Splits a part off a screen's first code: what a member sees only after a tap need not be there before it. Fetch it
 * when the screen is drawn (`usePreload`), and the tap finds it.
 * @param load imports the part: `async () => (await import('./LandPanel.tsx')).LandPanel`
 */
export function createPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): Part<Props> {
  const fetchCode = loadOnce(load);

  function View(props: Props) {
    const Code = useLazyModule(fetchCode);
    return Code ? <Code {...props} /> : placeholder;
  }

  return {
    View,
    preload: async () => {
      await fetchCode().catch(() => undefined);
    },
  };
}
