import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const KIB = 1024;

const sizeOf = (path) => (existsSync(path) ? statSync(path).size : undefined);

/** The scripts of a build with their sizes in bytes, raw and compressed; the largest first. */
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

/** A table of sizes in KiB, one file per line. */
export function formatSizes(sizes) {
  const lines = sizes.map(({ file, raw, gzip, brotli }) => `${kib(raw)}${kib(gzip)}${kib(brotli)}  ${file}`);
  return [`${'KiB'.padStart(8)}${'gzip'.padStart(8)}${'brotli'.padStart(8)}`, ...lines].join('\n');
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const sumOf = (sizes, packing = 'gzip') => sizes.reduce((sum, size) => sum + size[packing], 0);

/**
 * Download of a phone from an empty cache to the first screen of a remote: the scripts in the shell's page, the remote's
 * entry and screens, and the shell's chunks these use. Sizes in bytes; `gzip` and `brotli` are totals.
 */
export function measureColdLoad(shellDist, remoteDist) {
  const page = readFileSync(join(shellDist, 'index.html'), 'utf8');
  const named = [...page.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, file]) => file);
  const { modules } = readJson(join(shellDist, 'provided.json'));
  const { entry, screens, firstNeeds } = readJson(join(remoteDist, 'manifest.json'));
  const ofShell = new Set([...named, ...firstNeeds.flatMap((key) => modules[key]?.files ?? [])]);
  const files = [
    ...measureFolder(shellDist).filter(({ file }) => ofShell.has(file)),
    ...measureFolder(remoteDist).filter(({ file }) => [entry, ...screens].includes(file)),
  ];
  return { files, gzip: sumOf(files), brotli: sumOf(files, 'brotli') };
}

/** Bytes of a load that remain to be downloaded after any of the other loads. */
export function measureFurther({ files }, others) {
  const isKnown = ({ file }) => others.every((other) => other.files.some((known) => known.file === file));
  return sumOf(files.filter((size) => others.length === 0 || !isKnown(size)));
}

/** Size limits: for a screen on which a visit starts and, gzipped, for one that is opened from another. */
const START_LIMIT_KIB = { gzip: 178, brotli: 160 };
const FURTHER_LIMIT_KIB = 35;

/** The goal for a screen on which a visit starts; exceeding it fails nothing. */
const START_GOAL_KIB = 165;

/** A visit starts on the first screen of the menu, or at the kiosk. */
export const isStart = ({ routes, menu }) =>
  menu.some(({ section, order }) => section === 'main' && order === 1) ||
  routes.some(({ access }) => access === 'kiosk');

/** Whether a screen on which a visit starts meets the goal, as text. */
export function judgeStart(gzip) {
  return `${gzip <= START_GOAL_KIB * KIB ? '✓' : '✗'} wanted: ${START_GOAL_KIB} KiB`;
}

/** Why a remote's first screen is too large for a phone on a slow network, or undefined. */
export function findExcess({ name, declaration, further, ...sums }) {
  if (isStart(declaration)) {
    const [packing, limit] =
      Object.entries(START_LIMIT_KIB).find(([key, kib]) => sums[key] > kib * KIB) ?? [];
    return packing && `${name} is above ${limit} KiB ${packing} from nothing.`;
  }
  return further > FURTHER_LIMIT_KIB * KIB ? `${name} adds more than ${FURTHER_LIMIT_KIB} KiB.` : undefined;
}
