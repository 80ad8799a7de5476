import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { toastOfFailure, toastShown } from '@fleetwatch/kit/store/toasts';

/** Tells how a write ended: why it failed, or what is done; '' is told by the screen itself. */
export function useOutcomeToast(): (error: unknown, done: string) => void {
  const dispatch = useAppDispatch();
  return (error, done) => {
    if (!error && done === '') return;
    const toast = error ? toastOfFailure(error as ApiFailure) : ({ text: done, tone: 'success' } as const);
    if (toast) dispatch(toastShown(toast));
  };
}
