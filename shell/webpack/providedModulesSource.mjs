const KIT_PREFIX = '@fleetwatch/kit/';

/**
 * Generates the shell's module `virtual:providedModules`: one entry per provided module. A library with a list of exports is
 * imported by these names, so that the rest is tree-shaken. The hundred exports of kit share a helper, because every page
 * carries this list.
 */
export function writeProvidedModulesSource(modules, kitVersion, servedKits) {
  const imports = [];
  const kitExports = [];
  const libraries = [];
  for (const [index, { key, exports, version, chunk }] of modules.entries()) {
    const name = JSON.stringify(key);
    const head = `key: ${name}, version: ${JSON.stringify(version)}`;
    if (chunk) {
      const path = JSON.stringify(key.slice(KIT_PREFIX.length));
      kitExports.push(`${path}: () => import(/* webpackChunkName: "${chunk}" */ ${name})`);
    } else if (exports === '*') {
      imports.push(`import * as m${index} from ${name};`);
      libraries.push(`{ ${head}, value: m${index} }`);
    } else {
      const local = (exported) => `m${index}_${exported}`;
      imports.push(`import { ${exports.map((e) => `${e} as ${local(e)}`).join(', ')} } from ${name};`);
      // Without the flag a default import of this object would return the whole object.
      const named = ['__esModule: true', ...exports.map((e) => `${e}: ${local(e)}`)].join(', ');
      libraries.push(`{ ${head}, value: { ${named} } }`);
    }
  }
  return [
    ...imports,
    `export const kitVersion = ${JSON.stringify(kitVersion)};`,
    `export const servedKits = ${JSON.stringify(servedKits)};`,
    `const kitExports = {\n${kitExports.join(',\n')}\n};`,
    `const toModule = ([name, load]) => ({ key: ${JSON.stringify(KIT_PREFIX)} + name, version: kitVersion, load });`,
    `export const providedModules = [\n${[...libraries, '...Object.entries(kitExports).map(toModule)'].join(',\n')}\n];`,
  ].join('\n');
}
