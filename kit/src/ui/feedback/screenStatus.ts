import { failureOf } from '../../store/apiFailure.ts';
import type { ScreenProps } from '../layout/Screen.tsx';

interface Query {
  data?: unknown;
  error?: unknown;
  isFetching: boolean;
  fulfilledTimeStamp?: number | undefined;
  refetch: () => unknown;
}

/**
 * How a screen stands that needs all of these lists. What was there stays below a failure; the failure stays, its button
 * busy, while it is asked for again.
 */
export function screenStatus(
  ...queries: [Query, ...Query[]]
): Pick<ScreenProps, 'status' | 'error' | 'onRetry' | 'isRetrying' | 'updatedAt'> {
  const failed = queries.filter(({ error }) => error !== undefined);
  const isLoading = queries.some(({ data }) => data === undefined);
  const [first] = failed;
  return {
    status: first ? 'error' : isLoading ? 'loading' : 'ready',
    error: first ? failureOf(first.error).text : undefined,
    onRetry: () => failed.forEach(({ refetch }) => void refetch()),
    isRetrying: failed.some(({ isFetching }) => isFetching),
    updatedAt: queries[0].fulfilledTimeStamp,
  };
}
