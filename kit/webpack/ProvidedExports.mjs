const NAME = 'ProvidedExports';

/**
 * Reads from a build what each provided module really exports, so that who publishes a remote can tell whether the shell
 * before them has all of it. Types are no exports: the compiler has taken them out.
 */
export class ProvidedExports {
  constructor(provided) {
    this.resources = new Set(provided.flatMap(({ resource }) => resource ?? []));
    this.exports = new Map();
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // From here on modules are joined into one another.
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

  /** The names of a provided module; `'*'` where only the module itself knows them. */
  of({ exports, resource }) {
    return exports === '*' ? (this.exports.get(resource) ?? '*') : exports;
  }
}
