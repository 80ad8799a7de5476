// @chunk screens

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BottomBar } from '../navigation/BottomBar.tsx';
import { Button } from '../button/Button.tsx';
import { DataAge } from '../feedback/DataAge.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { StateView } from '../feedback/StateView.tsx';
import { useIsOnline } from '../feedback/useIsOnline.ts';
import { useIsOverdue } from '../time/useIsOverdue.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { TRY_AGAIN } from '../texts.ts';
import { NOTHING_HERE, STILL_WAITING, WENT_WRONG, loading, tabTitle } from './texts.ts';

/** `loading` only while there is nothing to show; a refetch of visible data is `ready`. */
export type ScreenStatus = 'loading' | 'ready' | 'error' | 'empty';

export interface ScreenProps {
  title: string;
  /** Title of the browser tab; '{title} · Fleetwatch' by default. */
  documentTitle?: string;
  /** Shown at the end of the title's line. */
  actions?: ReactNode;
  status?: ScreenStatus;
  /** The fault. `children` stay visible below it. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  /** Shown if there is no content: the next step. */
  emptyText?: string;
  emptyAction?: ReactNode;
  /** Time of the last response, ms since 1970: the age is shown unless the data is live. */
  updatedAt?: number | undefined;
  /** Placeholder in the shape of the expected content. */
  skeleton?: ReactNode;
  /** The main action, at the bottom within the thumb's reach. */
  bottom?: ReactNode;
  children?: ReactNode;
}

const SKELETON_AFTER_MS = 300;
const WAITING_AFTER_MS = 8_000;

const Main = styled.main`
  display: flex;
  flex-direction: column;
  gap: var(--s4);
  flex: 1;
  width: 100%;
  max-width: 76rem;
  margin: 0 auto;
  padding: var(--s4);
  @media (max-width: 63.99rem) {
    gap: var(--s3);
    padding-top: var(--s2);
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  > h1 {
    flex: 1 1 auto;
  }
  /* The age appears and disappears over time, so it is placed in the gap around this line and shifts no content. */
  > [role='status'] {
    margin-block: -0.6em -0.9em;
  }
`;

/** A whole screen: its title and its loading, empty, error and content states. */
export function Screen({
  title,
  documentTitle = tabTitle(title),
  actions,
  status = 'ready',
  error = WENT_WRONG,
  onRetry,
  isRetrying = false,
  emptyText = NOTHING_HERE,
  emptyAction,
  updatedAt,
  skeleton,
  bottom,
  children,
}: ScreenProps) {
  const isSlow = useIsOverdue(status === 'loading', SKELETON_AFTER_MS);
  const isVerySlow = useIsOverdue(status === 'loading', WAITING_AFTER_MS);
  const isOnline = useIsOnline();
  const retry = onRetry && (
    <Button icon="refresh" isBusy={isRetrying} onClick={onRetry}>
      {TRY_AGAIN}
    </Button>
  );
  return (
    <Main id="main" aria-busy={status === 'loading'}>
      <title>{documentTitle}</title>
      <Head>
        <h1 tabIndex={-1}>{title}</h1>
        <DataAge updatedAt={updatedAt} />
        {actions}
      </Head>
      <div role="alert">
        {status === 'error' &&
          (updatedAt === undefined ? (
            <StateView state={isOnline ? 'error' : 'offline'} action={retry}>
              {error}
            </StateView>
          ) : (
            <Notice tone="red" actions={retry}>
              {error}
            </Notice>
          ))}
      </div>
      <VisuallyHidden role="status">{isSlow ? loading(title) : ''}</VisuallyHidden>
      {isVerySlow ? (
        <StateView state="waiting">{STILL_WAITING}</StateView>
      ) : (
        isSlow && (skeleton ?? <Skeleton />)
      )}
      {status === 'empty' && (
        <StateView state="empty" action={emptyAction}>
          {emptyText}
        </StateView>
      )}
      {(status === 'ready' || status === 'error') && children}
      {bottom && status !== 'loading' ? <BottomBar>{bottom}</BottomBar> : null}
    </Main>
  );
}
