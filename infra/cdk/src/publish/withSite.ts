import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listFiles } from '@fleetwatch/site/listFiles';
import type { BucketFiles, BucketFile } from './BucketFiles.ts';
import { fileHeaders } from './fileHeaders.ts';

/** Read first by who makes the pages, so written last, in this order (infra/site, publishShell). */
const LAST = ['shell/provided.json', 'shell/index.html'];
const REGISTRY = 'registry/';
/** Files at a time; a build has some dozens. */
const AT_ONCE = 8;

async function inTurns<T>(items: readonly T[], handle: (item: T) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    await Promise.all(items.slice(start, start + AT_ONCE).map(handle));
  }
}

async function pull(bucket: BucketFiles, folder: string, prefixes: readonly string[]) {
  const known = new Map<string, BucketFile>();
  const keys = (await Promise.all(prefixes.map((prefix) => bucket.list(prefix)))).flat();
  await inTurns([...new Set(keys)], async (key) => {
    const file = await bucket.get(key);
    if (file === null) return;
    known.set(key, file);
    const path = join(folder, key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file.content);
  });
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
  // The one change that shows: what it names is whole in the bucket by now.
  await inTurns(
    changed.filter(({ key }) => isLine(key)),
    write,
  );
  const gone = [...known.keys()].filter((key) => !here.includes(key));
  // A line first: what it names goes after it.
  await bucket.remove(gone.filter(isLine));
  await bucket.remove(gone.filter((key) => !isLine(key)));
}

/**
 * Does to the site in a bucket what a command of infra/site does to a site in a folder: takes what the command reads into a
 * folder of its own, runs it there, and brings back what it changed, the registry last.
 * @param prefixes of the keys that the command reads or changes
 * @throws what the command throws, and nothing is written then; MeanwhileChanged
 */
export async function withSite(
  bucket: BucketFiles,
  prefixes: readonly string[],
  command: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fleetwatch-site-'));
  try {
    const known = await pull(bucket, folder, prefixes);
    await command(folder);
    await push(bucket, folder, known);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
