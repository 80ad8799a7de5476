import { relative } from 'node:path';
import webpack from 'webpack';
import { kitFolder, oneCopyPackages } from './providedModules.mjs';

const NAME = 'ProvidedModulesCheck';

/** The package a file belongs to, by the last node_modules in its path. */
function packageOf(resource) {
  const inPackage = resource.split('/node_modules/').pop();
  if (inPackage === undefined || inPackage === resource) return undefined;
  return inPackage.match(/^(?:@[^/]+\/)?[^/]+/)?.[0];
}

/** Why this file may not be part of a remote, or undefined. */
export function refuseCopy(resource) {
  if (resource.startsWith(`${kitFolder}/src/`)) {
    return `The shell does not provide ${resource.slice(kitFolder.length + 5)} of @fleetwatch/kit`;
  }
  const owner = packageOf(resource);
  if (owner === undefined || !oneCopyPackages.includes(owner)) return undefined;
  const file = resource.split(`/node_modules/${owner}/`).pop();
  return `The shell does not provide ${owner}/${file}, and a second copy of ${owner} would break the page`;
}

/** Names a remote uses of a provided module that the shell does not carry. */
export function findMissingExports(provided, used) {
  if (provided.exports === '*') return [];
  return used.filter((name) => name !== '__esModule' && !provided.exports.includes(name));
}

/** The names by which a dependency uses the module it imports; empty for the whole of it. */
function usedNames(dependency, moduleGraph) {
  if (typeof dependency.getIds !== 'function') return [];
  const ids = dependency.getIds(moduleGraph);
  return ids.length > 0 ? [ids[0]] : [];
}

/**
 * Fails a remote's build where it relies on something the running shell will not have: an export outside the shell's
 * subset, or a second copy of what a page may have only once. What the remote does use is left in `needs`, by key.
 */
export class ProvidedModulesCheck {
  constructor(provided) {
    this.provided = new Map(provided.map((entry) => [entry.key, entry]));
    this.needs = {};
  }

  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        this.needs = {};
        for (const module of modules) this.checkModule(compilation, module);
      });
    });
  }

  checkModule(compilation, module) {
    const key = module.type === 'consume-shared-module' ? module.options.shareKey : undefined;
    const refusal = key === undefined && module.resource ? refuseCopy(module.resource) : undefined;
    const importers = new Map();
    for (const { originModule, dependency } of compilation.moduleGraph.getIncomingConnections(module)) {
      if (!originModule?.resource) continue;
      const names = importers.get(originModule.resource) ?? new Set();
      for (const name of dependency ? usedNames(dependency, compilation.moduleGraph) : []) names.add(name);
      importers.set(originModule.resource, names);
    }
    const where = (resource) => relative(compilation.compiler.context, resource);
    if (refusal !== undefined) {
      // Only the file that crosses the border is named: what it pulls in after itself is not the remote's doing.
      const mine = [...importers.keys()].filter((resource) => refuseCopy(resource) === undefined);
      for (const resource of mine) {
        compilation.errors.push(new webpack.WebpackError(`${refusal} (imported in ${where(resource)}).`));
      }
      return;
    }
    if (key === undefined) return;
    const provided = this.provided.get(key);
    this.needs[key] = [...new Set([...importers.values()].flatMap((names) => [...names]))].sort();
    for (const [resource, names] of importers) {
      // A refused copy is reported as such; what it would need in turn says nothing more.
      if (refuseCopy(resource) !== undefined) continue;
      for (const missing of findMissingExports(provided, [...names])) {
        compilation.errors.push(
          new webpack.WebpackError(
            `The shell does not provide ${missing} of ${key} (imported in ${where(resource)}). It provides: ${provided.exports.join(', ')}.`,
          ),
        );
      }
    }
  }
}
