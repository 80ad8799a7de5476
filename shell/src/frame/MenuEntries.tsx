import { use, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { KeyDialogContext } from '../keyboard/KeyDialogContext.ts';
import { SIGN_IN_LINK, useMenuLinks, type MenuLink } from './useMenuLinks.ts';
import { KEYBOARD, MENU } from './texts.ts';
import { MORE, youAre } from './menuTexts.ts';

const entryStyle = css`
  display: flex;
  align-items: center;
  gap: var(--s2);
  width: 100%;
  min-height: var(--target);
  padding: var(--s2) var(--s3);
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--ink);
  font-weight: 600;
  text-align: left;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    background: var(--wash);
  }
`;

const Entry = styled(NavLink)`
  ${entryStyle}
  &[aria-current='page'] {
    background: var(--wash);
    box-shadow: inset 4px 0 var(--water);
    color: var(--water);
  }
  small {
    display: block;
    color: var(--muted);
    font-size: var(--text-s);
    font-weight: 400;
  }
`;

const More = styled.button<{ $isOpen: boolean }>`
  ${entryStyle}
  justify-content: space-between;
  svg {
    rotate: ${({ $isOpen }) => ($isOpen ? '90deg' : '0deg')};
    transition: rotate var(--motion);
  }
`;

/* Devices with a mouse have a keyboard. */
const Keys = styled.button`
  ${entryStyle}
  @media (pointer: coarse) {
    display: none;
  }
`;

const Account = styled.li<{ $isRuledOff: boolean }>`
  ${({ $isRuledOff }) =>
    $isRuledOff &&
    css`
      margin-top: var(--s2);
      padding-top: var(--s2);
      border-top: var(--border) solid color-mix(in srgb, var(--outline) 45%, transparent);
    `}
`;

/** The drawer's links to every screen (rule portal.menu). */
export function MenuEntries() {
  const { isAuthorised, displayName } = useAppSelector(selectProfile);
  const openDialog = use(KeyDialogContext);
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const { main, inbox, more, last } = useMenuLinks();
  const showsLast = !isAuthorised || isMoreOpen;
  const item = ({ path, label }: MenuLink) => (
    <li key={path}>
      <Entry to={path} end>
        {label}
      </Entry>
    </li>
  );
  return (
    <nav aria-label={MENU}>
      <ul>
        {[...main, ...inbox].map(item)}
        {isAuthorised && (
          <li>
            <More
              type="button"
              $isOpen={isMoreOpen}
              aria-expanded={isMoreOpen}
              onClick={() => setIsMoreOpen(!isMoreOpen)}
            >
              {MORE}
              <Icon name="chevron" size={20} />
            </More>
          </li>
        )}
        {isMoreOpen && more.map(item)}
        {isMoreOpen && (
          <li>
            <Keys type="button" aria-haspopup="dialog" onClick={() => openDialog('keys')}>
              {KEYBOARD}
            </Keys>
          </li>
        )}
        <Account $isRuledOff={isAuthorised}>
          <Entry to={SIGN_IN_LINK.path}>
            <span>
              {SIGN_IN_LINK.label}
              {isAuthorised && <small>{youAre(displayName)}</small>}
            </span>
          </Entry>
        </Account>
        {showsLast && last.map(item)}
      </ul>
    </nav>
  );
}
