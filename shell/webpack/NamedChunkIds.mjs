/** Chunks of kit's exports: many, and named in `provided.json`. */
const OF_KIT = /^kit-/;

/**
 * Makes the names of the shell's own later chunks their ids, so that their files bear them. Those of kit have a number only: each
 * name would be in the first script that a phone downloads.
 */
export class NamedChunkIds {
  apply(compiler) {
    compiler.hooks.compilation.tap('NamedChunkIds', (compilation) => {
      // Before webpack numbers the others.
      compilation.hooks.chunkIds.tap({ name: 'NamedChunkIds', stage: -1 }, (chunks) => {
        for (const chunk of chunks) {
          if (!chunk.name || OF_KIT.test(chunk.name)) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
  }
}
