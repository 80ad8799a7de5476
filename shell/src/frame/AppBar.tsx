import { useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
import { BoatsOutBadge } from './BoatsOutBadge.tsx';
import { loadMenuSheet, SideMenu } from './SideMenu.tsx';
import { usePage } from './usePage.ts';
import { ViewerMark } from './ViewerMark.tsx';
import { WallBar } from './WallBar.tsx';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  display: flex;
  align-items: center;
  gap: var(--s2);
  min-height: calc(var(--target) + var(--s2));
  padding: env(safe-area-inset-top) max(var(--s2), env(safe-area-inset-right)) 0
    max(var(--s2), env(safe-area-inset-left));
  border-bottom: 3px solid var(--club-accent);
  background: var(--club-bar);
  color: var(--club-on-bar);
  :focus-visible {
    outline-color: var(--club-on-bar);
  }
  @media (hover: hover) {
    > button:hover:not(:disabled) {
      background: color-mix(in srgb, var(--club-on-bar) 15%, transparent);
    }
  }
`;

/* Screen readers get the same from the screen's heading. */
const Title = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  font-size: var(--text-l);
  font-weight: 650;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

/** A failed preload is reported when the menu opens. */
const prepareMenu = (): void => void loadMenuSheet().catch(() => undefined);

/**
 * Menu, the page's title, how many boats are out, and who is here (rule portal.bar). The Boathouse page stands on a
 * wall where anyone passes: its bar leads nowhere else.
 */
export function AppBar() {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { title, access } = usePage();
  if (access === 'kiosk') return <WallBar title={title} />;
  return (
    <Bar>
      <IconButton
        icon="menu"
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onPointerEnter={prepareMenu}
        onFocus={prepareMenu}
        onClick={() => setIsMenuOpen(true)}
      />
      <Title aria-hidden="true">{title}</Title>
      <BoatsOutBadge isBoathousePage={false} />
      <ViewerMark />
      <SideMenu isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
    </Bar>
  );
}
