import { useRef } from 'react';
import styled from 'styled-components';
import type { Toast } from '../../store/toasts.ts';
import { ToastView } from './ToastView.tsx';
import { useClearOfControls } from './useClearOfControls.ts';

export interface ToastsProps {
  /** The newest, which is the one that shows, is the last. */
  toasts: readonly Toast[];
  /** Its lifetime is over, or someone put it away. */
  onDismiss: (id: string) => void;
}

/* Above the thumb zone: a screen with a bar at its bottom says how high that is. Higher, where a control would be under it. */
const Stack = styled.div`
  position: fixed;
  inset: auto 0 calc(var(--thumb-zone, 0px) + var(--s4) + env(safe-area-inset-bottom)) 0;
  z-index: 20;
  width: min(28rem, 100% - 2 * var(--s4));
  margin: 0 auto;
  pointer-events: none;
`;

const isUrgent = ({ tone }: Toast) => tone === 'warning' || tone === 'danger';

/**
 * Messages that go by themselves, one at a time and over no control. Warnings and errors are said at once, the others when the reader has finished; the two
 * regions are always there, because a region that comes with its text is not read.
 */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const stack = useRef<HTMLDivElement>(null);
  const toast = toasts.at(-1);
  useClearOfControls(stack, toast?.id ?? null);
  const view = toast && <ToastView key={toast.id} toast={toast} onDismiss={onDismiss} />;
  return (
    <Stack ref={stack}>
      <div role="status" aria-relevant="additions" aria-atomic="false">
        {toast && !isUrgent(toast) && view}
      </div>
      <div role="alert" aria-relevant="additions" aria-atomic="false">
        {toast && isUrgent(toast) && view}
      </div>
    </Stack>
  );
}
