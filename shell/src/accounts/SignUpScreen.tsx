import { Link } from 'react-router-dom';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { AccountColumn, AccountLinks } from './AccountColumn.ts';
import { SignUpForm } from './SignUpForm.tsx';

/** /signup: becoming a member (rule account.club-password). */
export function SignUpScreen() {
  return (
    <Screen title="Sign Up">
      <AccountColumn>
        <SignUpForm />
        <AccountLinks aria-label="Other ways">
          <Link to="/signin">I am a member: Sign In</Link>
        </AccountLinks>
      </AccountColumn>
    </Screen>
  );
}
