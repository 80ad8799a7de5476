import webpack from 'webpack';

const NAME = 'DeclaredExports';

/** The components that a declaration names, of its routes and its parts. */
const namesOf = ({ routes = [], parts = [] }) =>
  new Set([...routes.map(({ component }) => component), ...parts]);

/** Fails a remote's build whose entry does not export a component that its declaration names. */
export class DeclaredExports {
  /** @param read the declaration as it is now */
  constructor(entry, read) {
    this.entry = entry;
    this.read = read;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.seal.tap(NAME, () => {
        const entry = [...compilation.modules].find(({ resource }) => resource === this.entry);
        const exported = entry && compilation.moduleGraph.getProvidedExports(entry);
        // Unknown where a module is re-exported whose exports are not static.
        if (!Array.isArray(exported)) return;
        for (const name of namesOf(this.read())) {
          if (exported.includes(name)) continue;
          const message = `declaration.json names ${name}, which src/entry.ts does not export.`;
          compilation.errors.push(new webpack.WebpackError(message));
        }
      });
    });
  }
}
