import webpack from 'webpack';

/** Adds a JSON file to the build's output, after all other files have their final names. */
export class EmittedJson {
  constructor(filename, read) {
    this.filename = filename;
    this.read = read;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('EmittedJson', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EmittedJson', stage }, () => {
        const text = `${JSON.stringify(this.read(compilation), null, 2)}\n`;
        compilation.emitAsset(this.filename, new webpack.sources.RawSource(text));
      });
    });
  }
}
