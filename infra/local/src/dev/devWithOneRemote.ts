// `node devWithOneRemote.ts FOLDER ORIGIN`: as `npm run dev`, with one remote, in any folder, and an API that runs. For journeys.
import path from 'node:path';
import { readDevConfig, startDevServer } from '@fleetwatch/remote/webpack/startDevServer';
import { createDevGateway } from './createDevGateway.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const [folder = '', api = ''] = process.argv.slice(2);
const name = path.basename(folder);

const shell = await startDevServer({
  config: await readDevConfig(path.join(ROOT, 'shell')),
  publicPath: '/',
});
const remote = await startDevServer({
  config: await readDevConfig(folder),
  publicPath: `/remotes/${name}/`,
});
const gateway = createDevGateway({
  api: Number(new URL(api).port),
  shell: shell.port,
  remotes: new Map([[name, remote.port]]),
});
gateway.listen(0, '127.0.0.1', () => {
  const address = gateway.address();
  if (address && typeof address === 'object')
    console.log(`The portal is at http://localhost:${address.port}`);
});
