import { createHash } from 'node:crypto';
import webpack from 'webpack';

/** The place in the worker's code where its list goes; workbox's own tools use the same. */
const PLACE = 'self.__WB_MANIFEST';
const HASHED = /\.[0-9a-f]{12}\.\w+$/;
/** Left out: the page, which is made for each request, what tools read, the compressed copies, and the worker itself. */
const NOT_KEPT = /\.(map|gz|br|html)$|(^|\/)(provided\.json|sw\.js|licences\.txt)$/;

/** What a service worker is to have from its first minute: `[{url: '/assets/shell.….js', revision: null}, …]`. */
export function listPrecached(assets) {
  return assets
    .filter(({ name }) => !NOT_KEPT.test(name))
    .map(({ name, source }) => ({
      url: `/${name}`,
      revision: HASHED.test(name) ? null : createHash('sha256').update(source).digest('hex').slice(0, 12),
    }))
    .sort((one, other) => one.url.localeCompare(other.url));
}

/** Writes the list of this build's files into the service worker, when every file has its final name. */
export class PrecacheList {
  constructor(worker) {
    this.worker = worker;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PrecacheList', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'PrecacheList', stage }, (assets) => {
        const files = Object.entries(assets).map(([name, source]) => ({ name, source: source.buffer() }));
        const list = JSON.stringify(listPrecached(files));
        compilation.updateAsset(this.worker, (source) => {
          const at = source.source().indexOf(PLACE);
          if (at < 0) throw new Error(`${this.worker} has no ${PLACE}.`);
          const written = new webpack.sources.ReplaceSource(source);
          written.replace(at, at + PLACE.length - 1, list);
          return written;
        });
      });
    });
  }
}
