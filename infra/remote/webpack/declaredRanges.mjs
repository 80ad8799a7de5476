import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kitFolder, kitVersion } from './providedModules.mjs';

const readPackage = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const packageOf = (key) => key.match(/^(?:@[^/]+\/)?[^/]+/)[0];

/** The lowest version that a range takes, as numbers; undefined where it is not `1.2.3`, `~1.2.3` or `^1.2.3`. */
const lowest = (range) =>
  /^[\^~]?(\d+)\.(\d+)\.(\d+)$/
    .exec(range ?? '')
    ?.slice(1)
    .map(Number);

/** Whether every shell of a kit that accepts `^kit` has what a remote with the lowest version `own` needs. */
function isServed(own, kit) {
  if (own[0] !== kit[0]) return false;
  const at = own.findIndex((part, index) => part !== kit[index]);
  return at < 0 || own[at] < kit[at];
}

/**
 * The range of each of the page's libraries that a remote takes, by import: `{'react-router-dom': '^7.18.5'}`. It is what its
 * `package.json` declares, not what is installed: another version may be in the page. Any shell of the installed kit serves it.
 * @throws Error with the command that helps, for each range that a shell of this kit may not serve
 */
export function declaredRanges(folder, keys) {
  const { dependencies = {}, devDependencies = {} } = readPackage(folder);
  const { peerDependencies: ofKit } = readPackage(kitFolder);
  const refused = new Map();
  const ranges = keys.map((key) => {
    const name = packageOf(key);
    const kit = ofKit[name];
    const declared = dependencies[name] ?? devDependencies[name] ?? kit;
    const [own, served] = [lowest(declared), lowest(kit)];
    if (own === undefined || !isServed(own, served)) refused.set(name, { declared, kit });
    return [key, own && `^${own.join('.')}`];
  });
  if (refused.size > 0) {
    const all = [...refused];
    throw new Error(
      [
        ...all.map(
          ([name, { declared, kit }]) =>
            `package.json requires ${name} ${declared}; a shell of kit ${kitVersion} may have ${kit.replace(/^\^/, '')}.`,
        ),
        `Run: npm install ${all.map(([name, { kit }]) => `${name}@${kit}`).join(' ')}`,
      ].join('\n'),
    );
  }
  return Object.fromEntries(ranges);
}
