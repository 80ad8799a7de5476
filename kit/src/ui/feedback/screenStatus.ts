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
 * Status of a screen that needs all of these queries. After a failure the loaded data stays visible; during a retry the
 * failure stays and its button is busy.
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
