import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsSignedIn } from '@fleetwatch/kit/store/sessionSlice';
import type { RemoteMenuEntry } from '@fleetwatch/kit/federation/RemoteDeclaration';
import { useIsNotifying } from '../inbox/useIsNotifying.ts';
import { useMenu } from '../host/useMenu.ts';

export type MenuLink = Pick<RemoteMenuEntry, 'path' | 'label' | 'icon' | 'letter'>;

export const SIGN_IN: MenuLink = { path: '/signin', label: 'Sign In', icon: 'signOut', letter: 'i' };
const CHANGE_PROFILE: MenuLink = { path: '/profile', label: 'Change Profile', icon: 'person', letter: 'r' };
const INBOX: MenuLink = { path: '/inbox', label: 'Inbox', icon: 'bell', letter: 'x' };
const ABOUT: MenuLink = { path: '/about', label: 'About', icon: 'help', letter: 'o' };
const SIGN_UP: MenuLink = { path: '/signup', label: 'Sign Up', icon: 'addPerson', letter: 'n' };

/** The entries that are no remote's. */
export const SHELL_LINKS: readonly MenuLink[] = [SIGN_IN, CHANGE_PROFILE, INBOX, ABOUT, SIGN_UP];

interface MenuLinks {
  main: MenuLink[];
  /** One in a club that uses notifications; it comes with the club, so the rail has it where it moves nothing. */
  inbox: MenuLink[];
  /** Behind More; none for visitors. */
  more: MenuLink[];
  /** Last in the menu: for visitors, and for members when More is open. */
  last: MenuLink[];
}

/**
 * The documented entries (rule portal.menu): what the remotes declare for this viewer; behind More what they keep there
 * and Change Profile; Sign In always; About and Sign Up for visitors, and for members when More is open. Where the club uses
 * notifications there is the inbox.
 */
export function useMenuLinks(): MenuLinks {
  const entries = useMenu();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isNotifying = useIsNotifying();
  const of = (section: RemoteMenuEntry['section']) => entries.filter((entry) => entry.section === section);
  return {
    main: of('main'),
    inbox: isNotifying ? [INBOX] : [],
    more: isSignedIn ? [...of('more'), CHANGE_PROFILE] : [],
    last: [ABOUT, SIGN_UP],
  };
}
