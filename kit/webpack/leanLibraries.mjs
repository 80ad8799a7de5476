import { join } from 'node:path';
import webpack from 'webpack';

const here = (file) => join(import.meta.dirname, 'leanLibraries', file);

/** What the shell leaves out of the libraries it carries: what no page of ours can run, and no bundler can know of. */
export const leanLibraryRules = [
  {
    test: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
    loader: here('leanRouter.mjs'),
  },
];

export const leanLibraryPlugins = () => [
  new webpack.NormalModuleReplacementPlugin(/[\\/]?Prefixer\.js$/, (request) => {
    if (/[\\/]stylis[\\/]/.test(request.context)) request.request = here('noPrefixes.mjs');
  }),
];
