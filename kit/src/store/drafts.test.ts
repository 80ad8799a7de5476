import { createStore } from './createStore.ts';
import { forgetDraftsBut, keepDraft, readDraft } from './drafts.ts';
import { ANONYMOUS_PROFILE } from './localProfile.ts';
import { sessionEnded, sessionStarted } from './sessionSlice.ts';
import type { SessionEnd } from './sessionSlice.ts';

const profileOf = (id: string) => ({ ...ANONYMOUS_PROFILE, isAuthorised: true, id, displayName: id });
const DAY_MS = 24 * 60 * 60 * 1_000;

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

describe('drafts', () => {
  it('are of one member, by the name of what they are for', () => {
    keepDraft('kim', 'land:1', { notes: 'steady' });
    keepDraft('kim', 'land:2', { notes: 'choppy' });
    expect(readDraft('kim', 'land:1')).toEqual({ notes: 'steady' });
    expect(readDraft('kim', 'land:2')).toEqual({ notes: 'choppy' });
    expect(readDraft('ada', 'land:1')).toEqual({});
    keepDraft('kim', 'land:1', {});
    expect(readDraft('kim', 'land:1')).toEqual({});
    expect(readDraft('kim', 'land:2')).toEqual({ notes: 'choppy' });
  });

  it('of nobody are not kept, and those of another member make way', () => {
    keepDraft('', 'land:1', { notes: 'steady' });
    expect(localStorage).toHaveLength(0);
    keepDraft('kim', 'land:1', { notes: 'steady' });
    keepDraft('ada', 'tweet', { text: 'calm' });
    expect(readDraft('kim', 'land:1')).toEqual({});
    expect(readDraft('ada', 'tweet')).toEqual({ text: 'calm' });
  });

  it('go after a week in which nobody went on with them', () => {
    jest.useFakeTimers();
    keepDraft('kim', 'tweet', { text: 'calm' });
    jest.advanceTimersByTime(7 * DAY_MS - 1);
    expect(readDraft('kim', 'tweet')).toEqual({ text: 'calm' });
    jest.advanceTimersByTime(1);
    expect(readDraft('kim', 'tweet')).toEqual({});
  });

  it.each(['{', '4', '[]', '{"memberId":"kim"}', '{"memberId":"kim","drafts":{"tweet":4}}'])(
    'are not made of %s, which somebody else stored',
    (stored) => {
      localStorage.setItem('fwo:drafts', stored);
      expect(readDraft('kim', 'tweet')).toEqual({});
      keepDraft('kim', 'tweet', { text: 'calm' });
      expect(readDraft('kim', 'tweet')).toEqual({ text: 'calm' });
    },
  );

  it('stay without a device that stores, and nothing fails', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => keepDraft('kim', 'tweet', { text: 'calm' })).not.toThrow();
    refuse.mockRestore();
    expect(() => forgetDraftsBut('')).not.toThrow();
  });
});

describe('with the session', () => {
  it.each<[SessionEnd, object]>([
    ['signedOut', {}],
    ['elsewhere', {}],
    ['refused', { text: 'calm' }],
  ])('that ends as %s, what is left is %j', (end, left) => {
    const store = createStore({ profile: profileOf('kim') });
    keepDraft('kim', 'tweet', { text: 'calm' });
    store.dispatch(sessionEnded(end));
    expect(readDraft('kim', 'tweet')).toEqual(left);
  });

  it('of the same member they are found again, and of another they are gone', () => {
    const store = createStore();
    keepDraft('kim', 'tweet', { text: 'calm' });
    store.dispatch(sessionStarted({ profile: profileOf('kim'), token: 't' }));
    expect(readDraft('kim', 'tweet')).toEqual({ text: 'calm' });
    store.dispatch(sessionStarted({ profile: profileOf('ada'), token: 't' }));
    expect(readDraft('kim', 'tweet')).toEqual({});
  });
});
