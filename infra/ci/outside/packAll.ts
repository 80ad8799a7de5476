import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Packed } from './serveRegistry.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Workspaces that are compiled before they are packed. */
const COMPILED = ['contract', 'kit', 'infra/site', 'infra/create-remote'];

function pack(folder: string, into: string): Packed {
  const output = execFileSync('npm', ['pack', folder, '--json', '--pack-destination', into], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ filename }] = JSON.parse(output.toString()) as [{ filename: string }];
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Packed['manifest'];
  return { tarball: path.join(into, filename), manifest };
}

/** Packs what is published to npm, as it is published. @param into an empty folder */
export function packAll(into: string): Packed[] {
  const packed = path.join(into, 'packed');
  mkdirSync(packed);
  const folders = COMPILED.map((workspace) => {
    const built = path.join(into, 'built', path.basename(workspace));
    execFileSync('npm', ['run', '--silent', 'build:package', '--', built], {
      cwd: path.join(ROOT, workspace),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return built;
  });
  return [...folders, path.join(ROOT, 'infra/remote')].map((folder) => pack(folder, packed));
}
