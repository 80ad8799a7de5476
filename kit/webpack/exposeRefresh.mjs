import * as runtime from 'react-refresh/runtime';

// The global name that withRefresh.mjs uses in remotes. Development builds only.
globalThis.__FLEETWATCH_REFRESH__ = runtime;
