import type { ApiFailure } from './apiFailure.ts';
import { createStore } from './createStore.ts';
import {
  ABOUT_OUTBOX,
  selectToasts,
  toastDismissed,
  toastOfFailure,
  toastShown,
  toastsOutdated,
} from './toasts.ts';

const failure = (status: ApiFailure['status'], text = ''): ApiFailure => ({
  status,
  text,
  code: 'x',
  field: null,
});

describe('toasts', () => {
  it('lasts 4 s by default, and ends when dismissed', () => {
    const store = createStore();
    store.dispatch(toastShown({ text: "You've Launched Kim!", tone: 'success' }));
    const [launched] = selectToasts(store.getState());
    expect(launched).toMatchObject({ text: "You've Launched Kim!", tone: 'success', lifetimeMs: 4_000 });
    store.dispatch(toastShown({ text: 'Swipe left', lifetimeMs: 5_000 }));
    const [hint] = selectToasts(store.getState());
    expect(hint).toMatchObject({ tone: 'info', lifetimeMs: 5_000 });
    store.dispatch(toastDismissed(hint?.id ?? ''));
    expect(selectToasts(store.getState())).toEqual([]);
  });

  it('shows one toast at a time, and long-lived news again after another toast', () => {
    const store = createStore();
    store.dispatch(toastShown({ text: "You've been boated on Tern", lifetimeMs: 30_000 }));
    store.dispatch(toastShown({ text: "You've Launched Kim!" }));
    store.dispatch(toastShown({ text: 'Tweet sent.' }));
    const texts = () => selectToasts(store.getState()).map(({ text }) => text);
    expect(texts()).toEqual(["You've been boated on Tern", 'Tweet sent.']);
    store.dispatch(toastDismissed(selectToasts(store.getState()).at(-1)?.id ?? ''));
    expect(texts()).toEqual(["You've been boated on Tern"]);
  });

  it('does not repeat the same text', () => {
    const store = createStore();
    store.dispatch(toastShown({ text: 'Network: Connection refused!' }));
    store.dispatch(toastShown({ text: 'Network: Connection refused!' }));
    expect(selectToasts(store.getState())).toHaveLength(1);
  });

  it('replaces the success of a queued action, and shows later successes and sent writes (rule portal.outbox)', () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    const store = createStore();
    const texts = () => selectToasts(store.getState()).map(({ text }) => text);
    store.dispatch(toastShown({ text: 'This is kept here.', about: ABOUT_OUTBOX }));
    now.mockReturnValue(999);
    store.dispatch(toastShown({ text: "You've Launched Kim!", tone: 'success' }));
    expect(texts()).toEqual(['This is kept here.']);
    store.dispatch(toastShown({ text: 'Sent: Launch Tern', tone: 'success', about: ABOUT_OUTBOX }));
    expect(texts()).toEqual(['Sent: Launch Tern']);
    store.dispatch(toastShown({ text: 'This is kept here.', about: ABOUT_OUTBOX }));
    now.mockReturnValue(2_000);
    store.dispatch(toastShown({ text: 'Workout picked.', tone: 'success' }));
    expect(texts().at(-1)).toBe('Workout picked.');
    now.mockRestore();
  });

  it('replaces a toast about the same subject, and keeps news about others', () => {
    const store = createStore();
    store.dispatch(
      toastShown({ text: 'You have not joined this Plan yet!', tone: 'warning', about: 'plan-1' }),
    );
    store.dispatch(toastShown({ text: 'Landed.', about: 'boat-1', lifetimeMs: 20_000 }));
    store.dispatch(toastShown({ text: 'Joined!', tone: 'success', about: 'plan-1' }));
    expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual(['Landed.', 'Joined!']);
    store.dispatch(toastsOutdated('boat-1'));
    expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual(['Joined!']);
  });
});

test.each([
  ['offline' as const, 'Network: Connection refused.', 'Network: Connection refused!'],
  ['timeout' as const, 'The boathouse is busy.', 'The boathouse is busy.'],
  [409, 'Kestrel has already been launched.', 'Kestrel has already been launched.'],
])('shows a failure with status %s', (status, text, shown) => {
  expect(toastOfFailure(failure(status, text))).toMatchObject({ text: shown, tone: 'danger' });
});

test('does not show an aborted call', () => {
  expect(toastOfFailure(failure('aborted'))).toBeNull();
});
