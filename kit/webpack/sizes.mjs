import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const KIB = 1024;

const sizeOf = (path) => (existsSync(path) ? statSync(path).size : undefined);

/** The scripts of a build with their sizes in bytes, as they are and as they travel; the largest first. */
export function measureFolder(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const raw = statSync(path).size;
      return {
        file: relative(folder, path),
        raw,
        gzip: sizeOf(`${path}.gz`) ?? raw,
        brotli: sizeOf(`${path}.br`) ?? raw,
      };
    })
    .sort((a, b) => b.gzip - a.gzip);
}

const kib = (bytes) => (bytes / KIB).toFixed(1).padStart(8);

/** A table of sizes in KiB, one file a line. */
export function formatSizes(sizes) {
  const lines = sizes.map(({ file, raw, gzip, brotli }) => `${kib(raw)}${kib(gzip)}${kib(brotli)}  ${file}`);
  return [`${'KiB'.padStart(8)}${'gzip'.padStart(8)}${'brotli'.padStart(8)}`, ...lines].join('\n');
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * What a phone fetches from nothing to the first screen of a remote: the scripts the shell's page names, the remote's
 * entry, and its screens. Sizes in bytes.
 */
export function measureColdLoad(shellDist, remoteDist) {
  const page = readFileSync(join(shellDist, 'index.html'), 'utf8');
  const named = [...page.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, file]) => file);
  const manifest = readJson(join(remoteDist, 'manifest.json'));
  const own = measureFolder(remoteDist).filter(({ file }) =>
    [manifest.entry, ...manifest.screens].includes(file),
  );
  const files = [...measureFolder(shellDist).filter(({ file }) => named.includes(file)), ...own];
  return { files, gzip: files.reduce((sum, { gzip }) => sum + gzip, 0) };
}
