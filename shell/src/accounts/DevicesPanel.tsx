import { useState } from 'react';
import { styled } from 'styled-components';
import type { SignedInDevice } from '@fleetwatch/contract/accounts/sessions';
import { datePart, shortTime } from '@fleetwatch/contract/time/localText';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { useDevicesQuery, useEndOtherSessionsMutation, useEndSessionMutation } from './sessionsApi.ts';

const Devices = styled.ul`
  display: grid;
`;

const Device = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s1) var(--s3);
  min-height: 64px;
  padding: var(--s2) 0;
  border-top: var(--border) solid color-mix(in srgb, var(--outline) 45%, transparent);
  &:first-child {
    border-top: 0;
  }
  small {
    display: block;
    color: var(--muted);
    font-size: var(--text-s);
  }
`;

/** '2026-05-01, 06:12' */
const moment = (text: string): string => `${datePart(text)}, ${shortTime(text)}`;

/** The devices that a member is signed in on, and the way to sign out those that are lost or lent. */
export function DevicesPanel() {
  const dispatch = useAppDispatch();
  const { id } = useAppSelector(selectProfile);
  const { data: devices, error: failure } = useDevicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endSession, ending] = useEndSessionMutation();
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();
  const [asked, setAsked] = useState<SignedInDevice | 'others'>();
  const refusal = ending.error ?? endingOthers.error;
  const close = () => {
    setAsked(undefined);
    ending.reset();
    endingOthers.reset();
  };
  const handleEnd = async (which: SignedInDevice | 'others') => {
    const { error } = which === 'others' ? await endOthers(id) : await endSession(which._id);
    if (error) return;
    const text = which === 'others' ? 'You are signed in here alone.' : `${which.device} is signed out.`;
    dispatch(toastShown({ text, tone: 'success' }));
    close();
  };
  if (!devices) {
    return failure ? <Notice tone="red">{failureOf(failure).text}</Notice> : <p>Loading your devices …</p>;
  }
  return (
    <>
      <p>You are signed in on these devices. Sign out the ones you have lost or lent.</p>
      <Devices aria-label="Your devices">
        {devices.map((device) => (
          <Device key={device._id}>
            <span>
              <strong>{device.device}</strong>
              {device.isThis && ' (this device)'}
              <small>
                Signed in {moment(device.started)} · last seen {moment(device.seen)}
                {device.isPushedTo && ' · gets notifications'}
              </small>
            </span>
            {!device.isThis && (
              <Button onClick={() => setAsked(device)}>
                Sign out <VisuallyHidden>{device.device}</VisuallyHidden>
              </Button>
            )}
          </Device>
        ))}
      </Devices>
      {devices.some(({ isThis }) => !isThis) && (
        <Button isWide onClick={() => setAsked('others')}>
          Sign out everywhere else
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked === 'others' ? 'Sign out everywhere else' : `Sign out ${asked?.device ?? ''}`}
        verb="Sign out"
        isDangerous
        isBusy={ending.isLoading || endingOthers.isLoading}
        error={refusal ? failureOf(refusal).text : undefined}
        onConfirm={() => asked && void handleEnd(asked)}
        onCancel={close}
      >
        It takes your password to sign in there again. If someone else may know it, change it too.
      </ConfirmDialog>
    </>
  );
}
