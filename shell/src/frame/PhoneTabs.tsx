import { NavLink } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { usePreload } from '@fleetwatch/kit/ui/loading/usePreload.ts';
import { useMenu } from '../host/useMenu.ts';
import { MENU_PARTS } from './MenuPart.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { MENU } from './texts.ts';
import { MAIN_TABS } from './menuTexts.ts';

/** Most tabs beside Menu: more would be narrower than a thumb. */
const TABS_MAX = 4;

/* Its height is in index.html, which reserves the space from the first paint. */
const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 11;
  height: var(--tabs);
  padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
  border-top: var(--border) solid var(--line);
  background: var(--paper);
  > ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    max-width: 40rem;
    height: 100%;
    margin: 0 auto;
  }
  @media print {
    display: none;
  }
`;

const tabStyle = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  width: 100%;
  height: 100%;
  padding: 0 2px;
  border: 0;
  background: none;
  color: var(--muted);
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  cursor: pointer;
  > svg,
  > i {
    flex: none;
    height: 22px;
    font-style: normal;
  }
  > span {
    overflow: hidden;
    max-width: 100%;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:active {
    background: var(--wash);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Tab = styled(NavLink)`
  ${tabStyle}
  &[aria-current='page'] {
    box-shadow: inset 0 3px var(--accent);
    color: var(--ink);
    font-weight: var(--weight-name);
  }
`;

const MenuTab = styled.button`
  ${tabStyle}
`;

interface PhoneTabsProps {
  isMenuOpen: boolean;
  onMenu: () => void;
}

/** Links to the four screens that a member opens most, and to the drawer, within the thumb's reach (rule portal.tabs). */
export function PhoneTabs({ isMenuOpen, onMenu }: PhoneTabsProps) {
  const tabs = useMenu()
    .filter(({ tab }) => tab)
    .slice(0, TABS_MAX);
  usePreload(MENU_PARTS);
  return (
    <Bar aria-label={MAIN_TABS}>
      <ul>
        {tabs.map((entry) => (
          <li key={entry.path}>
            <Tab to={entry.path} end>
              <MenuIcon {...entry} />
              <span>{entry.label}</span>
            </Tab>
          </li>
        ))}
        <li>
          <MenuTab type="button" aria-haspopup="dialog" aria-expanded={isMenuOpen} onClick={onMenu}>
            <Icon name="menu" size={22} />
            <span>{MENU}</span>
          </MenuTab>
        </li>
      </ul>
    </Bar>
  );
}
