import { whenIdle, trackRequest } from './trackRequest.ts';

/** Builds a request that is answered on demand. */
function pending(): { answered: Promise<void>; answer: () => void } {
  let answer = (): void => undefined;
  const work = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { answered: trackRequest(() => work), answer };
}

const LONG_MS = 60_000;

test('continues work that can wait once no request is in progress', async () => {
  await whenIdle(LONG_MS);
  const [one, other] = [pending(), pending()];
  let isQuiet = false;
  const quiet = whenIdle(LONG_MS).then(() => {
    isQuiet = true;
  });
  one.answer();
  await one.answered;
  await new Promise(setImmediate);
  expect(isQuiet).toBe(false);
  other.answer();
  await quiet;
});

test('continues after the longest wait despite requests, and ends a request that fails', async () => {
  const request = pending();
  await whenIdle(1);
  request.answer();
  await request.answered;
  await expect(trackRequest(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await whenIdle(LONG_MS);
});
