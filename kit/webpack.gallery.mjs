import { resolve } from 'node:path';
import { galleryConfig } from '@fleetwatch/remote/webpack/galleryConfig';

/** `npm run build:gallery -w kit`: what the gallery's pictures are compared with (e2e/visual). */
export default {
  ...galleryConfig(),
  output: { path: resolve(import.meta.dirname, '../e2e/visual/dist'), clean: true },
};
