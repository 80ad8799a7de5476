import type { ApiFailure } from '../../store/apiFailure.ts';
import { useAppDispatch } from '../../store/createStore.ts';
import { toastOfFailure, toastShown } from '../../store/toasts.ts';

/** Tells how a write ended: why it failed, or what is done; '' is told by the screen itself. */
export function useResultToast(): (error: unknown, done: string) => void {
  const dispatch = useAppDispatch();
  return (error, done) => {
    if (!error && done === '') return;
    const toast = error ? toastOfFailure(error as ApiFailure) : ({ text: done, tone: 'success' } as const);
    if (toast) dispatch(toastShown(toast));
  };
}
