import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import type { ScreenProps } from '@fleetwatch/kit/ui/Screen';

interface Query {
  data?: unknown;
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  fulfilledTimeStamp?: number | undefined;
  refetch: () => unknown;
}

/** How a screen stands that needs all of these lists; what was there stays below a failure. */
export function screenStatus(
  ...queries: [Query, ...Query[]]
): Pick<ScreenProps, 'status' | 'error' | 'onRetry' | 'isRetrying' | 'updatedAt'> {
  const failed = queries.filter(({ isError }) => isError);
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
