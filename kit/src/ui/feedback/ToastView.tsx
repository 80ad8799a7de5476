// @inner

import { useEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { Icon, type IconName } from '../../art/Icon.tsx';
import type { Toast, ToastTone } from '../../store/toasts.ts';
import { IconButton } from '../button/IconButton.tsx';
import { DISMISS } from './texts.ts';

interface ToastViewProps {
  toast: Toast;
  onDismiss: (id: string) => void;
}

const looks: Record<ToastTone, { icon: IconName; colour: string }> = {
  info: { icon: 'info', colour: 'water' },
  success: { icon: 'check', colour: 'green' },
  warning: { icon: 'warning', colour: 'amber' },
  danger: { icon: 'warning', colour: 'red' },
};

const rise = keyframes`from { opacity: 0; translate: 0 16px; }`;

const Base = styled.div<{ $colour: string }>`
  display: flex;
  align-items: center;
  gap: var(--s3);
  padding-left: var(--s4);
  border: var(--border) solid var(--${({ $colour }) => $colour});
  border-radius: var(--radius-button);
  background: var(--card);
  box-shadow: var(--shadow-deep);
  pointer-events: var(--floating-pointer, auto);
  animation: ${rise} var(--motion-pane) ease-out;
  > svg {
    flex: none;
    color: var(--${({ $colour }) => $colour});
  }
  > p {
    flex: 1;
    padding: var(--s3) 0;
    font-weight: var(--weight-label);
    line-height: 1.3;
  }
  /* Stays pressable where presses go through the rest of the toast. */
  > button {
    pointer-events: auto;
  }
`;

/** One toast. Its timer pauses while it is hovered or has the focus. */
export function ToastView({ toast, onDismiss }: ToastViewProps) {
  const { id, text, tone, lifetimeMs } = toast;
  const [isPaused, setIsPaused] = useState(false);
  const leftMs = useRef(lifetimeMs);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (isPaused) return undefined;
    const startedMs = Date.now();
    const timer = setTimeout(() => dismiss.current(id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedMs;
    };
  }, [id, isPaused]);

  const { icon, colour } = looks[tone];
  return (
    <Base
      $colour={colour}
      onMouseEnter={() => setIsPaused(true)}
      onMouseLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <Icon name={icon} />
      <p>{text}</p>
      <IconButton icon="close" label={DISMISS} onClick={() => onDismiss(id)} />
    </Base>
  );
}
