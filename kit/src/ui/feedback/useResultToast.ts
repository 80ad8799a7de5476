import type { ApiFailure } from '../../store/apiFailure.ts';
import { useAppDispatch } from '../../store/createStore.ts';
import { toastOfFailure, toastShown } from '../../store/toasts.ts';

/** Reports how a write ended: the reason of its failure, or its result; '' if the screen itself reports it. */
export function useResultToast(): (error: unknown, done: string) => void {
  const dispatch = useAppDispatch();
  return (error, done) => {
    if (!error && done === '') return;
    const toast = error ? toastOfFailure(error as ApiFailure) : ({ text: done, tone: 'success' } as const);
    if (toast) dispatch(toastShown(toast));
  };
}
