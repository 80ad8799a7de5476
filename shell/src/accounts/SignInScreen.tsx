import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsSignedIn } from '@fleetwatch/kit/store/sessionSlice';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { AccountColumn } from './AccountColumn.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignOutPanel } from './SignOutPanel.tsx';
import { SIGN_IN } from '../texts.ts';

/** /signin: signing in, or signing out when signed in (rule account.sign-out). */
export function SignInScreen() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <Screen title={SIGN_IN}>
      <AccountColumn>{isSignedIn ? <SignOutPanel /> : <SignInForm />}</AccountColumn>
    </Screen>
  );
}
