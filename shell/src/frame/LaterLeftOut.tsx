import { lazy, Suspense } from 'react';
import { usePortal } from '@fleetwatch/kit/federation/PortalContext';
import { useViewer } from '../host/useViewer.ts';

const LeftOutNotice = lazy(async () => {
  // If the code fails to load, the console still tells what was left out.
  const module = await import('./LeftOutNotice.tsx').catch(() => null);
  return { default: module?.LeftOutNotice ?? (() => null) };
});

/** For coaches, and only where a remote was left out. */
export function LaterLeftOut() {
  const { refused } = usePortal().registry;
  const { isCoach } = useViewer();
  if (!isCoach || refused.length === 0) return null;
  return (
    <Suspense>
      <LeftOutNotice />
    </Suspense>
  );
}
