import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsBusy } from '@fleetwatch/kit/store/statusSlice';

/** Input from before this code had loaded: the field still has the focus. */
const isInField = () => document.activeElement?.matches('input, textarea') ?? false;

/** Returns whether the user is in the middle of something here: an action, or a form with input on this screen. */
export function useIsTyping(): boolean {
  const isBusy = useAppSelector(selectIsBusy);
  const { pathname } = useLocation();
  const [typedAt, setTypedAt] = useState(() => (isInField() ? pathname : null));
  useEffect(() => {
    const note = () => setTypedAt(pathname);
    addEventListener('input', note, { passive: true });
    return () => removeEventListener('input', note);
  }, [pathname]);
  return isBusy || typedAt === pathname;
}
