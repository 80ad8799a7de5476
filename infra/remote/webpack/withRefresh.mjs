import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';

/** Global variable in which the shell, in development, puts the single react-refresh runtime for the remotes. */
const REFRESH_GLOBAL = '__FLEETWATCH_REFRESH__';

const isRefreshRuntime = /[\\/]?react-refresh([\\/]runtime(\.js)?)?$/;

/** Makes a remote take the runtime from the page instead of bundling its own. */
function takeFromPage({ request }, callback) {
  if (isRefreshRuntime.test(request)) callback(undefined, `var ${REFRESH_GLOBAL}`);
  else callback();
}

const withPlugin = (config) => ({
  ...config,
  plugins: [
    ...config.plugins,
    new ReactRefreshPlugin({ overlay: false }),
    // Without a name it is part of every entry.
    new webpack.EntryPlugin(config.context, join(import.meta.dirname, 'announceUpdate.mjs'), {
      name: undefined,
    }),
  ],
});

/**
 * Hot reloading that keeps state; development only. A page must have one react-refresh runtime, loaded before react-dom: the
 * shell puts it into the page.
 */
export function withRefreshInPage(config) {
  const expose = join(import.meta.dirname, 'exposeRefresh.mjs');
  const entry = Object.fromEntries(
    Object.entries(config.entry).map(([name, file]) => [name, [expose, file]]),
  );
  return withPlugin({ ...config, entry });
}

/** The same for a remote, which takes the runtime from the page. */
export const withRefreshOfPage = (config) => withPlugin({ ...config, externals: [takeFromPage] });
