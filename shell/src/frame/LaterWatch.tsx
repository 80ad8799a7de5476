import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

const loadWatch = async () => (await import(/* webpackChunkName: "watch" */ '../watch/Watch.tsx')).Watch;

/** By then the first screen is there, or nearly. */
const LOAD_AFTER_MS = 3_000;

/** The timers, whose first step is minutes away, so their code comes when nothing else is on its way. */
export function LaterWatch() {
  const [Watch, setWatch] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      // If the code fails to load, the next page loads it.
      const part = await loadWatch().catch(() => null);
      if (!isGone) setWatch(() => part);
    };
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => void load());
      else void load();
    }, LOAD_AFTER_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
  return Watch && <Watch />;
}
