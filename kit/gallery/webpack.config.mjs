import { fileURLToPath } from 'node:url';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { Fonts, pageWithFont } from '@fleetwatch/remote/webpack/fonts';

/** The page that shows every primitive: `npm run gallery -w kit`. It is not part of the product. */
export default {
  mode: 'development',
  devtool: false,
  entry: fileURLToPath(new URL('main.tsx', import.meta.url)),
  output: { path: fileURLToPath(new URL('dist', import.meta.url)), clean: true },
  resolve: { extensions: ['.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'swc-loader',
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
  devServer: { hot: false, host: '127.0.0.1', port: 8095 },
  stats: 'errors-warnings',
};
