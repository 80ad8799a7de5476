import { relative } from 'node:path';
import webpack from 'webpack';
import { kitFolder, oneCopyPackages } from './providedModules.mjs';
import { refuseReach, refuseStyleSheet } from './refuseReach.mjs';

const NAME = 'ProvidedModulesCheck';

/** The package of a file, by the last node_modules in its path. */
function packageOf(resource) {
  const inPackage = resource.split('/node_modules/').pop();
  if (inPackage === undefined || inPackage === resource) return undefined;
  return inPackage.match(/^(?:@[^/]+\/)?[^/]+/)?.[0];
}

/** Why this file may not be bundled into a remote, or undefined. */
export function refuseCopy(resource) {
  const inKit = relative(kitFolder, resource);
  if (!/^\.\.|node_modules/.test(inKit)) {
    return `The shell does not provide ${inKit.replace(/^src\//, '')} of @fleetwatch/kit`;
  }
  const owner = packageOf(resource);
  if (owner === undefined || !oneCopyPackages.includes(owner)) return undefined;
  const file = resource.split(`/node_modules/${owner}/`).pop();
  return `The shell does not provide ${owner}/${file}, and a second copy of ${owner} would break the page`;
}

/** Names that a remote imports from a provided module and the shell does not provide. */
export function findMissingExports(provided, used) {
  if (provided.exports === '*') return [];
  return used.filter((name) => name !== '__esModule' && !provided.exports.includes(name));
}

/** The names that a dependency uses of its module; empty when it uses the whole module. */
function usedNames(dependency, moduleGraph) {
  if (typeof dependency.getIds !== 'function') return [];
  const ids = dependency.getIds(moduleGraph);
  return ids.length > 0 ? [ids[0]] : [];
}

/**
 * Fails a remote's build where it needs something that the shell does not have at run time: an export that the shell does
 * not provide, or a second copy of a library that a page may have only once. The provided modules that the remote does use
 * are recorded in `needs`, by key.
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
        for (const module of modules) {
          this.checkModule(compilation, module);
          this.checkReach(compilation, module);
        }
      });
    });
  }

  checkReach(compilation, module) {
    const { resource } = module;
    if (!resource) return;
    const isOwn = packageOf(resource) === undefined;
    const refusal =
      refuseStyleSheet(resource) ??
      (isOwn ? refuseReach(String(module.originalSource?.()?.source() ?? '')) : undefined);
    if (refusal === undefined) return;
    const where = relative(compilation.compiler.context, resource);
    compilation.errors.push(new webpack.WebpackError(`${refusal} (in ${where}).`));
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
      // Only the first file of a refused package is reported, not what that file imports.
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
      // A refused copy is already reported; its own imports would only add noise.
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
