import { isKitSatisfied } from '@fleetwatch/kit/federation/isKitSatisfied';
import type { ProvidedModules, RemoteBuild } from './readBuild.ts';

/**
 * Why a remote cannot run in a shell: it was built with an incompatible kit or library, or uses something that the shell does not
 * provide. Empty when it can.
 */
export function checkFit({ manifest, declaration }: RemoteBuild, shell: ProvidedModules): string[] {
  if (!isKitSatisfied(declaration.kitVersion, shell.kit, shell.serves)) {
    return [`It needs kit ${declaration.kitVersion}; the shell has ${shell.kit}.`];
  }
  return Object.entries(manifest.needs).flatMap(([key, names]) => {
    const given = shell.modules[key];
    if (given === undefined) return [`The shell does not provide ${key}.`];
    const range = manifest.versions?.[key];
    if (range !== undefined && !isKitSatisfied(range, given.version))
      return [`It needs ${key} ${range}; the shell has ${given.version}.`];
    const { exports } = given;
    if (exports === '*') return [];
    return names
      .filter((name) => name !== '__esModule' && !exports.includes(name))
      .map((name) => `The shell does not provide ${name} of ${key}.`);
  });
}
