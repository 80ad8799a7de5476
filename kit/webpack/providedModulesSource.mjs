const DOORS = '@fleetwatch/kit/';

/**
 * The module `virtual:providedModules` of the shell, written from the contract: one entry per provided module. A library
 * with a list of exports is imported by these names, so that the rest of it is shaken off. Kit's doors, of which there are
 * a hundred, share what they have in common: every page carries this list.
 */
export function writeProvidedModulesSource(modules, kitVersion) {
  const imports = [];
  const doors = [];
  const libraries = [];
  for (const [index, { key, exports, version, chunk }] of modules.entries()) {
    const name = JSON.stringify(key);
    const head = `key: ${name}, version: ${JSON.stringify(version)}`;
    if (chunk) {
      const door = JSON.stringify(key.slice(DOORS.length));
      doors.push(`${door}: () => import(/* webpackChunkName: "${chunk}" */ ${name})`);
    } else if (exports === '*') {
      imports.push(`import * as m${index} from ${name};`);
      libraries.push(`{ ${head}, value: m${index} }`);
    } else {
      const local = (exported) => `m${index}_${exported}`;
      imports.push(`import { ${exports.map((e) => `${e} as ${local(e)}`).join(', ')} } from ${name};`);
      // Without the flag a default import of this object would yield the whole object.
      const named = ['__esModule: true', ...exports.map((e) => `${e}: ${local(e)}`)].join(', ');
      libraries.push(`{ ${head}, value: { ${named} } }`);
    }
  }
  return [
    ...imports,
    `export const kitVersion = ${JSON.stringify(kitVersion)};`,
    `const doors = {\n${doors.join(',\n')}\n};`,
    `const toModule = ([door, load]) => ({ key: ${JSON.stringify(DOORS)} + door, version: kitVersion, load });`,
    `export const providedModules = [\n${[...libraries, '...Object.entries(doors).map(toModule)'].join(',\n')}\n];`,
  ].join('\n');
}
