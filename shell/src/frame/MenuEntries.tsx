import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { useMenu } from '../host/useMenu.ts';

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

const Account = styled.li<{ $isRuledOff: boolean }>`
  ${({ $isRuledOff }) =>
    $isRuledOff &&
    css`
      margin-top: var(--s2);
      padding-top: var(--s2);
      border-top: var(--border) solid color-mix(in srgb, var(--outline) 45%, transparent);
    `}
`;

const CHANGE_PROFILE = { path: '/profile', label: 'Change Profile' };
const ABOUT = { path: '/about', label: 'About' };
const SIGN_UP = { path: '/signup', label: 'Sign Up' };

/**
 * The documented entries (rule portal.menu): what the remotes declare for this viewer; behind More what they keep there
 * and Change Profile; Sign In always; About and Sign Up for visitors, and for members when More is open.
 */
export function MenuEntries() {
  const { isAuthorised, displayName } = useAppSelector(selectProfile);
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const entries = useMenu();
  const entriesOf = (section: 'main' | 'more') => entries.filter((entry) => entry.section === section);
  const showsMore = !isAuthorised || isMoreOpen;
  const item = ({ path, label }: { path: string; label: string }) => (
    <li key={path}>
      <Entry to={path} end>
        {label}
      </Entry>
    </li>
  );
  return (
    <nav aria-label="Menu">
      <ul>
        {entriesOf('main').map(item)}
        {isAuthorised && (
          <li>
            <More
              type="button"
              $isOpen={isMoreOpen}
              aria-expanded={isMoreOpen}
              onClick={() => setIsMoreOpen(!isMoreOpen)}
            >
              More
              <Icon name="chevron" size={20} />
            </More>
          </li>
        )}
        {isAuthorised && isMoreOpen && [...entriesOf('more'), CHANGE_PROFILE].map(item)}
        <Account $isRuledOff={isAuthorised}>
          <Entry to="/signin">
            <span>
              Sign In
              {isAuthorised && <small>You are {displayName}. Sign out here.</small>}
            </span>
          </Entry>
        </Account>
        {showsMore && [ABOUT, SIGN_UP].map(item)}
      </ul>
    </nav>
  );
}
