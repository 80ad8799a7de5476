import { LazyScreen } from './LazyScreen.tsx';
import type { LoadPart } from './LazyScreen.tsx';
import type { ShellRoute } from './ShellRoute.ts';
import {
  ABOUT,
  CHANGE_PROFILE,
  CONFIRM_EMAIL,
  FLEETWATCH,
  IMAGE_CROP,
  INBOX,
  PASSWORD_HINT,
  PASSWORD_RESET,
  SIGN_IN,
  SIGN_UP,
} from '../texts.ts';

const loadLanding = async () => (await import('../landing/Landing.tsx')).Landing;
const loadSignIn = async () => (await import('../accounts/SignInScreen.tsx')).SignInScreen;
const loadSignUp = async () => (await import('../accounts/SignUpScreen.tsx')).SignUpScreen;
const loadPasswordHint = async () => (await import('../accounts/PasswordHintScreen.tsx')).PasswordHintScreen;
const loadPasswordReset = async () =>
  (await import('../accounts/PasswordResetScreen.tsx')).PasswordResetScreen;
const loadConfirmEmail = async () => (await import('../accounts/ConfirmEmailScreen.tsx')).ConfirmEmailScreen;
const loadProfile = async () => (await import('../accounts/ProfileScreen.tsx')).ProfileScreen;
const loadInbox = async () => (await import('../inbox/InboxScreen.tsx')).InboxScreen;
const loadImageCrop = async () => (await import('../pictures/ImageCropScreen.tsx')).ImageCropScreen;
const loadAbout = async () => (await import('../help/AboutScreen.tsx')).AboutScreen;

/** A screen whose code loads when it is opened: a member on the way to a boat need not wait for it. */
const later = (
  path: string,
  title: string,
  load: LoadPart,
  access: ShellRoute['access'] = 'open',
): ShellRoute => ({
  path,
  title,
  access,
  element: <LazyScreen key={path} title={title} load={load} />,
});

/** The shell's own screens. */
export const shellRoutes: ShellRoute[] = [
  {
    path: '/',
    title: FLEETWATCH,
    access: 'open',
    element: <LazyScreen key="/" title={FLEETWATCH} load={loadLanding} placeholder={null} />,
  },
  later('/signin', SIGN_IN, loadSignIn),
  later('/signup', SIGN_UP, loadSignUp),
  later('/password_hint', PASSWORD_HINT, loadPasswordHint),
  later('/password_reset', PASSWORD_RESET, loadPasswordReset),
  later('/confirm_email', CONFIRM_EMAIL, loadConfirmEmail),
  // The guard sends visitors to the landing page.
  later('/profile', CHANGE_PROFILE, loadProfile, 'member'),
  later('/inbox', INBOX, loadInbox, 'member'),
  later('/imagecrop', IMAGE_CROP, loadImageCrop),
  later('/about', ABOUT, loadAbout),
];
