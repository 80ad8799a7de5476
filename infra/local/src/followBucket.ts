import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Storage } from '@fleetwatch/api/platform/storage/Storage';
import { isMissing } from '@fleetwatch/site/isMissing';
import { registryFolder } from '@fleetwatch/site/sitePaths';
import { writeAtomically } from '@fleetwatch/site/writeAtomically';

/** What is read of a bucket. */
export type SiteBucket = Pick<Storage, 'list' | 'read'>;

/** How long a publication may go unnoticed. */
const FOLLOW_EVERY_MS = 30_000;
/** A bucket tells a file's age in whole seconds, by a clock of its own: one this young is read once more. */
const UNSETTLED_MS = 5_000;

const REGISTRY = 'registry/';
/** What pages are made of; scripts and pictures go from the bucket to the browser without coming by here. */
const OF_REMOTES = /^remotes\/[a-z0-9-]+\/[^/]+\/(manifest|declaration)\.json$/;
const OF_SHELL = /^shell\/(?!assets\/)[^/]/;
/** The page names the others, so it is written after them (publishShell). */
const PAGE = 'shell/index.html';

/**
 * Keeps in a folder what pages need of a site that lies in a bucket. One pass reads the registry first and writes it last:
 * whatever version it names was whole in the bucket before it was named there, so it is here before it is named here.
 */
export class BucketFollower {
  readonly #bucket: SiteBucket;
  readonly #folder: string;
  readonly #now: () => number;
  /** By key, the age of what is here and when it was read. */
  readonly #known = new Map<string, { storedAt: number; readAt: number }>();

  constructor(bucket: SiteBucket, folder: string, now: () => number = Date.now) {
    this.#bucket = bucket;
    this.#folder = folder;
    this.#now = now;
  }

  /** One pass. @throws what the bucket throws; what is in the folder then stays, and whole */
  async pull(): Promise<void> {
    const registry = await this.#keys(REGISTRY, /\.json$/);
    const lines = await this.#fetch(registry);
    const remotes = await this.#keys('remotes/', OF_REMOTES);
    const shell = await this.#keys('shell/', OF_SHELL);
    const first = [...remotes, ...shell].filter(({ key }) => key !== PAGE);
    await this.#write(await this.#fetch(first));
    await this.#write(await this.#fetch(shell.filter(({ key }) => key === PAGE)));
    await this.#write(lines);
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
 * Resolves when the folder holds the site, and follows the bucket from then on. While the bucket does not answer, pages go on
 * with what is here.
 * @returns ends it, and resolves when no pass is under way any more
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
