import { basename } from 'node:path';
import { startDevServer } from './startDevServer.mjs';
import { bareFrameConfig } from './bareFrameConfig.mjs';

/**
 * `npm run dev -w mf-x`: serves that remote alone in a bare frame with hot reloading. API calls are proxied to a running
 * portal (`npm start`): FLEETWATCH_ORIGIN, or http://localhost:8080. PORT 0 takes any free port.
 */
process.env['NODE_ENV'] = 'development';
const folder = process.cwd();
if (!basename(folder).startsWith('mf-')) {
  console.error(
    'Only a remote can be shown alone. The whole portal with hot reloading: npm run dev, in the root.',
  );
  process.exit(1);
}
/** Paths that are proxied: API calls, and pictures of the demo club. */
const OF_PORTAL = ['/api', '/demo'];
const target = process.env['FLEETWATCH_ORIGIN'] ?? 'http://localhost:8080';
const { port } = await startDevServer({
  config: bareFrameConfig({ folder }),
  publicPath: '/',
  port: Number(process.env['PORT'] ?? 0),
  options: { historyApiFallback: true, proxy: [{ context: OF_PORTAL, target, changeOrigin: true }] },
});
console.log(`${basename(folder)} alone is at http://localhost:${port}, its calls go to ${target}`);
