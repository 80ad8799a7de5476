import { whenIdle } from './whenIdle.ts';

type Queue = Map<number, () => void>;

/** A fake browser with idle callbacks, which jsdom lacks. The test triggers frames and idle periods. */
function fakeBrowser() {
  const frames: Queue = new Map();
  const idles: Queue = new Map();
  let last = 0;
  const put = (queue: Queue) => (call: () => void) => {
    last += 1;
    queue.set(last, call);
    return last;
  };
  const take = (queue: Queue) => () => {
    const calls = [...queue.values()];
    queue.clear();
    calls.forEach((call) => call());
  };
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((call) => put(frames)(() => call(0)));
  jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation((handle) => void frames.delete(handle));
  Object.assign(globalThis, {
    requestIdleCallback: put(idles),
    cancelIdleCallback: (handle: number) => idles.delete(handle),
  });
  return { frame: take(frames), idle: take(idles) };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
  jest.restoreAllMocks();
});

it('waits for idleness after a painted frame, not before', () => {
  const browser = fakeBrowser();
  const then = jest.fn();
  whenIdle(then);
  browser.idle();
  browser.frame();
  browser.idle();
  expect(then).not.toHaveBeenCalled();
  browser.frame();
  expect(then).not.toHaveBeenCalled();
  browser.idle();
  expect(then).toHaveBeenCalledTimes(1);
});

it.each([0, 1, 2])('cancels after %d frames', (frames) => {
  const browser = fakeBrowser();
  const then = jest.fn();
  const takeBack = whenIdle(then);
  for (let frame = 0; frame < frames; frame += 1) browser.frame();
  takeBack();
  browser.frame();
  browser.frame();
  browser.idle();
  expect(then).not.toHaveBeenCalled();
});

it('uses a timeout where the browser has no idle callbacks', () => {
  jest.useFakeTimers();
  const then = jest.fn();
  const takeBack = whenIdle(jest.fn(then));
  takeBack();
  whenIdle(then);
  jest.runAllTimers();
  expect(then).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
