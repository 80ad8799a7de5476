import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { Fonts, pageWithFont } from './fonts.mjs';
import { preset } from './preset.mjs';
import { kitVersion } from './providedModules.mjs';
import { withRefreshInPage } from './withRefresh.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Webpack configuration of one remote in its own page, on the real kit, without shell and federation. `FLEETWATCH_PERSON`
 * ("name/password") is the member to sign in; the demo club's member by default.
 */
export function bareFrameConfig({ folder, env = process.env }) {
  const { name: packageName, version } = readJson(join(folder, 'package.json'));
  const name = packageName.split('/').pop();
  const declaration = {
    ...readJson(join(folder, 'declaration.json')),
    name,
    version,
    kitVersion: `^${kitVersion}`,
  };
  const [person, password] = (env.FLEETWATCH_PERSON ?? 'Robin Ashdown/Row2gether!').split('/');
  const source = [
    `import * as entry from ${JSON.stringify(join(folder, 'src/entry.ts'))};`,
    `import { startBareFrame } from '@fleetwatch/kit/federation/startBareFrame.tsx';`,
    `const declaration = ${JSON.stringify(declaration)};`,
    `void startBareFrame({ entry, declaration, person: ${JSON.stringify({ name: person, password })} });`,
  ].join('\n');
  const base = preset({ folder, name: `${name}-alone`, isProduction: false, cacheKey: source });
  return withRefreshInPage({
    ...base,
    entry: { alone: 'virtual:bareFrame' },
    output: { ...base.output, publicPath: '/', filename: 'alone.js' },
    plugins: [
      ...base.plugins,
      new webpack.experiments.schemes.VirtualUrlPlugin({
        bareFrame: { type: '.js', source: () => source, version: () => source, context: folder },
      }),
      new Fonts(),
      new HtmlWebpackPlugin({ templateContent: pageWithFont(name) }),
    ],
  });
}
