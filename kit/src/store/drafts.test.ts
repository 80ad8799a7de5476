import { createStore } from './createStore.ts';
import { forgetDraftsBut, saveDraft, readDraft } from './drafts.ts';
import { ANONYMOUS_PROFILE } from './localProfile.ts';
import { sessionEnded, sessionStarted } from './sessionSlice.ts';
import type { SessionEnd } from './sessionSlice.ts';

const profileOf = (id: string) => ({ ...ANONYMOUS_PROFILE, isAuthorised: true, id, displayName: id });
const DAY_MS = 24 * 60 * 60 * 1_000;

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

describe('drafts', () => {
  it('keeps drafts per member and by name', () => {
    saveDraft('kim', 'land:1', { notes: 'steady' });
    saveDraft('kim', 'land:2', { notes: 'choppy' });
    expect(readDraft('kim', 'land:1')).toEqual({ notes: 'steady' });
    expect(readDraft('kim', 'land:2')).toEqual({ notes: 'choppy' });
    expect(readDraft('ada', 'land:1')).toEqual({});
    saveDraft('kim', 'land:1', {});
    expect(readDraft('kim', 'land:1')).toEqual({});
    expect(readDraft('kim', 'land:2')).toEqual({ notes: 'choppy' });
  });

  it("stores no drafts while no one is signed in, and replaces another member's", () => {
    saveDraft('', 'land:1', { notes: 'steady' });
    expect(localStorage).toHaveLength(0);
    saveDraft('kim', 'land:1', { notes: 'steady' });
    saveDraft('ada', 'tweet', { text: 'calm' });
    expect(readDraft('kim', 'land:1')).toEqual({});
    expect(readDraft('ada', 'tweet')).toEqual({ text: 'calm' });
  });

  it('expires drafts a week after the last change', () => {
    jest.useFakeTimers();
    saveDraft('kim', 'tweet', { text: 'calm' });
    jest.advanceTimersByTime(7 * DAY_MS - 1);
    expect(readDraft('kim', 'tweet')).toEqual({ text: 'calm' });
    jest.advanceTimersByTime(1);
    expect(readDraft('kim', 'tweet')).toEqual({});
  });

  it.each(['{', '4', '[]', '{"memberId":"kim"}', '{"memberId":"kim","drafts":{"tweet":4}}'])(
    'ignores %s written by other code',
    (stored) => {
      localStorage.setItem('fwo:drafts', stored);
      expect(readDraft('kim', 'tweet')).toEqual({});
      saveDraft('kim', 'tweet', { text: 'calm' });
      expect(readDraft('kim', 'tweet')).toEqual({ text: 'calm' });
    },
  );

  it('keeps drafts as long as the page on a device without storage', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => saveDraft('kim', 'tweet', { text: 'calm' })).not.toThrow();
    refuse.mockRestore();
    expect(() => forgetDraftsBut('')).not.toThrow();
  });
});

describe('when the session', () => {
  it.each<[SessionEnd, object]>([
    ['signedOut', {}],
    ['elsewhere', {}],
    ['refused', { text: 'calm' }],
  ])('ends as %s with the stored draft as %j', (end, left) => {
    const store = createStore({ profile: profileOf('kim') });
    saveDraft('kim', 'tweet', { text: 'calm' });
    store.dispatch(sessionEnded(end));
    expect(readDraft('kim', 'tweet')).toEqual(left);
  });

  it("keeps the member's drafts when a session starts again, and deletes another member's", () => {
    const store = createStore();
    saveDraft('kim', 'tweet', { text: 'calm' });
    store.dispatch(sessionStarted({ profile: profileOf('kim'), token: 't' }));
    expect(readDraft('kim', 'tweet')).toEqual({ text: 'calm' });
    store.dispatch(sessionStarted({ profile: profileOf('ada'), token: 't' }));
    expect(readDraft('kim', 'tweet')).toEqual({});
  });
});
