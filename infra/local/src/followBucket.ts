import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Storage } from '@fleetwatch/api/platform/storage/Storage';
import { isMissing } from '@fleetwatch/site/isMissing';
import { MODULES_FILE } from '@fleetwatch/site/modulesFile';
import { registryFolder } from '@fleetwatch/site/sitePaths';
import { writeAtomically } from '@fleetwatch/site/writeAtomically';

/** The read operations on a bucket. */
export type SiteBucket = Pick<Storage, 'list' | 'read'>;

/** Interval between passes, and so the delay of a publication. */
const FOLLOW_EVERY_MS = 30_000;
/** A bucket reports modification times in whole seconds of its own clock, so a file this new is read once more. */
const UNSETTLED_MS = 5_000;

const REGISTRY = 'registry/';
/** The files that pages need; browsers fetch scripts and pictures from the bucket directly. */
const OF_REMOTES = /^remotes\/[a-z0-9-]+\/[^/]+\/(manifest|declaration)\.json$/;
const OF_SHELL = /^shell\/(?!assets\/)[^/]/;
/** The page refers to the other files, so it is written last (publishShell). */
const PAGE = 'shell/index.html';

/**
 * Mirrors the part of a site's bucket that pages need into a folder. A pass reads the registry first and writes it last: the
 * files of a version were complete in the bucket before the registry named it, so they are complete in the folder, too.
 */
export class BucketFollower {
  readonly #bucket: SiteBucket;
  readonly #folder: string;
  readonly #now: () => number;
  /** Modification time and time of reading of each mirrored file, by key. */
  readonly #known = new Map<string, { storedAt: number; readAt: number }>();

  constructor(bucket: SiteBucket, folder: string, now: () => number = Date.now) {
    this.#bucket = bucket;
    this.#folder = folder;
    this.#now = now;
  }

  /** One pass. @throws the bucket's errors; the folder then stays unchanged and complete */
  async pull(): Promise<void> {
    const registry = await this.#keys(REGISTRY, /\.json$/);
    const lines = await this.#fetch(registry);
    const remotes = await this.#keys('remotes/', OF_REMOTES);
    const grants = await this.#keys(MODULES_FILE, /^modules\.json$/);
    const shell = await this.#keys('shell/', OF_SHELL);
    const first = [...remotes, ...grants, ...shell].filter(({ key }) => key !== PAGE);
    await this.#write(await this.#fetch(first));
    await this.#write(await this.#fetch(shell.filter(({ key }) => key === PAGE)));
    await this.#write(lines);
    if (grants.length === 0) await rm(join(this.#folder, MODULES_FILE), { force: true });
    await this.#removeWithdrawn(new Set(registry.map(({ key }) => key)));
  }

  async #keys(prefix: string, wanted: RegExp): Promise<{ key: string; storedAt: number }[]> {
    const found: { key: string; storedAt: number }[] = [];
    for await (const some of this.#bucket.list(prefix)) {
      for (const { key, storedAt } of some) {
        if (wanted.test(key) && !key.split('/').includes('..'))
          found.push({ key, storedAt: storedAt.getTime() });
      }
    }
    return found;
  }

  async #fetch(keys: readonly { key: string; storedAt: number }[]): Promise<Map<string, Buffer>> {
    const read = new Map<string, Buffer>();
    for (const { key, storedAt } of keys) {
      const known = this.#known.get(key);
      if (known?.storedAt === storedAt && known.readAt - UNSETTLED_MS > storedAt) continue;
      const readAt = this.#now();
      const content = await this.#bucket.read(key);
      // Removed since it was listed.
      if (content === null) continue;
      read.set(key, content);
      this.#known.set(key, { storedAt, readAt });
    }
    return read;
  }

  async #write(files: ReadonlyMap<string, Buffer>): Promise<void> {
    for (const [key, content] of files) await writeAtomically(join(this.#folder, key), content);
  }

  async #removeWithdrawn(shown: ReadonlySet<string>): Promise<void> {
    const here = await readdir(registryFolder(this.#folder)).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const withdrawn = here.filter((name) => name.endsWith('.json') && !shown.has(`${REGISTRY}${name}`));
    for (const name of withdrawn) {
      await rm(join(registryFolder(this.#folder), name), { force: true });
      this.#known.delete(`${REGISTRY}${name}`);
    }
  }
}

/**
 * Resolves once the folder holds the site, and mirrors the bucket from then on. While the bucket does not respond, pages use
 * the mirrored state.
 * @returns the stop function, which resolves when no pass is running
 */
export async function followBucket(
  bucket: SiteBucket,
  folder: string,
  everyMs = FOLLOW_EVERY_MS,
): Promise<() => Promise<void>> {
  const follower = new BucketFollower(bucket, folder);
  const pass = async (): Promise<boolean> => {
    try {
      await follower.pull();
      return true;
    } catch (error) {
      console.error('The bucket of the site cannot be read:', error);
      return false;
    }
  };
  while (!(await pass())) await pause(everyMs);
  let underWay: Promise<void> | undefined;
  const timer = setInterval(() => {
    underWay ??= pass().then(() => {
      underWay = undefined;
    });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
