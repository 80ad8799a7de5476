import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { openModal } from './openModal.ts';
import { CLOSE } from '../texts.ts';

export interface DialogProps {
  isOpen: boolean;
  title: string;
  /** Called by Escape, the close button, or the browser's close request; the dialog stays open until `isOpen` is false. */
  onClose: () => void;
  children?: ReactNode;
  /** Buttons, each with a verb; a full-screen dialog has them in its header. */
  actions?: ReactNode;
  isFullScreen?: boolean;
}

/* No transform or animation: toasts inside would move along, and then jump to their place on the screen. */
const appear = keyframes`from { opacity: 0; }`;

const full = css`
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  border: 0;
  border-radius: 0;
  padding: max(var(--s3), env(safe-area-inset-top)) var(--s4) max(var(--s4), env(safe-area-inset-bottom));
`;

const small = css`
  width: min(30rem, 100% - 2 * var(--s4));
  max-height: calc(100% - 2 * var(--s4));
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  padding: var(--s5);
`;

const Base = styled.dialog<{ $isFullScreen: boolean }>`
  flex-direction: column;
  gap: var(--s4);
  background: var(--card);
  color: var(--ink);
  box-shadow: var(--shadow-deep);
  overscroll-behavior: contain;
  ${({ $isFullScreen }) => ($isFullScreen ? full : small)}
  &[open] {
    display: flex;
    animation: ${appear} var(--motion-pane) ease-out;
  }
  &::backdrop {
    background: #04121ab8;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s2);
  > h2 {
    flex: 1;
  }
`;

const Body = styled.div<{ $isFullScreen: boolean }>`
  ${({ $isFullScreen }) => $isFullScreen && 'flex: 1; min-height: 0; overflow: auto;'}
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s2);
`;

/** The platform's modal dialog: it traps the focus and returns it when closed. */
export function Dialog({ isOpen, title, onClose, children, actions, isFullScreen = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => (isOpen && dialog.current ? openModal(dialog.current) : undefined), [isOpen]);

  return (
    <Base
      ref={dialog}
      $isFullScreen={isFullScreen}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => isOpen && onClose()}
    >
      {isOpen && (
        <>
          <Head>
            {isFullScreen && <IconButton icon="close" label={CLOSE} onClick={onClose} />}
            <h2 id={titleId}>{title}</h2>
            {isFullScreen && actions}
          </Head>
          <Body $isFullScreen={isFullScreen}>{children}</Body>
          {!isFullScreen && actions && <Foot>{actions}</Foot>}
        </>
      )}
    </Base>
  );
}
