import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { EmittedJson } from './EmittedJson.mjs';
import { ProvidedModulesCheck } from './ProvidedModulesCheck.mjs';
import { kitVersion, listProvidedModules } from './providedModules.mjs';
import { preset } from './preset.mjs';
import { withRefresh } from './withRefresh.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** A container is a global variable, so it can have no dash. */
export const containerOf = (name) => name.replaceAll('-', '_');

function shareWithShell(provided) {
  return Object.fromEntries(
    provided.map(({ key, version, resource }) => [
      // A door is known by its file, so that kit's own relative imports find the shell's copy too.
      resource ?? key,
      {
        import: false,
        shareKey: key,
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${version}`,
      },
    ]),
  );
}

/** The files that the first screen of a remote needs after its entry: those of the exposed module. */
function findScreenFiles(compilation) {
  const files = new Set();
  for (const chunk of compilation.chunks) {
    if (chunk.name !== 'screens') continue;
    for (const group of chunk.groupsIterable) {
      for (const file of group.getFiles()) if (file.endsWith('.js')) files.add(file);
    }
  }
  return [...files].filter((file) => !file.startsWith('remoteEntry'));
}

/**
 * A remote's build: a container that exposes `./entry`, with nothing in it that the shell provides. Its declaration and
 * its manifest are published beside it.
 */
export function remoteConfig({ folder, isProduction = process.env.NODE_ENV !== 'development' }) {
  const { name: packageName, version } = readJson(join(folder, 'package.json'));
  const name = packageName.split('/').pop();
  const container = containerOf(name);
  const provided = listProvidedModules();
  const check = new ProvidedModulesCheck(provided);
  const base = preset({ folder, name, isProduction, cacheKey: JSON.stringify(provided) });
  const hash = isProduction ? '.[contenthash]' : '';
  const config = {
    ...base,
    entry: {},
    output: {
      ...base.output,
      publicPath: 'auto',
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: '[name].[contenthash][ext]',
      uniqueName: container,
      // The host empties it before it loads another build of the same remote.
      chunkLoadingGlobal: `${container}_chunks`,
    },
    plugins: [
      ...base.plugins,
      new webpack.container.ModuleFederationPlugin({
        name: container,
        filename: `remoteEntry${hash}.js`,
        library: { type: 'var', name: container },
        exposes: { './entry': { import: './src/entry.ts', name: 'screens' } },
        shared: shareWithShell(provided),
      }),
      check,
      new EmittedJson('manifest.json', (compilation) => ({
        name,
        version,
        container,
        entry: compilation.entrypoints
          .get(container)
          .getFiles()
          .find((file) => file.endsWith('.js')),
        screens: findScreenFiles(compilation),
        needs: check.needs,
      })),
      new EmittedJson('declaration.json', () => ({
        ...readJson(join(folder, 'declaration.json')),
        name,
        version,
        kitVersion: `^${kitVersion}`,
      })),
    ],
  };
  return isProduction ? config : withRefresh(config, { isRemote: true });
}
