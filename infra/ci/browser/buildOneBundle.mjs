import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { kitVersion } from '../../remote/webpack/providedModules.mjs';
import { shellConfig } from '../../../shell/webpack/shellConfig.mjs';
import { ROOT } from '../install.mjs';

/** Plugins of the shell's build that speak of what is shared, or of the service worker. */
const OF_FEDERATION = new Set(['ProvidedExports', 'EmittedJson', 'InjectManifest', 'CopiedFolder']);

const quoted = (file) => JSON.stringify(path.join(ROOT, file));

/** The portal's entry with one remote's screens bundled, the others loaded on demand, and no federation. */
function entrySource(first) {
  const others = readdirSync(ROOT).filter((name) => name.startsWith('mf-') && name !== first);
  return [
    `import ${quoted('shell/src/nonce.ts')};`,
    `import { readRegistry } from ${quoted('shell/src/host/readRegistry.ts')};`,
    `import { start } from ${quoted('shell/src/host/start.tsx')};`,
    `import * as first from ${quoted(`${first}/src/entry.ts`)};`,
    `const others = {`,
    ...others.map((name) => `  '${name}': () => import(${quoted(`${name}/src/entry.ts`)}),`),
    `};`,
    `const loadEntry = async ({ name }) => (name === '${first}' ? first : others[name]());`,
    `const federation = { kitVersion: '${kitVersion}', servedKits: [], loadEntry, preload() {} };`,
    `void readRegistry(document).then((registry) => start({ federation, registry }));`,
  ].join('\n');
}

/** Builds the same screens as one bundle into `folder`, with the shell's own configuration. @throws webpack's errors */
export async function buildOneBundle(folder, first) {
  const entry = path.join(folder, 'start.mjs');
  writeFileSync(entry, entrySource(first));
  const config = shellConfig({ folder: path.join(ROOT, 'shell'), isProduction: true });
  const output = { ...config.output, path: path.join(folder, 'dist') };
  const splitChunks = { chunks: 'async' };
  const stats = await new Promise((resolve, reject) => {
    const compiler = webpack({
      ...config,
      name: 'one-bundle',
      entry: { shell: entry },
      output,
      plugins: config.plugins.filter((plugin) => !OF_FEDERATION.has(plugin.constructor.name)),
      optimization: { ...config.optimization, splitChunks },
      cache: false,
    });
    compiler.run((error, result) =>
      compiler.close((closing) => (error || closing ? reject(error ?? closing) : resolve(result))),
    );
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return output.path;
}
