import webpack from 'webpack';

/** Text that federation writes for each module that the shell provides: its name a second time, in an unused text. */
const FALLBACK = /Can not get '[^']*'/g;
const SHORT = 'Not provided';

/**
 * Gives the fallbacks of a remote's entry one text: the shell knows by name what it does not provide, before it loads the
 * remote. That is 5 bytes for each module on every first visit.
 */
export class ShortFallbacks {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShortFallbacks', (compilation) => {
      // Before files are minified and named by their content.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name: 'ShortFallbacks', stage }, (assets) => {
        const entries = Object.keys(assets).filter((file) => /^remoteEntry.*\.js$/.test(file));
        for (const file of entries) compilation.updateAsset(file, shorten);
      });
    });
  }
}

function shorten(source) {
  const shorter = new webpack.sources.ReplaceSource(source);
  for (const { index, 0: text } of String(source.source()).matchAll(FALLBACK))
    shorter.replace(index, index + text.length - 1, SHORT);
  return shorter;
}
