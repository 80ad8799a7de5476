import { LazyScreen } from './LazyScreen.tsx';
import type { LoadPart } from './LazyScreen.tsx';
import type { ShellRoute } from './ShellRoute.ts';

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

/** A screen whose code comes when it is opened: a member on the way to a boat need not wait for it. */
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
    title: 'Fleetwatch',
    access: 'open',
    element: <LazyScreen key="/" title="Fleetwatch" load={loadLanding} placeholder={null} />,
  },
  later('/signin', 'Sign In', loadSignIn),
  later('/signup', 'Sign Up', loadSignUp),
  later('/password_hint', 'Password Hint', loadPasswordHint),
  later('/password_reset', 'Password Reset', loadPasswordReset),
  later('/confirm_email', 'Confirm E-mail', loadConfirmEmail),
  // The guard sends who has no id to the landing page.
  later('/profile', 'Change Profile', loadProfile, 'member'),
  later('/inbox', 'Inbox', loadInbox, 'member'),
  later('/imagecrop', 'Image Crop', loadImageCrop),
  later('/about', 'About', loadAbout),
];
