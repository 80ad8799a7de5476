// @inner

import { useRef } from 'react';
import styled from 'styled-components';
import type { Toast } from '../../store/toasts.ts';
import { ToastView } from './ToastView.tsx';
import { useClearOfControls } from './useClearOfControls.ts';

export interface ToastsProps {
  /** The last is the newest, and the visible one. */
  toasts: readonly Toast[];
  /** Called when a toast's lifetime ends or the user dismisses it. */
  onDismiss: (id: string) => void;
}

/* Above the thumb zone, whose height a screen with a bottom bar sets; higher where it would cover a control. */
const Stack = styled.div`
  position: fixed;
  inset: auto 0 calc(max(var(--thumb-zone), env(safe-area-inset-bottom)) + var(--s4)) var(--rail, 0px);
  z-index: 20;
  width: min(28rem, 100% - 2 * var(--s4));
  margin: 0 auto;
  pointer-events: none;
`;

/* Takes no space in the layout. */
const Home = styled.div`
  display: contents;
`;

/**
 * Shows toasts one at a time and over no control. Warnings and errors use an assertive live region, the others a polite one;
 * both regions are always rendered, because screen readers ignore a region that appears together with its text. While a modal
 * dialog is open they are inside it (`openModal`); their parent is a separate element, so that React finds it in its place.
 */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const stack = useRef<HTMLDivElement>(null);
  const toast = toasts.at(-1);
  useClearOfControls(stack, toast?.id ?? null);
  const isUrgent = toast?.tone === 'warning' || toast?.tone === 'danger';
  const view = toast && <ToastView key={toast.id} toast={toast} onDismiss={onDismiss} />;
  return (
    <Home data-toasts-home="">
      <Stack ref={stack} data-toasts="">
        <div role="status" aria-relevant="additions" aria-atomic="false">
          {!isUrgent && view}
        </div>
        <div role="alert" aria-relevant="additions" aria-atomic="false">
          {isUrgent && view}
        </div>
      </Stack>
    </Home>
  );
}
