import { useMemo } from 'react';
import { usePortal } from '@fleetwatch/kit/federation/PortalContext';
import { SHELL_LINKS, SIGN_IN_LINK, useMenuLinks, type MenuLink } from '../frame/useMenuLinks.ts';
import { menuFor } from '../host/menuFor.ts';
import { assignLetters } from './assignLetters.ts';

/** A coach sees every entry. */
const COACH = { isSignedIn: true, isConfirmedCoach: true };

/** Returns the viewer's menu with the letter of each entry, which is the same for members and coaches (rule portal.keys). */
export function useLetteredLinks(): MenuLink[] {
  const { registry } = usePortal();
  const { main, inbox, more, last } = useMenuLinks();
  const letters = useMemo(() => assignLetters([...menuFor(registry, COACH), ...SHELL_LINKS]), [registry]);
  return [...main, ...inbox, ...more, SIGN_IN_LINK, ...last].map(({ path, label, icon }) => ({
    path,
    label,
    icon,
    letter: letters.get(path),
  }));
}
