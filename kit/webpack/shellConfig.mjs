import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { EmittedJson } from './EmittedJson.mjs';
import { kitVersion, listProvidedModules } from './providedModules.mjs';
import { chunkNameOf, writeProvidedModulesSource } from './providedModulesSource.mjs';
import { preset } from './preset.mjs';
import { withRefresh } from './withRefresh.mjs';

const NODE_MODULES = /[\\/]node_modules[\\/](?!@fleetwatch)/;

/** The scripts a page fetches to have this chunk, beyond those it starts with. */
function findFilesOf(compilation, chunkName) {
  const chunk = compilation.namedChunks.get(chunkName);
  if (!chunk) return [];
  const files = [...chunk.groupsIterable].flatMap((group) => group.getFiles());
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/**
 * The shell's build: the page and its script. It knows no remote; it carries what all of them share. `provided.json`
 * beside the page says what that is, for whoever publishes a remote.
 */
export function shellConfig({ folder, isProduction = process.env.NODE_ENV !== 'development' }) {
  const provided = listProvidedModules();
  const source = writeProvidedModulesSource(provided, kitVersion);
  const base = preset({ folder, name: 'shell', isProduction, cacheKey: source });
  const file = isProduction ? 'assets/[name].[contenthash]' : 'assets/[name]';
  const config = {
    ...base,
    entry: { shell: './src/main.tsx' },
    output: {
      ...base.output,
      publicPath: '/',
      filename: `${file}.js`,
      chunkFilename: `${file}.js`,
      assetModuleFilename: 'assets/[name].[contenthash][ext]',
      uniqueName: 'shell',
    },
    plugins: [
      ...base.plugins,
      new webpack.experiments.schemes.VirtualUrlPlugin({
        providedModules: { type: '.js', source: () => source, version: () => source, context: folder },
      }),
      new HtmlWebpackPlugin({
        template: join(folder, 'src/index.html'),
        filename: 'index.html',
        inject: false,
        minify: false,
      }),
      new EmittedJson('provided.json', (compilation) => ({
        kit: kitVersion,
        modules: Object.fromEntries(
          provided.map(({ key, version, exports, isLazy }) => [
            key,
            { version, exports, ...(isLazy && { files: findFilesOf(compilation, chunkNameOf(key)) }) },
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
          // Libraries change seldom: in a file of their own they stay in the browser's cache when the shell changes.
          libraries: { test: NODE_MODULES, name: 'libraries', enforce: true },
        },
      },
    },
  };
  return isProduction ? config : withRefresh(config);
}
