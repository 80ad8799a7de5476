import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { DeclaredExports } from './DeclaredExports.mjs';
import { declaredRanges } from './declaredRanges.mjs';
import { EmittedJson } from './EmittedJson.mjs';
import { Notices } from './Notices.mjs';
import { ProvidedModulesCheck } from './ProvidedModulesCheck.mjs';
import { kitVersion, listProvidedModules } from './providedModules.mjs';
import { preset } from './preset.mjs';
import { ShortFallbacks } from './ShortFallbacks.mjs';
import { withRefreshOfPage } from './withRefresh.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The container is a global variable, so its name has no dash. */
export const containerOf = (name) => name.replaceAll('-', '_');

function shareWithShell(provided, ranges) {
  return Object.fromEntries(
    provided.map(({ key, resource }) => [
      // Modules are identified by file, so that kit's own relative imports resolve to the shell's copy too.
      resource ?? key,
      {
        import: false,
        shareKey: key,
        singleton: true,
        // A remote's runtime does not decide which kit it can run with: a newer one may do.
        ...(resource === undefined
          ? { strictVersion: true, requiredVersion: ranges[key] }
          : { requiredVersion: false }),
      },
    ]),
  );
}

/** Files that the first screen of a remote loads: its files after the entry, and the shell's modules it uses at once. */
function findFirstScreen(compilation) {
  const chunks = compilation.namedChunks.get('screens')?.groupsIterable ?? [];
  const all = [...new Set([...chunks].flatMap((group) => group.chunks))];
  const files = all.flatMap((chunk) => [...chunk.files]);
  const modules = all.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
  return {
    screens: files.filter((file) => file.endsWith('.js') && !file.startsWith('remoteEntry')),
    firstNeeds: modules
      .filter((module) => module.type === 'consume-shared-module')
      .map((module) => module.options.shareKey)
      .sort(),
  };
}

/**
 * Webpack configuration of a remote: a container that exposes `./entry` and bundles nothing that the shell provides. Its
 * declaration and its manifest are emitted beside it.
 */
export function remoteConfig({ folder, isProduction = process.env.NODE_ENV !== 'development' }) {
  const { name: packageName, version } = readJson(join(folder, 'package.json'));
  const name = packageName.split('/').pop();
  const container = containerOf(name);
  const readDeclaration = () => readJson(join(folder, 'declaration.json'));
  const provided = listProvidedModules({ isProduction });
  const ranges = declaredRanges(
    folder,
    provided.filter(({ resource }) => resource === undefined).map(({ key }) => key),
  );
  const check = new ProvidedModulesCheck(provided);
  const base = preset({ folder, name, isProduction, cacheKey: JSON.stringify([provided, ranges]) });
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
      // The host deletes this variable before it loads another build of the same remote.
      chunkLoadingGlobal: `${container}_chunks`,
    },
    // The federation's manifest plugin warns about `publicPath: 'auto'` in every build.
    infrastructureLogging: { level: 'error' },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: container,
        filename: `remoteEntry${hash}.js`,
        exposes: { './entry': { import: './src/entry.ts', name: 'screens' } },
        shared: shareWithShell(provided, ranges),
        shareStrategy: 'loaded-first',
        manifest: true,
        // Types come through the workspace.
        dts: false,
        dev: false,
        virtualRuntimeEntry: true,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      ...(isProduction ? [new Notices('licences.txt'), new ShortFallbacks()] : []),
      check,
      new DeclaredExports(join(folder, 'src/entry.ts'), readDeclaration),
      new EmittedJson('manifest.json', (compilation) => ({
        name,
        version,
        container,
        entry: compilation.entrypoints
          .get(container)
          .getFiles()
          .find((file) => file.endsWith('.js')),
        ...findFirstScreen(compilation),
        needs: check.needs,
        versions: Object.fromEntries(Object.entries(ranges).filter(([key]) => key in check.needs)),
      })),
      new EmittedJson('declaration.json', () => ({
        ...readDeclaration(),
        name,
        version,
        kitVersion: `^${kitVersion}`,
      })),
    ],
  };
  return isProduction ? config : withRefreshOfPage(config);
}
