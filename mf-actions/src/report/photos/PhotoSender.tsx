import { useEffect } from 'react';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { sendPhotos } from './sendPhotos.ts';

/**
 * Sends photos that a report without a network has left on this device, now and once there is a network (rule damage.photos).
 */
export function PhotoSender() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const send = () => void dispatch(sendPhotos());
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [dispatch]);
  return null;
}
