import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { CopiedFolder } from './CopiedFolder.mjs';
import { earlyScript } from './earlyScript.mjs';
import { EmittedJson } from '@fleetwatch/remote/webpack/EmittedJson';
import { fontFolder, fontHead, Fonts } from '@fleetwatch/remote/webpack/fonts';
import {
  kitFolder,
  kitVersion,
  listKitFiles,
  listProvidedModules,
  servedKits,
} from '@fleetwatch/remote/webpack/providedModules';
import { writeProvidedModulesSource } from './providedModulesSource.mjs';
import { ProvidedExports } from './ProvidedExports.mjs';
import { NamedChunkIds } from './NamedChunkIds.mjs';
import { noticeOf, Notices } from '@fleetwatch/remote/webpack/Notices';
import { serviceWorker } from './serviceWorker.mjs';
import { preset } from '@fleetwatch/remote/webpack/preset';
import { withRefreshInPage } from '@fleetwatch/remote/webpack/withRefresh';

const NODE_MODULES = /[\\/]node_modules[\\/](?!@fleetwatch)/;
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/**
 * What exports of kit use that is not an export itself, by the file they share. Each export would have a further chunk with a copy
 * of it, named in the first script that a phone downloads. React-swipeable is the only library that the shell does not provide.
 */
const PARTS = {
  'kit-boats': /[\\/](art[\\/]boatMeasures|contract[\\/]src[\\/]clubs[\\/]\w+)\.ts$/,
  'kit-controls': /[\\/]node_modules[\\/]react-swipeable[\\/]/,
  'kit-links': /[\\/]contract[\\/]src[\\/]tweets[\\/]links\.ts$/,
  'kit-months': /[\\/]contract[\\/]src[\\/](activity[\\/]texts|time[\\/]weeks)\.ts$/,
  'kit-screens': /[\\/]contract[\\/]src[\\/]time[\\/]dayText\.ts$/,
};

/**
 * The federation library's own switches, which its plugin sets in a remote's build. The shell reads no snapshots and loads
 * containers itself (`createFederation`).
 */
const FEDERATION_SWITCHES = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
  FEDERATION_BUILD_IDENTIFIER: JSON.stringify('shell'),
  ENV_TARGET: JSON.stringify('web'),
};

/**
 * Tells V8 to compile a whole file while it downloads, in the background, rather than function by function when the page
 * runs. Other engines ignore the comment.
 */
const compiledAtOnce = (test) =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test,
    // After the minifier, which drops comments, and before the source maps.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50,
  });

/** Cache groups for files of kit that share a chunk; the shell's own pages use the same chunks. */
function sharedChunkGroups() {
  const files = new Map(listKitFiles().map(({ resource, file }) => [resource, file]));
  const isOf = (name, resource) => files.get(resource) === name || PARTS[name]?.test(resource);
  return Object.fromEntries(
    [...new Set(files.values())]
      .filter((name) => name !== undefined)
      .map((name) => [
        name,
        { name, test: ({ resource }) => isOf(name, resource), chunks: 'async', enforce: true },
      ]),
  );
}

/** The icons are Lucide's paths; its licence goes with them. */
const iconNotice = () => ({
  name: 'lucide',
  text: `lucide 1.65.0 (ISC AND MIT)\n\n${readFileSync(join(kitFolder, 'src/art/lucide-LICENSE.txt'), 'utf8').trim()}`,
});

/** The scripts that a page loads for this chunk, beyond its initial ones. */
function findFilesOf(compilation, chunkName) {
  const files = compilation.namedChunkGroups.get(chunkName)?.getFiles() ?? [];
  return files.filter((file) => file.endsWith('.js'));
}

/**
 * Webpack configuration of the shell: the page and its script. It contains no remote's name; it carries what all remotes
 * share. `provided.json` beside the page lists that for the publishing of remotes.
 */
export function shellConfig({ folder, isProduction = process.env.NODE_ENV !== 'development' }) {
  const provided = listProvidedModules({ isProduction });
  const source = writeProvidedModulesSource(provided, kitVersion, servedKits);
  const provides = new ProvidedExports(provided);
  const base = preset({ folder, name: 'shell', isProduction, cacheKey: source });
  const file = isProduction ? 'assets/[name].[contenthash]' : 'assets/[name]';
  const config = {
    ...base,
    entry: { shell: './src/main.tsx' },
    output: {
      ...base.output,
      publicPath: '/',
      filename: `${file}.js`,
      chunkFilename: isProduction ? 'assets/[id].[contenthash].js' : `${file}.js`,
      assetModuleFilename: 'assets/[name].[contenthash][ext]',
      uniqueName: 'shell',
    },
    plugins: [
      ...base.plugins,
      new webpack.experiments.schemes.VirtualUrlPlugin({
        providedModules: { type: '.js', source: () => source, version: () => source, context: folder },
      }),
      new webpack.DefinePlugin(FEDERATION_SWITCHES),
      new CopiedFolder(join(folder, 'public')),
      new Fonts(),
      ...(isProduction
        ? [
            compiledAtOnce(/^assets\/(react|libraries|shell)\./),
            new NamedChunkIds(),
            new Notices('assets/licences.txt', [noticeOf(fontFolder), iconNotice()]),
            serviceWorker(join(folder, 'src/worker/serviceWorker.ts')),
          ]
        : []),
      new HtmlWebpackPlugin({
        template: join(folder, 'src/index.html'),
        filename: 'index.html',
        inject: false,
        earlyScript: earlyScript(),
        fontHead: fontHead({ nonce: '%NONCE%' }),
        minify: false,
      }),
      provides,
      new EmittedJson('provided.json', (compilation) => ({
        kit: kitVersion,
        serves: servedKits,
        paths: JSON.parse(readFileSync(join(folder, 'paths.json'), 'utf8')),
        modules: Object.fromEntries(
          provided.map((one) => [
            one.key,
            {
              version: one.version,
              exports: provides.of(one),
              ...(one.chunk && { files: findFilesOf(compilation, one.chunk) }),
            },
          ]),
        ),
      })),
    ],
    optimization: {
      ...base.optimization,
      runtimeChunk: false,
      splitChunks: {
        chunks: 'initial',
        cacheGroups: {
          // Libraries change rarely: as separate files they stay cached when the shell changes. Two files load faster than
          // one over a newly opened connection, which is slow to start.
          react: { test: REACT, name: 'react', priority: 1, enforce: true },
          libraries: { test: NODE_MODULES, name: 'libraries', enforce: true },
          ...sharedChunkGroups(),
        },
      },
    },
  };
  return isProduction ? config : withRefreshInPage(config);
}
