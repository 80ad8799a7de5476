import { Landing } from '../landing/Landing.tsx';
import { LazyScreen } from './LazyScreen.tsx';
import type { ShellRoute } from './ShellRoute.ts';

const loadSignIn = async () => (await import('../accounts/SignInScreen.tsx')).SignInScreen;
const loadSignUp = async () => (await import('../accounts/SignUpScreen.tsx')).SignUpScreen;
const loadPasswordHint = async () => (await import('../accounts/PasswordHintScreen.tsx')).PasswordHintScreen;

/** A screen whose code comes when it is opened: a member on the way to a boat need not wait for it. */
const later = (path: string, title: string, load: typeof loadSignIn): ShellRoute => ({
  path,
  title,
  access: 'open',
  element: <LazyScreen key={path} title={title} load={load} />,
});

/** The shell's own screens. */
export const shellRoutes: ShellRoute[] = [
  { path: '/', title: 'Fleetwatch', access: 'open', element: <Landing /> },
  later('/signin', 'Sign In', loadSignIn),
  later('/signup', 'Sign Up', loadSignUp),
  later('/password_hint', 'Password Hint', loadPasswordHint),
];
