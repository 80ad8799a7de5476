import { isAnswered } from '../../store/apiFailure.ts';
import { screenStatus } from './screenStatus.ts';

const refetch = jest.fn();
const OFFLINE = { status: 'offline', text: 'Network: Connection refused.', code: 'offline', field: null };
const coming = { data: undefined, isFetching: true, refetch };
const there = { data: [], isFetching: false, refetch, fulfilledTimeStamp: 7 };
const failed = { error: OFFLINE, isFetching: false, refetch };

it('is loading until every list is there, and as old as the first of them', () => {
  expect(screenStatus(there, coming)).toMatchObject({ status: 'loading', error: undefined });
  expect(screenStatus(there, there)).toMatchObject({ status: 'ready', error: undefined, updatedAt: 7 });
});

it('says what failed, stays at that while it is asked for again, and asks for that alone', () => {
  expect(screenStatus(coming, failed)).toMatchObject({
    status: 'error',
    error: OFFLINE.text,
    isRetrying: false,
  });
  const again = { ...failed, isFetching: true, refetch: jest.fn() };
  const standing = screenStatus(there, again);
  expect(standing).toMatchObject({ status: 'error', error: OFFLINE.text, isRetrying: true });
  standing.onRetry?.();
  expect(again.refetch).toHaveBeenCalledTimes(1);
  expect(refetch).not.toHaveBeenCalled();
});

it('goes by answers: a refusal is one, and stands while it is asked again', () => {
  expect([coming, there, failed, { ...failed, isFetching: true }].map(isAnswered)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
