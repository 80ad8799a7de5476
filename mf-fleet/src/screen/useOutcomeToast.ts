import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { toastOfFailure, toastShown } from '@fleetwatch/kit/store/toasts';

/** Tells how a write ended: why it failed, or that it is done. `error` is that of a mutation's result. */
export function useOutcomeToast(): (error: unknown, done: string) => void {
  const dispatch = useAppDispatch();
  return (error, done) => {
    const toast = error ? toastOfFailure(error as ApiFailure) : ({ text: done, tone: 'success' } as const);
    if (toast) dispatch(toastShown(toast));
  };
}
