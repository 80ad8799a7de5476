import type { ComponentType, ReactNode } from 'react';
import { loadOnce, useLazyModule } from './useLazyModule.ts';

/** A component whose code is loaded on demand. */
export interface Part<Props extends object> {
  /** Renders the component once its code is loaded, the placeholder before. */
  View: ComponentType<Props>;
  /** Loads the code; a failure is ignored, because rendering tries again and reports it. */
  preload: () => Promise<void>;
}

/**
 * Splits a component from a screen's first code, for content that shows only after a tap. Preload it when the screen is
 * rendered (`usePreload`), so that the tap does not wait.
 * @param load imports the component: `async () => (await import('./LandPanel.tsx')).LandPanel`
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
