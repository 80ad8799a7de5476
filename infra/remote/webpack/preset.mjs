import { createRequire } from 'node:module';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import { gzip } from '@gfx/zopfli';
import CompressionPlugin from 'compression-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';

const require = createRequire(import.meta.url);

/**
 * The Trusted Types policy with which the shell and every remote load their scripts; the page's CSP allows it by this name.
 */
export const SCRIPT_POLICY = 'fleetwatch';

const COMPRESSED = /\.(js|css|svg|json|txt)$/;

function compress(algorithm, extension, compressionOptions) {
  return new CompressionPlugin({
    algorithm,
    filename: `[path][base]${extension}`,
    test: COMPRESSED,
    exclude: /(manifest|declaration|provided)\.json$/,
    threshold: 512,
    minRatio: 0.95,
    compressionOptions,
  });
}

/** Zopfli output is about 3 % smaller than gzip level 9, for a second or two per build. More iterations gain nothing. */
const ZOPFLI_ROUNDS = 5;

const compressionAtBuildTime = () => [
  compress(gzip, '.gz', { numiterations: ZOPFLI_ROUNDS }),
  compress('brotliCompress', '.br', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
];

const swcRule = (isProduction) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: !isProduction, refresh: !isProduction } },
        target: 'es2022',
      },
      sourceMaps: true,
    },
  },
});

/** Configuration shared by the shell and the remotes. `folder` is the workspace's. */
export function preset({ folder, name, isProduction, cacheKey }) {
  return {
    name,
    mode: isProduction ? 'production' : 'development',
    context: folder,
    target: ['web', 'es2022'],
    devtool: isProduction ? 'source-map' : 'cheap-module-source-map',
    output: {
      path: join(folder, 'dist'),
      clean: isProduction,
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: SCRIPT_POLICY, onPolicyCreationFailure: 'continue' },
      // Every hash is also in the tables of the first scripts, which a phone downloads.
      hashDigestLength: 8,
    },
    resolve: { extensions: ['.js', '.mjs', '.json'] },
    module: {
      // A renamed export is an error, not a warning: see emitOnErrors.
      parser: isProduction ? {} : { javascript: { exportsPresence: 'error' } },
      rules: [
        swcRule(isProduction),
        { test: /\.(svg|png|jpe?g|webp|avif|woff2|mp3|ogg|wav)$/, type: 'asset/resource' },
      ],
    },
    plugins: isProduction ? compressionAtBuildTime() : [],
    optimization: {
      // A build that failed is not a step of hot reloading: the next one is compared with the last that worked. A step through a
      // module that does not parse would drop the shared modules it imports, and a hot update cannot load them again.
      emitOnErrors: false,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // Not `module`: a remote's entry is a global variable, which a module does not create.
          terserOptions: { compress: { passes: 3, ecma: 2020 }, format: { comments: false, ecma: 2020 } },
        }),
      ],
    },
    cache: {
      type: 'filesystem',
      name: `${name}-${isProduction ? 'production' : 'development'}`,
      cacheDirectory: join(folder, 'node_modules/.cache/fleetwatch'),
      version: cacheKey,
      buildDependencies: { config: [join(folder, 'webpack.config.mjs'), join(import.meta.dirname, '/')] },
    },
    infrastructureLogging: { level: 'warn' },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
