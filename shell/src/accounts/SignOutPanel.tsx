import { useState } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { signOut } from '@fleetwatch/kit/store/session';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { waitingCount } from '@fleetwatch/kit/store/waitingMark';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s4);
  p {
    min-width: 0;
    overflow-wrap: anywhere;
    font-size: var(--text-l);
    font-weight: 600;
  }
  small {
    color: var(--muted);
    font-weight: 400;
  }
`;

const waitsText = (count: number) =>
  count === 1 ? 'One change has not been sent yet.' : `${count} changes have not been sent yet.`;

const photosText = (count: number) =>
  count === 1
    ? 'One photo of a damage report has not arrived yet. Signing out deletes it.'
    : `${count} photos of damage reports have not arrived yet. Signing out deletes them.`;

/** How many photos signing out deletes before they have arrived. */
async function countLosable(memberId: string): Promise<number> {
  try {
    const { listLosable } = await import('@fleetwatch/kit/store/photoCache');
    return (await listLosable(memberId)).length;
  } catch {
    return 0;
  }
}

/**
 * Shows who is signed in and signs out every tab at once. When writes wait to be sent it asks first: they stay on the device
 * and are sent when their member signs in again (docs/offline.md). It also asks when photos would be lost.
 */
export function SignOutPanel() {
  const { id, displayName, email, pic } = useAppSelector(selectProfile);
  const dispatch = useAppDispatch();
  const [{ waiting, photos }, setUnsent] = useState({ waiting: 0, photos: 0 });
  const stay = () => setUnsent({ waiting: 0, photos: 0 });
  const leave = () => void dispatch(signOut());
  const handleSignOut = async () => {
    const unsent = { waiting: waitingCount(id), photos: await countLosable(id) };
    if (unsent.waiting > 0 || unsent.photos > 0) setUnsent(unsent);
    else leave();
  };
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
      <Button tone="primary" isWide onClick={() => void handleSignOut()}>
        Sign Out
      </Button>
      <ButtonLink to="/profile" isWide>
        Change Profile
      </ButtonLink>
      <Dialog
        isOpen={waiting > 0 || photos > 0}
        title="Not everything is sent"
        onClose={stay}
        actions={
          <>
            <Button tone="primary" onClick={stay}>
              Stay signed in
            </Button>
            <Button onClick={leave}>{waiting > 0 ? 'Sign out, keep it here' : 'Sign out'}</Button>
          </>
        }
      >
        {waiting > 0 && (
          <p>
            {waitsText(waiting)} What waits for the network, or for your decision, stays on this device:
            nobody else who signs in here sees it or sends it, and it is sent when you sign in here again.
            Until then the club does not know of it.
          </p>
        )}
        {photos > 0 && <p>{photosText(photos)}</p>}
      </Dialog>
    </>
  );
}
