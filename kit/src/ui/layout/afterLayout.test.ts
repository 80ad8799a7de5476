import { afterLayout } from './afterLayout.ts';

/** As in a browser: the observer is called with the next frame, and again on each resize. */
class FakeObserver {
  static all: FakeObserver[] = [];
  watched: Element | null = null;
  readonly notify: () => void;

  constructor(notify: () => void) {
    this.notify = notify;
    FakeObserver.all.push(this);
  }

  observe(element: Element): void {
    this.watched = element;
  }

  disconnect(): void {
    this.watched = null;
  }
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  FakeObserver.all = [];
});

it('reads no size synchronously, but after each layout until it is stopped', () => {
  Object.assign(globalThis, { ResizeObserver: FakeObserver });
  const element = document.createElement('div');
  const then = jest.fn();
  const stop = afterLayout(element, then);
  expect(then).not.toHaveBeenCalled();
  const [observer] = FakeObserver.all;
  expect(observer?.watched).toBe(element);
  observer?.notify();
  observer?.notify();
  expect(then).toHaveBeenCalledTimes(2);
  stop();
  expect(observer?.watched).toBeNull();
});

it('calls back at once without ResizeObserver', () => {
  const then = jest.fn();
  afterLayout(document.createElement('div'), then)();
  expect(then).toHaveBeenCalledTimes(1);
});
