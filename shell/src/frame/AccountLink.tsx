import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { BarLink } from './BarLink.ts';
import { ClubEscutcheon } from './ClubEscutcheon.tsx';
import { SIGN_IN } from '../texts.ts';
import { signedInAs } from './texts.ts';

/** The user's picture after sign-in, else the club's crest: both lead to signing in and out. */
export function AccountLink() {
  const { isAuthorised, displayName, pic } = useAppSelector(selectProfile);
  return (
    <BarLink to="/signin">
      {/* Not a label: that would have to contain the initials shown for a missing picture. */}
      <VisuallyHidden>{isAuthorised ? signedInAs(displayName) : SIGN_IN}</VisuallyHidden>
      {isAuthorised ? <Avatar name={displayName} src={pic} size={40} /> : <ClubEscutcheon size={40} />}
    </BarLink>
  );
}
