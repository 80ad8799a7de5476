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
import { CHANGE_PROFILE } from '../texts.ts';
import {
  NOT_ALL_SENT,
  photosLost,
  SIGN_OUT,
  SIGN_OUT_KEEP_CHANGES,
  SIGN_OUT_THERE,
  STAY_SIGNED_IN,
  unsentChanges,
} from './texts.ts';

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

/** Number of photos that signing out deletes before they are uploaded. */
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
        {SIGN_OUT}
      </Button>
      <ButtonLink to="/profile" isWide>
        {CHANGE_PROFILE}
      </ButtonLink>
      <Dialog
        isOpen={waiting > 0 || photos > 0}
        title={NOT_ALL_SENT}
        onClose={stay}
        actions={
          <>
            <Button tone="primary" onClick={stay}>
              {STAY_SIGNED_IN}
            </Button>
            <Button onClick={leave}>{waiting > 0 ? SIGN_OUT_KEEP_CHANGES : SIGN_OUT_THERE}</Button>
          </>
        }
      >
        {waiting > 0 && <p>{unsentChanges(waiting)}</p>}
        {photos > 0 && <p>{photosLost(photos)}</p>}
      </Dialog>
    </>
  );
}
