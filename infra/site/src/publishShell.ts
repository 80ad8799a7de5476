import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findMisfits } from './findObjections.ts';
import { assertPlain, listFiles } from './listFiles.ts';
import { PublishRefusal } from './PublishRefusal.ts';
import { removeStaleDrafts } from './removeStaleDrafts.ts';
import { shellFolder } from './sitePaths.ts';
import { writeAtomically } from './writeAtomically.ts';

/** Number of builds whose files are kept, so that open pages can still load their chunks. */
const BUILDS_KEPT = 5;
const BUILDS_FILE = 'builds.json';

/** The page is read first, so it is written last: by then the files it refers to exist. */
const LAST = ['provided.json', 'index.html'];

async function readBuilds(folder: string): Promise<string[][]> {
  try {
    return JSON.parse(await readFile(join(folder, BUILDS_FILE), 'utf8')) as string[][];
  } catch {
    return [];
  }
}

/** File names contain content hashes: equal names mean an equal build. */
const isSame = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());

/**
 * Publishes the shell's build over the previous one: the files first, the page last. Files of earlier builds stay for open
 * pages.
 * @param leaveBehind publishes although a remote does not fit: its screens show that until its team publishes it again
 * @throws PublishRefusal when a shown remote would no longer fit, or there is no build of plain files
 */
export async function publishShell(site: string, build: string, leaveBehind = false): Promise<void> {
  const misfits = await findMisfits(site, build);
  if (misfits.length > 0 && !leaveBehind) {
    throw new PublishRefusal('Remotes of this site do not fit that shell.', misfits);
  }
  await assertPlain(build);
  await removeStaleDrafts(site);
  const folder = shellFolder(site);
  const files = await listFiles(build);
  const ordered = [...files.filter((file) => !LAST.includes(file)), ...LAST];
  for (const file of ordered) await writeAtomically(join(folder, file), await readFile(join(build, file)));

  const before = (await readBuilds(folder)).filter((names) => !isSame(names, files));
  const builds = [...before, files].slice(-BUILDS_KEPT);
  await writeAtomically(join(folder, BUILDS_FILE), JSON.stringify(builds));
  const kept = new Set([...builds.flat(), BUILDS_FILE]);
  const forgotten = (await listFiles(folder)).filter((file) => !kept.has(file));
  await Promise.all(forgotten.map((file) => rm(join(folder, file), { force: true })));
}
