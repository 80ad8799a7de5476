import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { Fonts, pageWithFont } from './fonts.mjs';
import { kitFolder } from './providedModules.mjs';

const require = createRequire(import.meta.url);
const compiled = join(kitFolder, 'gallery/main.js');

/** The page that shows every part of the installed kit in all its states. It is not part of a portal. */
export const galleryConfig = () => ({
  name: 'gallery',
  mode: 'development',
  devtool: false,
  context: kitFolder,
  entry: existsSync(compiled) ? compiled : join(kitFolder, 'src/gallery/main.tsx'),
  output: { publicPath: '/' },
  resolve: { extensions: ['.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: require.resolve('swc-loader'),
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2023',
          },
        },
      },
    ],
  },
  plugins: [
    new Fonts(),
    // Always in the font, so that pictures of it compare.
    new HtmlWebpackPlugin({ templateContent: pageWithFont('Fleetwatch kit', { display: 'block' }) }),
  ],
  infrastructureLogging: { level: 'warn' },
  stats: 'errors-warnings',
});
