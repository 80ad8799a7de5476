import { use, useEffect, useState } from 'react';
import { PortalContext } from '@fleetwatch/kit/federation/PortalContext';
import type { RemoteRegistry } from '@fleetwatch/kit/federation/RemoteRegistry';

/** Interval at which an open page checks the published versions. */
const ASK_EVERY_MS = 300_000;

/**
 * Returns the entry addresses of the remotes, on a tablet only of those with a kiosk screen or a part on the wall; each version
 * has its own.
 */
const entriesOf = ({ remotes }: RemoteRegistry, isKiosk: boolean): string =>
  remotes
    .filter(
      ({ declaration: { routes, fills = [] } }) =>
        !isKiosk ||
        routes.some(({ access }) => access === 'kiosk') ||
        fills.some(({ slot }) => slot === 'wall'),
    )
    .map(({ entry }) => entry)
    .sort()
    .join();

/** Whether a remote was published, rolled back or withdrawn since this page was opened (rules portal.next, kiosk.follows). */
export function useReplacedRemotes(isKiosk: boolean): boolean {
  const portal = use(PortalContext);
  const [isReplaced, setIsReplaced] = useState(false);
  useEffect(() => {
    if (!portal) return undefined;
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      const shown = entriesOf(await portal.readRegistry(), isKiosk);
      // A registry that cannot be read, or has no screens at all, must not replace working screens.
      setIsReplaced(shown !== '' && shown !== entriesOf(portal.registry, isKiosk));
    };
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isKiosk, portal]);
  return isReplaced;
}
