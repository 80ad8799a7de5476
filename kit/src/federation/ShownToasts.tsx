import { useAppDispatch, useAppSelector } from '../store/createStore.ts';
import { selectToasts, toastDismissed } from '../store/toasts.ts';
import { Toasts } from '../ui/feedback/Toasts.tsx';
import { useStepEnd } from './useStepEnd.ts';

/** The only place that shows the portal's toasts. */
export function ShownToasts() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  const dismiss = (id: string) => void dispatch(toastDismissed(id));
  useStepEnd(toasts.at(-1), dismiss);
  return <Toasts toasts={toasts} onDismiss={dismiss} />;
}
