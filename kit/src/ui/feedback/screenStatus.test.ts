import { isAnswered } from '../../store/apiFailure.ts';
import { screenStatus } from './screenStatus.ts';

const refetch = jest.fn();
const OFFLINE = { status: 'offline', text: 'Network: Connection refused.', code: 'offline', field: null };
const coming = { data: undefined, isFetching: true, refetch };
const there = { data: [], isFetching: false, refetch, fulfilledTimeStamp: 7 };
const failed = { error: OFFLINE, isFetching: false, refetch };

it('shows loading until every list has loaded, and the age of the oldest', () => {
  expect(screenStatus(there, coming)).toMatchObject({ status: 'loading', error: undefined });
  expect(screenStatus(there, there)).toMatchObject({ status: 'ready', error: undefined, updatedAt: 7 });
});

it('shows failed with the reason, also while the failed list is retried, and retries only that list', () => {
  expect(screenStatus(coming, failed)).toMatchObject({
    status: 'error',
    error: OFFLINE.text,
    isRetrying: false,
  });
  const again = { ...failed, isFetching: true, refetch: jest.fn() };
  const result = screenStatus(there, again);
  expect(result).toMatchObject({ status: 'error', error: OFFLINE.text, isRetrying: true });
  result.onRetry?.();
  expect(again.refetch).toHaveBeenCalledTimes(1);
  expect(refetch).not.toHaveBeenCalled();
});

it('treats a refusal as a response, which stays while the query is repeated', () => {
  expect([coming, there, failed, { ...failed, isFetching: true }].map(isAnswered)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
