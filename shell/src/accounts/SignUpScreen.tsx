import { Link } from 'react-router-dom';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { AccountColumn, AccountLinks } from './AccountColumn.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { SIGN_UP } from '../texts.ts';
import { MEMBER_SIGN_IN, OTHER_PAGES } from './texts.ts';

/** /signup: becoming a member (rule account.club-password). */
export function SignUpScreen() {
  return (
    <Screen title={SIGN_UP}>
      <AccountColumn>
        <SignUpForm />
        <AccountLinks aria-label={OTHER_PAGES}>
          <Link to="/signin">{MEMBER_SIGN_IN}</Link>
        </AccountLinks>
      </AccountColumn>
    </Screen>
  );
}
