import { useState } from 'react';
import { styled } from 'styled-components';
import type { SignedInDevice } from '@fleetwatch/contract/accounts/sessions';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { useDevicesQuery, useEndOtherSessionsMutation, useEndSessionMutation } from './sessionsApi.ts';
import {
  deviceFacts,
  DEVICES_HINT,
  deviceSignedOut,
  LOADING_DEVICES,
  OTHERS_SIGNED_OUT,
  SIGN_OUT_EFFECT,
  SIGN_OUT_ELSEWHERE,
  SIGN_OUT_THERE,
  signOutDevice,
  THIS_DEVICE,
  YOUR_DEVICES,
} from './texts.ts';

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

/** The devices that a member is signed in on, and the way to sign out those that are lost or lent. */
export function DevicesPanel() {
  const dispatch = useAppDispatch();
  const { id } = useAppSelector(selectProfile);
  const { data: devices, error: failure } = useDevicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endSession, ending] = useEndSessionMutation();
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();
  const [asked, setAsked] = useState<SignedInDevice | 'others'>();
  const today = useClubQuery().data?.today;
  const refusal = ending.error ?? endingOthers.error;
  const close = () => {
    setAsked(undefined);
    ending.reset();
    endingOthers.reset();
  };
  const handleEnd = async (which: SignedInDevice | 'others') => {
    const { error } = which === 'others' ? await endOthers(id) : await endSession(which._id);
    if (error) return;
    const text = which === 'others' ? OTHERS_SIGNED_OUT : deviceSignedOut(which.device);
    dispatch(toastShown({ text, tone: 'success' }));
    close();
  };
  if (!devices) {
    return failure ? <Notice tone="red">{failureOf(failure).text}</Notice> : <p>{LOADING_DEVICES}</p>;
  }
  return (
    <>
      <p>{DEVICES_HINT}</p>
      <Devices aria-label={YOUR_DEVICES}>
        {devices.map((device) => (
          <Device key={device._id}>
            <span>
              <strong>{device.device}</strong>
              {device.isThis && ` ${THIS_DEVICE}`}
              <small>{deviceFacts(device.started, device.seen, device.isPushedTo, today)}</small>
            </span>
            {!device.isThis && (
              <Button aria-label={signOutDevice(device.device)} onClick={() => setAsked(device)}>
                {SIGN_OUT_THERE}
              </Button>
            )}
          </Device>
        ))}
      </Devices>
      {devices.some(({ isThis }) => !isThis) && (
        <Button isWide onClick={() => setAsked('others')}>
          {SIGN_OUT_ELSEWHERE}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked === 'others' ? SIGN_OUT_ELSEWHERE : signOutDevice(asked?.device ?? '')}
        verb={SIGN_OUT_THERE}
        isDangerous
        isBusy={ending.isLoading || endingOthers.isLoading}
        error={refusal ? failureOf(refusal).text : undefined}
        onConfirm={() => asked && void handleEnd(asked)}
        onCancel={close}
      >
        {SIGN_OUT_EFFECT}
      </ConfirmDialog>
    </>
  );
}
