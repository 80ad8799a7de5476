import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findMisfits } from './findObjections.ts';
import { assertPlain, copyFiles, digestOf, listFiles } from './listFiles.ts';
import { PublishRefusal } from './PublishRefusal.ts';
import { removeStaleDrafts } from './removeStaleDrafts.ts';
import { buildsFolder, draftsFolder, shellFolder } from './sitePaths.ts';
import { folderLock, withLock } from './withLock.ts';
import { writeAtomically } from './writeAtomically.ts';

/** Number of builds that are kept, so that open pages can still load their chunks. */
const BUILDS_KEPT = 5;
const BUILDS_FILE = 'builds.json';

/** The page is read first, so it is written last: by then the files it refers to exist. */
const LAST = ['provided.json', 'index.html'];

/** A build that is or was shown. */
interface Build {
  /** Of its whole copy in the site's `builds`; null for a build older than copies. */
  id: string | null;
  files: string[];
  /** It was rolled back, and no roll back leads to it. */
  left?: true;
}

/** The shown one last. */
async function readBuilds(site: string): Promise<Build[]> {
  try {
    const text = await readFile(join(shellFolder(site), BUILDS_FILE), 'utf8');
    const builds = JSON.parse(text) as (Build | string[])[];
    return builds.map((build) => (Array.isArray(build) ? { id: null, files: build } : build));
  } catch {
    return [];
  }
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Keeps a whole copy: names of files without a hash, such as the page, are those of the next build too. */
async function keepCopy(site: string, build: string): Promise<string> {
  const id = (await digestOf(build)).slice(0, 16);
  const place = join(buildsFolder(site), id);
  if (await isThere(place)) return id;
  const draft = join(draftsFolder(site), randomUUID());
  await copyFiles(build, draft);
  await mkdir(dirname(place), { recursive: true });
  await rename(draft, place);
  return id;
}

/** Shows a build of which there is a copy, and removes what no kept build has. */
async function show(site: string, { id, files }: Build & { id: string }, others: Build[]): Promise<void> {
  const folder = shellFolder(site);
  const copy = join(buildsFolder(site), id);
  const ordered = [...files.filter((file) => !LAST.includes(file)), ...LAST];
  for (const file of ordered) await writeAtomically(join(folder, file), await readFile(join(copy, file)));
  const builds = [...others, { id, files }].slice(-BUILDS_KEPT);
  await writeAtomically(join(folder, BUILDS_FILE), JSON.stringify(builds));
  const kept = new Set([...builds.flatMap((build) => build.files), BUILDS_FILE]);
  const forgotten = (await listFiles(folder)).filter((file) => !kept.has(file));
  await Promise.all(forgotten.map((file) => rm(join(folder, file), { force: true })));
  const copies = new Set((await listFiles(buildsFolder(site))).map((file) => file.split('/')[0] ?? ''));
  const gone = [...copies].filter((one) => builds.every((build) => build.id !== one));
  await Promise.all(gone.map((one) => rm(join(buildsFolder(site), one), { recursive: true, force: true })));
}

async function publishAlone(site: string, build: string, leaveBehind: boolean): Promise<void> {
  const misfits = await findMisfits(site, build);
  if (misfits.length > 0 && !leaveBehind)
    throw new PublishRefusal('Remotes of this site do not fit that shell.', misfits);
  await assertPlain(build);
  await removeStaleDrafts(site);
  const id = await keepCopy(site, build);
  const files = await listFiles(build);
  const others = (await readBuilds(site)).filter((one) => one.id !== id);
  await show(site, { id, files }, others);
}

/**
 * Publishes the shell's build over the previous one: the files first, the page last. Files of earlier builds stay for open
 * pages.
 * @param leaveBehind publishes although a remote does not fit: its screens show that until its team publishes it again
 * @throws PublishRefusal when a shown remote would no longer fit, or there is no build of plain files
 */
export const publishShell = (site: string, build: string, leaveBehind = false): Promise<void> =>
  withLock(folderLock(site), () => publishAlone(site, build, leaveBehind));

/**
 * Shows the build of the shell that was shown before; open pages keep theirs.
 * @param leaveBehind although a remote does not fit it: its screens show that until its team publishes one that does
 * @throws PublishRefusal when there is none, or a shown remote does not fit it
 */
export const rollBackShell = (site: string, leaveBehind = false): Promise<void> =>
  withLock(folderLock(site), async () => {
    const builds = await readBuilds(site);
    const shown = builds.at(-1);
    const others = builds.slice(0, -1);
    const before = others.findLast(({ left }) => !left);
    if (shown === undefined || before === undefined || before.id === null)
      throw new PublishRefusal('The shell cannot be rolled back.', ['No other build was shown before.']);
    const { id, files } = before;
    const misfits = await findMisfits(site, join(buildsFolder(site), id));
    if (misfits.length > 0 && !leaveBehind)
      throw new PublishRefusal('Remotes of this site do not fit that shell.', misfits);
    const rest = others.filter((one) => one !== before);
    await show(site, { id, files }, [...rest, { ...shown, left: true }]);
  });
