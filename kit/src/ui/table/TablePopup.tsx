// @inner

import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Floating } from './tableToolsStyle.ts';

interface TablePopupProps {
  /** The button that opened it, which receives the focus when it closes. */
  button: HTMLElement;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

const GAP_PX = 4;
const CONTROLS = 'a, button:not(:disabled), input';

/** Radio buttons use the arrow keys themselves. */
const isInput = (target: EventTarget) => target instanceof HTMLInputElement;

/** Floats at its button, below it or, without enough room, above it; a press elsewhere or Escape closes it. */
export function TablePopup({ button, label, onClose, children }: TablePopupProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { top, bottom, right } = button.getBoundingClientRect();
    element.style.right = `${document.documentElement.clientWidth - right}px`;
    if (bottom + GAP_PX + element.offsetHeight <= innerHeight) element.style.top = `${bottom + GAP_PX}px`;
    else element.style.bottom = `${Math.max(GAP_PX, innerHeight - top + GAP_PX)}px`;
    (element.querySelector<HTMLElement>(CONTROLS) ?? element).focus({ preventScroll: true });
  }, [button]);

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== button && !currentTarget.contains(relatedTarget)) onClose();
  };
  const handleKeys = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      button.focus();
      onClose();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !isInput(event.target)) {
      const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(CONTROLS)];
      const at = controls.indexOf(document.activeElement as HTMLElement);
      controls.at((at + (event.key === 'ArrowDown' ? 1 : -1)) % controls.length)?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Floating
      ref={box}
      role="group"
      aria-label={label}
      tabIndex={-1}
      onBlur={handleBlur}
      onKeyDown={handleKeys}
    >
      {children}
    </Floating>
  );
}
