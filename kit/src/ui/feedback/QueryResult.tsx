import type { ReactNode } from 'react';
import { failureOf } from '../../store/apiFailure.ts';
import { Button } from '../button/Button.tsx';
import { DataAge } from './DataAge.tsx';
import { Notice } from './Notice.tsx';
import { Skeleton } from './Skeleton.tsx';
import { StateView } from './StateView.tsx';
import { useIsOnline } from './useIsOnline.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { TRY_AGAIN } from '../texts.ts';
import { LOADING } from './texts.ts';

/** A query result; uses `currentData`, so that data of a previous argument is never shown. */
export interface ResultQuery<Data> {
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  fulfilledTimeStamp?: number | undefined;
  refetch: () => unknown;
}

interface QueryResultProps<Data> {
  query: ResultQuery<Data>;
  isEmpty: (data: Data) => boolean;
  emptyText: string;
  children: (data: Data) => ReactNode;
}

/** The result of a query: loading, an error with a retry, an empty text, or the data. */
export function QueryResult<Data>({ query, isEmpty, emptyText, children }: QueryResultProps<Data>) {
  const { currentData, error, isFetching, refetch, fulfilledTimeStamp } = query;
  const isWaiting = currentData === undefined && error === undefined && isFetching;
  const isOnline = useIsOnline();
  const retry = (
    <Button icon="refresh" isBusy={isFetching} onClick={() => refetch()}>
      {TRY_AGAIN}
    </Button>
  );
  return (
    <>
      <div role="alert">
        {error !== undefined &&
          (currentData === undefined ? (
            <StateView state={isOnline ? 'error' : 'offline'} action={retry}>
              {failureOf(error).text}
            </StateView>
          ) : (
            <Notice tone="red" actions={retry}>
              {failureOf(error).text}
            </Notice>
          ))}
      </div>
      <VisuallyHidden role="status">{isWaiting ? LOADING : ''}</VisuallyHidden>
      {isWaiting && (
        <div aria-busy="true">
          <Skeleton count={6} />
        </div>
      )}
      {currentData !== undefined && (
        <>
          <DataAge updatedAt={fulfilledTimeStamp} />
          {isEmpty(currentData) ? <StateView state="empty">{emptyText}</StateView> : children(currentData)}
        </>
      )}
    </>
  );
}
