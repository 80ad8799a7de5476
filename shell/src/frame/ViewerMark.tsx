import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { ClubEscutcheon } from './ClubEscutcheon.tsx';

const Mark = styled(Link)`
  display: grid;
  place-items: center;
  min-width: var(--target);
  min-height: var(--target);
  border-radius: var(--radius);
`;

/** The user's picture when someone is signed in, else the club's escutcheon: both lead to signing in and out. */
export function ViewerMark() {
  const { isAuthorised, displayName, pic } = useAppSelector(selectProfile);
  return (
    <Mark to="/signin">
      {/* Not a label: that would have to contain the initials which stand for a missing picture. */}
      <VisuallyHidden>{isAuthorised ? `Signed in as ${displayName}` : 'Sign In'}</VisuallyHidden>
      {isAuthorised ? <Avatar name={displayName} src={pic} size={40} /> : <ClubEscutcheon size={40} />}
    </Mark>
  );
}
