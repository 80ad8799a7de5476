import { Fragment, useLayoutEffect, useState, type ReactNode, type Ref } from 'react';
import { css, styled } from 'styled-components';
import { RemoteBoundary } from '@fleetwatch/kit/federation/RemoteBoundary.tsx';
import { RemoteNotice, type RemoteFallbackProps } from '@fleetwatch/kit/federation/RemoteFallback.tsx';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsSignedIn } from '@fleetwatch/kit/store/sessionSlice';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
import { useIsLaptop } from '@fleetwatch/kit/ui/layout/useIsLaptop.ts';
import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { useMenu } from '../host/useMenu.ts';
import { BOARD_PATH, BoatsOutBadge } from './BoatsOutBadge.tsx';
import { ClubEscutcheon } from './ClubEscutcheon.tsx';
import { MenuPart } from './MenuPart.ts';
import { usePage } from './usePage.ts';
import { AccountLink } from './AccountLink.tsx';
import { WallBar } from './WallBar.tsx';
import { MENU } from './texts.ts';

const barStyle = css`
  background: var(--club-bar);
  color: var(--club-on-bar);
  :focus-visible {
    outline-color: var(--club-on-bar);
  }
  @media print {
    display: none;
  }
`;

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
  ${barStyle}
  /* The mark, as far from the edge as the menu's sign is in its button. */
  > span:first-child {
    margin-inline: 6px;
  }
  @media (hover: hover) {
    > button:hover:not(:disabled) {
      background: color-mix(in srgb, var(--club-on-bar) 15%, transparent);
    }
  }
`;

/* Its space is reserved from the first paint: index.html. */
const Rail = styled.header`
  position: fixed;
  inset: 0 auto 0 0;
  z-index: 15;
  width: var(--rail);
  ${barStyle}
`;

/* Hidden from screen readers, which get it from the screen's heading. */
const Title = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  font-size: var(--text-l);
  font-weight: 650;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

/* Over the page: neither a bar nor a rail has room for sentences. */
const Failure = styled.div`
  position: fixed;
  inset: var(--s7) 0 auto var(--rail, 0);
  color: var(--ink);
`;

const MenuFailure = (props: RemoteFallbackProps) => (
  <Failure>
    <RemoteNotice {...props} />
  </Failure>
);

const RailPart = createPart(async () => (await import('./RailSheet.tsx')).RailSheet);
const TabsPart = createPart(async () => (await import('./PhoneTabs.tsx')).PhoneTabs);

/* For a visitor, whose pointer is near the menu; for a member, the tabs load it. */
const prepareMenu = (): void => void MenuPart.preload();

/**
 * Menu, the page's title, the number of boats out, and the account (rule portal.bar). Members have the menu as a rail on a
 * laptop (rule portal.rail), and as the last of the tabs on a phone (rule portal.tabs). The Boathouse page is on a wall where
 * anyone passes: its bar has no other links.
 * @param onBellPlace receives the bell's place; the bell loads after the first screen
 */
export function AppBar({ onBellPlace }: { onBellPlace: Ref<HTMLSpanElement> }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { title, access } = usePage();
  const isLaptop = useIsLaptop();
  const menu = useMenu();
  const isMember = useAppSelector(selectIsSignedIn) && access !== 'kiosk';
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-member', isMember);
  }, [isMember]);
  if (access === 'kiosk') return <WallBar title={title} />;
  const guarded = (part: ReactNode) => (
    <RemoteBoundary title={MENU} onRetry={() => setAttempt(attempt + 1)} Fallback={MenuFailure}>
      <Fragment key={attempt}>{part}</Fragment>
    </RemoteBoundary>
  );
  if (isMember && isLaptop) return <Rail>{guarded(<RailPart.View />)}</Rail>;
  const board = menu.find(({ path }) => path === BOARD_PATH)?.path;
  const openMenu = () => setIsMenuOpen(true);
  return (
    <>
      <Bar>
        {isMember ? (
          <ClubEscutcheon size={36} />
        ) : (
          <IconButton
            icon="menu"
            label={MENU}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onPointerEnter={prepareMenu}
            onFocus={prepareMenu}
            onClick={openMenu}
          />
        )}
        <Title aria-hidden="true">{title}</Title>
        <span ref={onBellPlace} />
        <BoatsOutBadge board={board} />
        <AccountLink />
        {isMenuOpen && guarded(<MenuPart.View onClose={() => setIsMenuOpen(false)} />)}
      </Bar>
      {isMember && guarded(<TabsPart.View isMenuOpen={isMenuOpen} onMenu={openMenu} />)}
    </>
  );
}
