import { use, useEffect, useState } from 'react';
import { PortalContext } from '@fleetwatch/kit/federation/PortalContext';
import type { RemoteRegistry } from '@fleetwatch/kit/federation/RemoteRegistry';
import { useInactivity } from '@fleetwatch/kit/ui/time/useInactivity.ts';
import type { NewVersion } from './registerWorker.ts';

/** How often a tablet on the wall asks which version of the kiosk is shown. */
const ASK_EVERY_MS = 300_000;
/**
 * Nobody can be asked at the tablet on the wall: it takes a new version after so long without a touch. By then the kiosk has
 * been idle for a minute, and no launch is under way.
 */
const ALONE_MS = 120_000;

/** The entry addresses of the remotes with a kiosk screen; each version has its own. */
const kioskOf = ({ remotes }: RemoteRegistry): string =>
  remotes
    .filter(({ declaration }) => declaration.routes.some(({ access }) => access === 'kiosk'))
    .map(({ entry }) => entry)
    .join();

/**
 * Has the tablet on the wall take a new version of the shell, or of the kiosk, whether published or rolled back to, once it is
 * left alone (rule kiosk.follows).
 * @param shell the shell's next version, if there is one
 */
export function useKioskUpdate(
  isKiosk: boolean,
  shell: NewVersion | null,
  reload = () => location.reload(),
): void {
  const portal = use(PortalContext);
  const [isReplaced, setIsReplaced] = useState(false);
  useEffect(() => {
    if (!isKiosk || !portal) return undefined;
    const ask = async () => {
      const shown = kioskOf(await portal.readRegistry());
      // A registry that cannot be read, or has no kiosk at all, is no reason to leave the one that works.
      setIsReplaced(shown !== '' && shown !== kioskOf(portal.registry));
    };
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isKiosk, portal]);
  useInactivity(isKiosk && (isReplaced || shell !== null), ALONE_MS, () => (shell ? shell.use() : reload()));
}
