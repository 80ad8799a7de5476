import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import webpack from 'webpack';

/** Copies the files of a folder into the build unchanged; a missing folder copies nothing. */
export class CopiedFolder {
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('CopiedFolder', (compilation) => {
      compilation.contextDependencies.add(this.folder);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'CopiedFolder', stage }, () => {
        if (!existsSync(this.folder)) return;
        for (const entry of readdirSync(this.folder, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile()) continue;
          const path = join(entry.parentPath, entry.name);
          const name = relative(this.folder, path);
          compilation.emitAsset(name, new webpack.sources.RawSource(readFileSync(path)));
        }
      });
    });
  }
}
