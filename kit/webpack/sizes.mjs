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

const sumOf = (sizes) => sizes.reduce((sum, { gzip }) => sum + gzip, 0);

/**
 * What a phone fetches from nothing to the first screen of a remote: the scripts the shell's page names, the remote's
 * entry and screens, and what these use of the shell's on-demand files. `gzip` is the sum, `added` the part of it that the
 * page does not fetch for every screen. Sizes in bytes.
 */
export function measureColdLoad(shellDist, remoteDist) {
  const page = readFileSync(join(shellDist, 'index.html'), 'utf8');
  const named = [...page.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, file]) => file);
  const { modules } = readJson(join(shellDist, 'provided.json'));
  const { entry, screens, firstNeeds } = readJson(join(remoteDist, 'manifest.json'));
  const onDemand = new Set(firstNeeds.flatMap((key) => modules[key]?.files ?? []));
  const ofShell = measureFolder(shellDist);
  const always = ofShell.filter(({ file }) => named.includes(file));
  const added = [
    ...ofShell.filter(({ file }) => onDemand.has(file) && !named.includes(file)),
    ...measureFolder(remoteDist).filter(({ file }) => [entry, ...screens].includes(file)),
  ];
  return { files: [...always, ...added], gzip: sumOf(always) + sumOf(added), added: sumOf(added) };
}

/** The design's limits, gzip: for a screen on which a visit starts, and for one that is opened from another. */
export const START_LIMIT_KIB = 175;
export const FURTHER_LIMIT_KIB = 35;

/** A visit starts at the head of the menu, or at the kiosk. */
export const isStart = ({ routes, menu }) =>
  menu.some(({ order }) => order === 1) || routes.some(({ access }) => access === 'kiosk');

/** Why a remote's first screen is too much for a phone on a slow network, or undefined. */
export function findExcess({ name, declaration, gzip, added }) {
  if (isStart(declaration)) {
    return gzip > START_LIMIT_KIB * KIB ? `${name} is above ${START_LIMIT_KIB} KiB from nothing.` : undefined;
  }
  return added > FURTHER_LIMIT_KIB * KIB ? `${name} adds more than ${FURTHER_LIMIT_KIB} KiB.` : undefined;
}
