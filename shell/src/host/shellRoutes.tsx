import { PasswordHintScreen } from '../accounts/PasswordHintScreen.tsx';
import { SignInScreen } from '../accounts/SignInScreen.tsx';
import { SignUpScreen } from '../accounts/SignUpScreen.tsx';
import { Landing } from '../landing/Landing.tsx';
import type { ShellRoute } from './ShellRoute.ts';

/** The shell's own screens. */
export const shellRoutes: ShellRoute[] = [
  { path: '/', title: 'Fleetwatch', access: 'open', element: <Landing /> },
  { path: '/signin', title: 'Sign In', access: 'open', element: <SignInScreen /> },
  { path: '/signup', title: 'Sign Up', access: 'open', element: <SignUpScreen /> },
  { path: '/password_hint', title: 'Password Hint', access: 'open', element: <PasswordHintScreen /> },
];
