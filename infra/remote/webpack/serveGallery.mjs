import { galleryConfig } from './galleryConfig.mjs';
import { startDevServer } from './startDevServer.mjs';

/** `fleetwatch-remote gallery`: serves the gallery of the installed kit. PORT names the port, any free one by default. */
const { port } = await startDevServer({
  config: galleryConfig(),
  publicPath: '/',
  port: Number(process.env['PORT'] ?? 0),
});
console.log(`Kit's gallery is at http://localhost:${port}`);
