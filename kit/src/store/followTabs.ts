// @shell

import { readProfile } from './localProfile.ts';
import { addAppListener } from './createStore.ts';
import type { AppStore } from './createStore.ts';
import { sessionEnded, sessionStarted } from './sessionSlice.ts';

const CHANNEL = 'fwo:session';

/**
 * Synchronizes the session across the tabs of one device: signing out or in affects all of them. Returns the unsubscribe
 * function.
 */
export function followTabs(store: AppStore): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const unsubscribe = [
    store.dispatch(
      addAppListener({
        actionCreator: sessionEnded,
        effect: ({ payload }) => {
          if (payload !== 'elsewhere') channel.postMessage('ended');
        },
      }),
    ),
    store.dispatch(
      addAppListener({
        actionCreator: sessionStarted,
        effect: ({ payload }) => {
          if (payload.token !== null) channel.postMessage('started');
        },
      }),
    ),
  ];
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const { profile } = store.getState().session;
    if (data === 'ended' && profile.isAuthorised) store.dispatch(sessionEnded('elsewhere'));
    const stored = readProfile();
    if (data === 'started' && stored.isAuthorised && stored.id !== profile.id)
      store.dispatch(sessionStarted({ profile: stored, token: null }));
  };
  return () => {
    for (const stop of unsubscribe) stop();
    channel.close();
  };
}
