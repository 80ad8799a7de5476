import { InjectManifest } from '@serwist/webpack-plugin';

/**
 * Not precached: the page, which is made for each request, what tools read, what is shown before an installation, letters that few
 * names have, and the compressed copies.
 */
const NOT_PRECACHED = [
  /\.(map|gz|br|html)$/,
  /^screenshots\//,
  /latin-ext/,
  'provided.json',
  'assets/licences.txt',
];

/**
 * Builds the service worker, and writes the list of files it precaches into it. Its address never changes: a browser that
 * knows it asks there for the next one.
 */
export const serviceWorker = (source) =>
  new InjectManifest({
    swSrc: source,
    swDest: 'sw.js',
    injectionPoint: 'self.__WB_MANIFEST',
    exclude: NOT_PRECACHED,
  });
