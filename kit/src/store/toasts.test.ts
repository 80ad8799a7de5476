import type { ApiFailure } from './apiFailure.ts';
import { createStore } from './createStore.ts';
import { selectToasts, toastDismissed, toastOfFailure, toastShown } from './toasts.ts';

const failure = (status: ApiFailure['status'], text = ''): ApiFailure => ({
  status,
  text,
  code: 'x',
  field: null,
});

describe('toasts', () => {
  it('stay 4 s unless said otherwise, and go when dismissed', () => {
    const store = createStore();
    store.dispatch(toastShown({ text: "You've Launched Kim!", tone: 'success' }));
    store.dispatch(toastShown({ text: 'Swipe left', lifetimeMs: 5_000 }));
    const [launched, hint] = selectToasts(store.getState());
    expect(launched).toMatchObject({ text: "You've Launched Kim!", tone: 'success', lifetimeMs: 4_000 });
    expect(hint).toMatchObject({ tone: 'info', lifetimeMs: 5_000 });
    store.dispatch(toastDismissed(launched?.id ?? ''));
    expect(selectToasts(store.getState())).toEqual([hint]);
  });

  it('do not say the same twice', () => {
    const store = createStore();
    store.dispatch(toastShown({ text: 'Network: Connection refused!' }));
    store.dispatch(toastShown({ text: 'Network: Connection refused!' }));
    expect(selectToasts(store.getState())).toHaveLength(1);
  });
});

test.each([
  ['offline' as const, 'Network: Connection refused.', 'Network: Connection refused!'],
  ['timeout' as const, 'The boathouse is busy.', 'The boathouse is busy.'],
  [409, 'Kestrel has already been launched.', 'Kestrel has already been launched.'],
])('a failure with status %s is toasted', (status, text, shown) => {
  expect(toastOfFailure(failure(status, text))).toEqual({ text: shown, tone: 'danger' });
});

test('a call that was given up is not', () => {
  expect(toastOfFailure(failure('aborted'))).toBeNull();
});
