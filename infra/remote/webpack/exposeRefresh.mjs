import * as runtime from 'react-refresh/runtime';

/** As RemoteBoundary.tsx listens for it. */
const REFRESHED_EVENT = 'fleetwatch:refreshed';

// The global name that withRefresh.mjs uses in remotes. Development builds only.
globalThis.__FLEETWATCH_REFRESH__ = {
  ...runtime,
  performReactRefresh() {
    const update = runtime.performReactRefresh();
    globalThis.dispatchEvent(new Event(REFRESHED_EVENT));
    return update;
  },
};
