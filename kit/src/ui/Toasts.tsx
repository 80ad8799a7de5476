import styled from 'styled-components';
import type { Toast } from '../store/toasts.ts';
import { ToastView } from './ToastView.tsx';

export interface ToastsProps {
  toasts: readonly Toast[];
  /** Its lifetime is over, or someone put it away. */
  onDismiss: (id: string) => void;
}

/* Above the thumb zone: a screen with a bar at its bottom says how high that is. */
const Stack = styled.div`
  position: fixed;
  inset: auto 0 calc(var(--thumb-zone, 0px) + var(--s4) + env(safe-area-inset-bottom)) 0;
  z-index: 20;
  display: grid;
  gap: var(--s2);
  width: min(28rem, 100% - 2 * var(--s4));
  margin: 0 auto;
  pointer-events: none;
  > div {
    display: grid;
    gap: var(--s2);
  }
`;

const isUrgent = ({ tone }: Toast) => tone === 'warning' || tone === 'danger';

/**
 * Messages that go by themselves. Warnings and errors are said at once, the others when the reader has finished; the two
 * regions are always there, because a region that comes with its text is not read.
 */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const show = (toast: Toast) => <ToastView key={toast.id} toast={toast} onDismiss={onDismiss} />;
  return (
    <Stack>
      <div role="status" aria-relevant="additions" aria-atomic="false">
        {toasts.filter((toast) => !isUrgent(toast)).map(show)}
      </div>
      <div role="alert" aria-relevant="additions" aria-atomic="false">
        {toasts.filter(isUrgent).map(show)}
      </div>
    </Stack>
  );
}
