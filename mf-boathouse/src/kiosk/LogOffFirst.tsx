import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { LOG_OFF_FIRST } from '@fleetwatch/contract/accounts/texts';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { toastShown } from '@fleetwatch/kit/store/toasts';

/** Long enough to read a sentence on an unexpected screen. */
const LIFETIME_MS = 10_000;

/** Leads away from the kiosk on a device with a signed-in member, and explains why. */
export function LogOffFirst() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(toastShown({ text: LOG_OFF_FIRST, tone: 'warning', lifetimeMs: LIFETIME_MS }));
  }, [dispatch]);
  return <Navigate to="/" replace />;
}
