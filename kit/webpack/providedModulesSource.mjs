/**
 * The module `virtual:providedModules` of the shell, written from the contract: one entry per provided module.
 * A library with a list of exports is imported by these names, so that the rest of it is shaken off.
 */
export function writeProvidedModulesSource(modules, kitVersion) {
  const imports = [];
  const entries = modules.map(({ key, exports, version, chunk }, index) => {
    const name = JSON.stringify(key);
    const head = `key: ${name}, version: ${JSON.stringify(version)}`;
    if (chunk) return `{ ${head}, load: () => import(/* webpackChunkName: "${chunk}" */ ${name}) }`;
    if (exports === '*') {
      imports.push(`import * as m${index} from ${name};`);
      return `{ ${head}, value: m${index} }`;
    }
    const local = (exported) => `m${index}_${exported}`;
    imports.push(`import { ${exports.map((e) => `${e} as ${local(e)}`).join(', ')} } from ${name};`);
    // Without the flag a default import of this object would yield the whole object.
    return `{ ${head}, value: { __esModule: true, ${exports.map((e) => `${e}: ${local(e)}`).join(', ')} } }`;
  });
  return [
    ...imports,
    `export const kitVersion = ${JSON.stringify(kitVersion)};`,
    `export const providedModules = [\n${entries.join(',\n')}\n];`,
  ].join('\n');
}
