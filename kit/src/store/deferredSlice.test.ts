import { createStore } from './createStore.ts';
import { deferredCleared, selectDeferred } from './deferredSlice.ts';
import { boatBorrowed, crewLaunched, crewOpened, replyPicked, sortieLanded } from './events.ts';
import { sortieLaunched, workoutPicked } from './events.ts';
import { sessionEnded, sessionStarted } from './sessionSlice.ts';
import { KIM_LOCAL_PROFILE, sortieOf } from '../testing/sampleData.tsx';

const sortie = sortieOf();
const workout = { id: 'w', type: 't', description: '4 × 500 m', agent: 'a' };
const deferredAfter = (...actions: Parameters<ReturnType<typeof createStore>['dispatch']>[0][]) => {
  const store = createStore();
  for (const action of actions) store.dispatch(action);
  return selectDeferred(store.getState());
};

test('has no deferred action at first', () => {
  expect(deferredAfter()).toEqual({ code: -1 });
});

test.each([
  ['a launch', sortieLaunched(sortie), { code: 2, sortie }],
  ['the launch of a crew', crewLaunched(sortie), { code: 2, sortie }],
  ['a borrowed boat', boatBorrowed(sortie), { code: 3, sortie }],
  ['a picked workout', workoutPicked(workout), { code: 4, workout }],
  ['a tweet to answer', replyPicked({ tweetId: 'tweet' }), { code: 5, tweetId: 'tweet' }],
])('keeps %s until it is cleared', (_what, event, deferred) => {
  expect(deferredAfter(event)).toEqual(deferred);
  expect(deferredAfter(event, deferredCleared())).toEqual({ code: -1 });
});

test('keeps the last of several deferred actions', () => {
  expect(deferredAfter(workoutPicked(workout), sortieLaunched(sortie))).toEqual({ code: 2, sortie });
});

test.each([
  ['a landing', sortieLanded({ sortie, boatsLeft: 0 })],
  ['a crew that is put together', crewOpened({ boatId: 'boat' })],
])('keeps the deferred action on %s', (_what, event) => {
  expect(deferredAfter(workoutPicked(workout), event)).toEqual({ code: 4, workout });
});

test.each([
  ['who leaves', sessionEnded('signedOut')],
  ['another member', sessionStarted({ profile: KIM_LOCAL_PROFILE, token: 'token-1' })],
])('clears the deferred action on %s', (_who, event) => {
  expect(deferredAfter(workoutPicked(workout), event)).toEqual({ code: -1 });
});
