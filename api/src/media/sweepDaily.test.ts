import { sweepDaily } from './sweepDaily.ts';
import { startRuntime } from '../platform/runtime.ts';
import { TEST_SECRET } from '../testing/startTestApi.ts';

const DAY_MS = 86_400_000;
const logged: Record<string, unknown>[] = [];

beforeEach(() => {
  logged.length = 0;
  jest.useFakeTimers();
  startRuntime({
    basePath: '/api',
    isProduction: false,
    secret: TEST_SECRET,
    mongodbUri: '',
    log: (entry) => logged.push(entry),
  });
});
afterEach(() => jest.useRealTimers());

test('sweeps soon after the start and daily, also after a failure, until it is ended', async () => {
  const sweep = jest.fn<Promise<unknown>, []>().mockRejectedValueOnce(new TypeError('the bucket is away'));
  sweep.mockResolvedValue(0);
  const end = sweepDaily(sweep);
  expect(sweep).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(sweep).toHaveBeenCalledTimes(1);
  expect(logged).toEqual([expect.objectContaining({ level: 'error', error: 'TypeError' })]);
  await jest.advanceTimersByTimeAsync(2 * DAY_MS);
  expect(sweep).toHaveBeenCalledTimes(3);
  await end();
  await jest.advanceTimersByTimeAsync(2 * DAY_MS);
  expect(sweep).toHaveBeenCalledTimes(3);
});

test('ending waits for the sweep that is in work', async () => {
  let finish = (): void => undefined;
  const end = sweepDaily(() => new Promise<void>((resolve) => (finish = resolve)));
  await jest.advanceTimersByTimeAsync(600_000);
  let isEnded = false;
  const ended = end().then(() => (isEnded = true));
  await Promise.resolve();
  expect(isEnded).toBe(false);
  finish();
  await ended;
  expect(isEnded).toBe(true);
});
