import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { signOut } from '@fleetwatch/kit/store/session';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { Avatar } from '@fleetwatch/kit/ui/Avatar';
import { Button } from '@fleetwatch/kit/ui/Button';
import { ButtonLink } from '@fleetwatch/kit/ui/ButtonLink';

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s4);
  p {
    font-size: var(--text-l);
    font-weight: 600;
  }
  small {
    color: var(--muted);
    font-weight: 400;
  }
`;

/** Who is signed in on this device, and the way out: of every tab at once. */
export function SignOutPanel() {
  const { displayName, email, pic } = useAppSelector(selectProfile);
  const dispatch = useAppDispatch();
  return (
    <>
      <Who>
        <Avatar name={displayName} src={pic} size={64} />
        <p>
          {displayName}
          <br />
          <small>{email}</small>
        </p>
      </Who>
      <Button tone="primary" isWide onClick={() => void dispatch(signOut())}>
        Sign Out
      </Button>
      <ButtonLink to="/profile" isWide>
        Change Profile
      </ButtonLink>
    </>
  );
}
