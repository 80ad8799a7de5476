import { basename } from 'node:path';
import { startDevServer } from './startDevServer.mjs';
import { bareFrameConfig } from './bareFrameConfig.mjs';

/**
 * `npm run dev -w mf-x`: the remote it is called in, alone in a bare frame with hot reloading. Its calls go to a portal
 * that runs already (`npm start`): FLEETWATCH_ORIGIN, or http://localhost:8080. PORT 0: any free one.
 */
process.env['NODE_ENV'] = 'development';
const folder = process.cwd();
if (!basename(folder).startsWith('mf-')) {
  console.error(
    'Only a remote can be shown alone. The whole portal with hot reloading: npm run dev, in the root.',
  );
  process.exit(1);
}
/** The calls, and the pictures of the demo club. */
const OF_PORTAL = ['/api', '/demo'];
const target = process.env['FLEETWATCH_ORIGIN'] ?? 'http://localhost:8080';
const { port } = await startDevServer({
  config: bareFrameConfig({ folder }),
  publicPath: '/',
  port: Number(process.env['PORT'] ?? 0),
  options: { historyApiFallback: true, proxy: [{ context: OF_PORTAL, target, changeOrigin: true }] },
});
console.log(`${basename(folder)} alone is at http://localhost:${port}, its calls go to ${target}`);
