import { useEffect, useRef } from 'react';
import { pushPermission, subscribe, unsubscribe } from './browserPush.ts';
import { usePushDeviceQuery, useSetPushDeviceMutation } from './inboxApi.ts';

/**
 * Keeps the server's record of this device current, at each start: browsers end subscriptions silently, or give them another
 * address. The browser's subscription ends when its member signs out.
 * @param memberId '' for a visitor
 */
export function useRenewedPush(memberId: string): void {
  const isOff = memberId === '' || pushPermission() !== 'granted';
  const { currentData: device } = usePushDeviceQuery(undefined, { skip: isOff });
  const [send] = useSetPushDeviceMutation();
  const member = useRef(memberId);
  const renewedFor = useRef('');
  useEffect(() => {
    if (member.current !== '' && member.current !== memberId) void unsubscribe().catch(() => undefined);
    member.current = memberId;
  }, [memberId]);
  useEffect(() => {
    if (isOff || !device || device.endpoint === null || renewedFor.current === memberId) return;
    renewedFor.current = memberId;
    // A browser that cannot subscribe again now does so at its next start.
    void subscribe(device.key)
      .then((present) => (present.endpoint === device.endpoint ? undefined : send(present)))
      .catch(() => undefined);
  }, [isOff, device, memberId, send]);
}
