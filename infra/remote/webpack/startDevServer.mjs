import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/** The development configuration of a workspace. */
export async function readDevConfig(folder) {
  // The configurations read NODE_ENV when their module is first imported.
  process.env['NODE_ENV'] = 'development';
  const { default: config } = await import(pathToFileURL(join(folder, 'webpack.config.mjs')).href);
  return config;
}

/**
 * Compiles a configuration and serves it with hot reloading below `publicPath` ('/' or '/remotes/mf-x/'). The browser's
 * WebSocket is at `<publicPath>ws`, so that a gateway can proxy it. `port` 0 takes any free port. Returns the port and the
 * stop function; resolves after the first build, whether it succeeded or not.
 */
export async function startDevServer({ config, publicPath, port = 0, options = {} }) {
  const compiler = webpack(config);
  const socket = `${publicPath}ws`;
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port: port === 0 ? 'auto' : port,
      hot: true,
      // The page is loaded again where an update cannot be applied, as after a renamed export.
      liveReload: true,
      static: false,
      setupExitSignals: false,
      devMiddleware: { publicPath, stats: 'errors-warnings' },
      webSocketServer: { type: 'ws', options: { path: socket } },
      ...options,
      client: { overlay: false, logging: 'warn', webSocketURL: `auto://0.0.0.0:0${socket}` },
    },
    compiler,
  );
  const built = new Promise((resolve) => compiler.hooks.done.tap('startDevServer', resolve));
  await server.start();
  await built;
  return { name: config.name, port: server.server.address().port, stop: () => server.stop() };
}
