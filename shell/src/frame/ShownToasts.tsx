import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectToasts, toastDismissed } from '@fleetwatch/kit/store/toasts';
import { Toasts } from '@fleetwatch/kit/ui/feedback/Toasts';
import { useStepEnd } from './useStepEnd.ts';

/** The one place where the portal's toasts show. */
export function ShownToasts() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  const dismiss = (id: string) => void dispatch(toastDismissed(id));
  useStepEnd(toasts.at(-1), dismiss);
  return <Toasts toasts={toasts} onDismiss={dismiss} />;
}
