// @inner

import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { DataAge } from '../feedback/DataAge.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { StateView } from '../feedback/StateView.tsx';
import type { ScreenProps } from '../layout/Screen.tsx';
import { CLOSE, TRY_AGAIN } from '../texts.ts';

interface PanesProps {
  /** The table, whose rows have their key in `data-row`. */
  children: ReactNode;
  /** Key of the row whose detail is open. */
  openKey: string | undefined;
  /** Accessible name of the detail: "Captain's Log". */
  label: string | undefined;
  /** A `Pane`. */
  detail: ReactNode;
  /** Leaves the detail for the list's own address. */
  onClose?: (() => void) | undefined;
}

/** Width from which the detail has its own column; below, it slides over the table. */
const BESIDE = '(min-width: 1280px)';

/* The height is that of the window below the tabs, independent of the content. */
const Both = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  gap: var(--s4);
  height: max(26rem, calc(100dvh - 13rem));
  @media ${BESIDE} {
    &:has(> aside) {
      grid-template-columns: minmax(0, 1fr) 408px;
    }
  }
  @media print {
    display: block;
    height: auto;
  }
`;

const Detail = styled.aside`
  overflow: auto;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  box-shadow: var(--shadow);
  &:focus {
    outline: 0;
  }
  @media not all and ${BESIDE} {
    position: absolute;
    inset: 0 0 0 auto;
    z-index: 10;
    width: min(408px, 100%);
    box-shadow: var(--shadow-deep);
    transition: translate var(--motion-pane) ease-out;
    @starting-style {
      translate: 100%;
    }
  }
`;

const Head = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: var(--s1);
  padding: var(--s1);
  border-bottom: var(--border) solid var(--line);
  background: var(--card);
  > h2 {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  padding: var(--s4);
`;

/** Elements that handle the keys themselves. */
const OWN_ESCAPE = 'dialog, input, textarea, select, [role="dialog"], [role="listbox"]';

const nothing = () => undefined;

const CloseContext = createContext<() => void>(nothing);

/** Replaces `Screen`'s frame for a detail inside `Panes`. */
export function Pane({
  title,
  actions,
  status = 'ready',
  error,
  onRetry,
  isRetrying = false,
  emptyText,
  updatedAt,
  children,
}: ScreenProps) {
  const onClose = useContext(CloseContext);
  return (
    <>
      <Head>
        <IconButton icon="close" label={CLOSE} onClick={onClose} />
        <h2 title={title}>{title}</h2>
        {actions}
      </Head>
      <Content>
        <DataAge updatedAt={updatedAt} />
        <div role="alert">
          {status === 'error' && (
            <Notice
              tone="red"
              actions={
                onRetry && (
                  <Button icon="refresh" isBusy={isRetrying} onClick={onRetry}>
                    {TRY_AGAIN}
                  </Button>
                )
              }
            >
              {error}
            </Notice>
          )}
        </div>
        {status === 'loading' && <Skeleton shape="card" count={2} />}
        {status === 'empty' && <StateView state="empty">{emptyText}</StateView>}
        {(status === 'ready' || status === 'error') && children}
      </Content>
    </>
  );
}

/**
 * A table and the detail of one of its rows, each scrolling by itself. The focus goes to the detail when it opens, and back to the
 * row when it closes; Escape closes it (rule table.panes).
 */
export function Panes({ children, openKey, label, detail, onClose = nothing }: PanesProps) {
  const box = useRef<HTMLDivElement>(null);
  const lastKey = useRef(openKey);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const closedKey = lastKey.current;
    lastKey.current = openKey;
    if (closedKey === openKey) return;
    // After the frame in which a new address moves the focus to the screen's heading.
    queueMicrotask(() => {
      const row =
        closedKey === undefined
          ? null
          : box.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(closedKey)}"] [data-walked]`);
      const place = openKey === undefined ? row : box.current?.querySelector<HTMLElement>('aside');
      place?.focus({ preventScroll: openKey !== undefined });
    });
  }, [openKey]);

  useEffect(() => {
    if (openKey === undefined) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      const isOwn = event.target instanceof Element && event.target.closest(OWN_ESCAPE) !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isOwn) close.current();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [openKey]);

  return (
    <Both ref={box}>
      {children}
      {openKey === undefined ? null : (
        <Detail key={openKey} aria-label={label} tabIndex={-1}>
          <CloseContext value={onClose}>{detail}</CloseContext>
        </Detail>
      )}
    </Both>
  );
}
