import { useState } from 'react';
import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { toastOfFailure, toastShown } from '@fleetwatch/kit/store/toasts';
import { pushPermission, subscribe, unsubscribe, type PushPermission } from './browserPush.ts';
import { useDropPushDeviceMutation, usePushDeviceQuery, useSetPushDeviceMutation } from './inboxApi.ts';
import { PUSH_UNREACHABLE } from './bellTexts.ts';

const NO_SERVICE = PUSH_UNREACHABLE;

/** Undefined until it is known. */
export type PushState = Exclude<PushPermission, 'granted'> | 'on' | undefined;

interface PushSwitch {
  state: PushState;
  isBusy: boolean;
  /** To be called during a tap: browsers show their question then. */
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
}

/** Whether notifications are pushed to this device, and the function that changes that (rule notify.devices). */
export function usePushSwitch({ skip = false } = {}): PushSwitch {
  const dispatch = useAppDispatch();
  const [permission, setPermission] = useState(pushPermission);
  const { data } = usePushDeviceQuery(undefined, { skip: skip || permission === 'unsupported' });
  const [send, sending] = useSetPushDeviceMutation();
  const [drop, dropping] = useDropPushDeviceMutation();
  const [isAsking, setIsAsking] = useState(false);
  const showResult = (error: unknown) => {
    const toast = error ? toastOfFailure(error as ApiFailure) : null;
    if (toast) dispatch(toastShown(toast));
  };

  const turnOn = async () => {
    if (!data) return;
    setIsAsking(true);
    try {
      await Notification.requestPermission();
      setPermission(pushPermission());
      if (pushPermission() !== 'granted') return;
      showResult((await send(await subscribe(data.key))).error);
    } catch {
      dispatch(toastShown({ text: NO_SERVICE, tone: 'warning' }));
    } finally {
      setIsAsking(false);
    }
  };
  const turnOff = async () => {
    await unsubscribe().catch(() => undefined);
    showResult((await drop()).error);
  };
  const isBlocked = permission === 'unsupported' || permission === 'denied';
  const isOn = permission === 'granted' && data?.endpoint !== null;
  // Without the server's key there is nothing to turn on.
  const known = data && (isOn ? 'on' : 'off');
  return {
    state: isBlocked ? permission : known,
    isBusy: isAsking || sending.isLoading || dropping.isLoading,
    turnOn,
    turnOff,
  };
}
