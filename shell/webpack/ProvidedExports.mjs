const NAME = 'ProvidedExports';

/**
 * Records the actual exports of each provided module, so that publishing a remote can check that the deployed shell has
 * them. Types are not included: the compiler has removed them.
 */
export class ProvidedExports {
  constructor(provided) {
    this.resources = new Set(provided.flatMap(({ resource }) => resource ?? []));
    this.exports = new Map();
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After this hook modules are concatenated.
      compilation.hooks.seal.tap(NAME, () => {
        this.exports.clear();
        for (const module of compilation.modules) {
          if (!this.resources.has(module.resource)) continue;
          const names = compilation.moduleGraph.getProvidedExports(module);
          if (Array.isArray(names)) this.exports.set(module.resource, names.toSorted());
        }
      });
    });
  }

  /** The names that a provided module exports; `'*'` where they are not statically known. */
  of({ exports, resource }) {
    return exports === '*' ? (this.exports.get(resource) ?? '*') : exports;
  }
}
