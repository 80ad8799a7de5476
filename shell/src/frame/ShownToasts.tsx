import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectToasts, toastDismissed } from '@fleetwatch/kit/store/toasts';
import { Toasts } from '@fleetwatch/kit/ui/Toasts';

/** The one place where the portal's toasts show. */
export function ShownToasts() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  return <Toasts toasts={toasts} onDismiss={(id) => dispatch(toastDismissed(id))} />;
}
