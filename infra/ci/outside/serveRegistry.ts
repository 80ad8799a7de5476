import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Packed } from '../packages/packAll.ts';
import { serve, type Served } from './serve.ts';

/** A registry of npm with our packages. */
export interface Registry extends Served {
  /** Their entries in a lock file. */
  entries: Record<string, object>;
}

/** Serves packed packages as npm's registry does. */
export async function serveRegistry(packages: readonly Packed[]): Promise<Registry> {
  const contents = packages.map(({ manifest, tarball }) => {
    const content = readFileSync(tarball);
    const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`;
    return { manifest, content, integrity, file: `${manifest.name}/-/package.tgz` };
  });
  const served = await serve((req, res) => {
    const path = decodeURIComponent(req.url ?? '').slice(1);
    const asked = contents.find(({ manifest, file }) => path === manifest.name || path === file);
    // npm's cache outlives the test.
    const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'application/json' };
    if (!asked) res.writeHead(404, headers).end('{}');
    else if (path === asked.file) res.writeHead(200, headers).end(asked.content);
    else {
      const { name, version } = asked.manifest;
      const dist = { integrity: asked.integrity, tarball: `http://${req.headers.host}/${asked.file}` };
      const versions = { [version]: { ...asked.manifest, dist } };
      res.writeHead(200, headers).end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
    }
  });
  const entries = contents.map(({ manifest: { name, ...manifest }, integrity, file }) => [
    `node_modules/${name}`,
    { ...manifest, integrity, resolved: `${served.origin}/${file}` },
  ]);
  return { ...served, entries: Object.fromEntries(entries) };
}
