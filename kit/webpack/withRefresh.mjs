import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';

/** Where the shell, in development, puts the one react-refresh runtime for the remotes to find. */
export const REFRESH_GLOBAL = '__FLEETWATCH_REFRESH__';

/**
 * Hot reloading that keeps state. There may be one react-refresh runtime per page: the one that was there before
 * react-dom, so the shell's; a remote takes that one. Development only.
 */
export function withRefresh(config, { isRemote = false } = {}) {
  return {
    ...config,
    ...(isRemote && { externals: { 'react-refresh/runtime': `var ${REFRESH_GLOBAL}` } }),
    plugins: [...config.plugins, new ReactRefreshPlugin({ overlay: false })],
  };
}
