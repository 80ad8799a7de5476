import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A packed package: its tarball, and the manifest in it. */
export interface Packed {
  tarball: string;
  manifest: { name: string; version: string };
}

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Workspaces whose package is made before it is packed. */
const MADE = ['contract', 'kit', 'infra/site', 'infra/create-remote', 'shell'];

function pack(folder: string, into: string): Packed {
  const output = execFileSync('npm', ['pack', folder, '--json', '--pack-destination', into], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ filename }] = JSON.parse(output.toString()) as [{ filename: string }];
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Packed['manifest'];
  return { tarball: path.join(into, filename), manifest };
}

/** Where `packAll` makes the package of a workspace. */
export const madeIn = (into: string, workspace: string) => path.join(into, 'made', path.basename(workspace));

/** Packs what is published to npm, as it is published. The shell is built before. @param into an empty folder */
export function packAll(into: string): Packed[] {
  const packed = path.join(into, 'packed');
  mkdirSync(packed);
  const folders = MADE.map((workspace) => {
    const made = madeIn(into, workspace);
    execFileSync('npm', ['run', '--silent', 'build:package', '--', made], {
      cwd: path.join(ROOT, workspace),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return made;
  });
  return [...folders, path.join(ROOT, 'infra/remote')].map((folder) => pack(folder, packed));
}
