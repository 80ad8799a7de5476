import * as runtime from 'react-refresh/runtime';

// The name withRefresh.mjs gives the remotes. Only ever part of a development build.
globalThis.__FLEETWATCH_REFRESH__ = runtime;
