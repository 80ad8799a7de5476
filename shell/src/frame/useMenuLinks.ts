import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsSignedIn } from '@fleetwatch/kit/store/sessionSlice';
import type { RemoteMenuEntry } from '@fleetwatch/kit/federation/RemoteDeclaration';
import { useIsNotifying } from '../inbox/useIsNotifying.ts';
import { useMenu } from '../host/useMenu.ts';
import { ABOUT, CHANGE_PROFILE, INBOX, SIGN_IN, SIGN_UP } from '../texts.ts';

export type MenuLink = Pick<RemoteMenuEntry, 'path' | 'label' | 'icon' | 'letter'>;

export const SIGN_IN_LINK: MenuLink = { path: '/signin', label: SIGN_IN, icon: 'signOut', letter: 'i' };
const CHANGE_PROFILE_LINK: MenuLink = {
  path: '/profile',
  label: CHANGE_PROFILE,
  icon: 'person',
  letter: 'r',
};
const INBOX_LINK: MenuLink = { path: '/inbox', label: INBOX, icon: 'bell', letter: 'x' };
const ABOUT_LINK: MenuLink = { path: '/about', label: ABOUT, icon: 'help', letter: 'o' };
const SIGN_UP_LINK: MenuLink = { path: '/signup', label: SIGN_UP, icon: 'addPerson', letter: 'n' };

/** Menu entries of the shell itself. */
export const SHELL_LINKS: readonly MenuLink[] = [
  SIGN_IN_LINK,
  CHANGE_PROFILE_LINK,
  INBOX_LINK,
  ABOUT_LINK,
  SIGN_UP_LINK,
];

interface MenuLinks {
  main: MenuLink[];
  /** Entry for a club that uses notifications; it loads with the club, so the rail puts it where it moves nothing. */
  inbox: MenuLink[];
  /** Behind More; empty for visitors. */
  more: MenuLink[];
  /** Last in the menu: for visitors, and for members when More is open. */
  last: MenuLink[];
}

/**
 * The documented entries (rule portal.menu): the remotes' entries for this viewer; behind More the remotes' further entries and
 * Change Profile; Sign In always; About and Sign Up for visitors, and for members when More is open. If the club uses
 * notifications there is the inbox.
 */
export function useMenuLinks(): MenuLinks {
  const entries = useMenu();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isNotifying = useIsNotifying();
  const of = (section: RemoteMenuEntry['section']) => entries.filter((entry) => entry.section === section);
  return {
    main: of('main'),
    inbox: isNotifying ? [INBOX_LINK] : [],
    more: isSignedIn ? [...of('more'), CHANGE_PROFILE_LINK] : [],
    last: [ABOUT_LINK, SIGN_UP_LINK],
  };
}
