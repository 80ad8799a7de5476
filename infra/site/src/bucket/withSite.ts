import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listFiles } from '../listFiles.ts';
import { MODULES_FILE } from '../modulesFile.ts';
import type { BucketFiles, BucketFile } from './BucketFiles.ts';
import { fileHeaders } from './fileHeaders.ts';

/** Files that the pages service reads first, so they are written last, in this order (publishShell). */
const LAST = ['shell/provided.json', 'shell/index.html'];
const REGISTRY = 'registry/';
/** Concurrent file transfers; a build has some dozens of files. */
const AT_ONCE = 8;

async function inTurns<T>(items: readonly T[], handle: (item: T) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    await Promise.all(items.slice(start, start + AT_ONCE).map(handle));
  }
}

async function pull(bucket: BucketFiles, folder: string, isRead: (key: string) => boolean) {
  const known = new Map<string, BucketFile>();
  const keys = (
    await Promise.all(
      ['shell/', 'builds/', 'remotes/', REGISTRY, MODULES_FILE].map((prefix) => bucket.list(prefix)),
    )
  ).flat();
  const isInside = (key: string): boolean => !key.split('/').includes('..');
  await inTurns(
    keys.filter((key) => isInside(key) && isRead(key)),
    async (key) => {
      const file = await bucket.get(key);
      if (file === null) return;
      known.set(key, file);
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, file.content);
    },
  );
  return known;
}

async function push(
  bucket: BucketFiles,
  folder: string,
  known: ReadonlyMap<string, BucketFile>,
): Promise<void> {
  const changed: { key: string; content: Buffer }[] = [];
  const here = await listFiles(folder);
  for (const key of here) {
    const content = await readFile(join(folder, key));
    if (!known.has(key) || !content.equals(known.get(key)?.content ?? Buffer.alloc(0)))
      changed.push({ key, content });
  }
  const write = ({ key, content }: { key: string; content: Buffer }) =>
    bucket.put(key, content, fileHeaders(key), known.get(key)?.etag ?? null);
  const isLine = (key: string) => key.startsWith(REGISTRY);

  await inTurns(
    changed.filter(({ key }) => !isLine(key) && !LAST.includes(key)),
    write,
  );
  for (const key of LAST)
    await inTurns(
      changed.filter((file) => file.key === key),
      write,
    );
  // Publishes the change: the files it refers to are complete in the bucket by now.
  await inTurns(
    changed.filter(({ key }) => isLine(key)),
    write,
  );
  const gone = [...known.keys()].filter((key) => !here.includes(key));
  // On removal the registry entry is removed before the files it refers to.
  await bucket.remove(gone.filter(isLine));
  await bucket.remove(gone.filter((key) => !isLine(key)));
}

/**
 * Runs a command on a site in a bucket: downloads what the command reads into a temporary folder, runs it
 * there, and uploads what it changed, the registry last.
 * @param isRead whether the command reads or changes a key
 * @throws the command's error, with nothing written; ConcurrentChangeError
 */
export async function withSite<T>(
  bucket: BucketFiles,
  isRead: (key: string) => boolean,
  command: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'fleetwatch-site-'));
  try {
    const known = await pull(bucket, folder, isRead);
    const result = await command(folder);
    await push(bucket, folder, known);
    return result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
