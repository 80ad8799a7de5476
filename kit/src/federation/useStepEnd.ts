import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isNews } from '../store/toasts.ts';
import type { Toast } from '../store/toasts.ts';

/** Dismisses toasts when the page's address changes. A toast shown by the change itself, as after a launch, stays. */
export function useStepEnd(toast: Toast | undefined, dismiss: (id: string) => void): void {
  const { pathname, search } = useLocation();
  const isPressed = useRef(false);
  const id = toast?.id;
  useEffect(() => {
    isPressed.current = false;
    const note = () => {
      isPressed.current = true;
    };
    addEventListener('pointerdown', note, { capture: true });
    addEventListener('keydown', note, { capture: true });
    return () => {
      removeEventListener('pointerdown', note, { capture: true });
      removeEventListener('keydown', note, { capture: true });
    };
  }, [id]);
  const endStep = useEffectEvent(() => {
    if (toast && isPressed.current && !isNews(toast)) dismiss(toast.id);
  });
  useEffect(() => endStep(), [pathname, search]);
}
