import { takeOver } from './registerWorker.ts';
import { TAKE_OVER } from '../worker/workerMessages.ts';

describe('Update now', () => {
  const container = new EventTarget();
  const postMessage = jest.fn();
  const reload = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers();
    jest.resetAllMocks();
    Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
    takeOver({ postMessage } as unknown as ServiceWorker, reload);
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  test('activates the new worker, then reloads the page', () => {
    expect(postMessage).toHaveBeenCalledWith(TAKE_OVER);
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    jest.runAllTimers();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('reloads the page within seconds if the worker does not take over', () => {
    jest.advanceTimersByTime(2_999);
    expect(reload).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
