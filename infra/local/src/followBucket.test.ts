import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withdraw } from '@fleetwatch/site/chooseVersion';
import { publishRemote } from '@fleetwatch/site/publishRemote';
import { publishShell } from '@fleetwatch/site/publishShell';
import { makeFolder, makeRemote, makeShell } from '@fleetwatch/site/testing/makeBuild';
import { BucketFollower, followBucket, type SiteBucket } from './followBucket.ts';
import { createSiteRegistry } from '@fleetwatch/site/gateway/createSiteRegistry';

/** A folder that behaves like a bucket: keys, and ages in whole seconds. */
class FolderBucket implements SiteBucket {
  reads: string[] = [];
  /** Called before a list or a read is answered, with the prefix or the key. */
  before: (asked: string) => void | Promise<void> = () => undefined;

  readonly folder: string;
  constructor(folder: string) {
    this.folder = folder;
  }

  async *list(prefix: string) {
    await this.before(`list ${prefix}`);
    const files = readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const found = files.map((path) => ({
      key: relative(this.folder, path),
      storedAt: new Date(Math.floor(statSync(path).mtimeMs / 1000) * 1000),
    }));
    yield found.filter(({ key }) => key.startsWith(prefix));
  }

  async read(key: string) {
    await this.before(`read ${key}`);
    this.reads.push(key);
    return readFileSync(join(this.folder, key));
  }
}

let home: ReturnType<typeof makeFolder>;
let bucket: FolderBucket;
let folder: string;

const publish = (version: string, name = 'mf-crews') =>
  publishRemote(bucket.folder, makeRemote(join(home.folder, `${name}-${version}`), name, { version }));
const shown = async () => (await createSiteRegistry(folder).read()).map(({ entry }) => entry);
const FIRST = '/remotes/mf-crews/1.0.0/remoteEntry.js';
const SECOND = '/remotes/mf-crews/1.1.0/remoteEntry.js';

beforeEach(async () => {
  home = makeFolder();
  bucket = new FolderBucket(join(home.folder, 'bucket'));
  folder = join(home.folder, 'followed');
  await publishShell(bucket.folder, makeShell(join(home.folder, 'shell')));
  await publish('1.0.0');
});
afterEach(() => home.remove());

test("keeps the operator's grants in the folder while the bucket has them", async () => {
  const follower = new BucketFollower(bucket, folder);
  const grants = (paths: string[]) => JSON.stringify({ 'mf-crews': { team: 'Crews', paths } });
  writeFileSync(join(bucket.folder, 'modules.json'), grants(['/mf-crews']));
  await follower.pull();
  expect(readFileSync(join(folder, 'modules.json'), 'utf8')).toBe(grants(['/mf-crews']));
  rmSync(join(bucket.folder, 'modules.json'));
  await follower.pull();
  expect(existsSync(join(folder, 'modules.json'))).toBe(false);
});

test('copies what pages need, and no scripts', async () => {
  await new BucketFollower(bucket, folder).pull();
  expect(await shown()).toEqual([FIRST]);
  expect(readFileSync(join(folder, 'shell/index.html'), 'utf8')).toContain('/assets/shell.a.js');
  expect(readdirSync(join(folder, 'remotes/mf-crews/1.0.0')).sort()).toEqual([
    'declaration.json',
    'manifest.json',
  ]);
  expect(readdirSync(join(folder, 'shell'))).not.toContain('assets');
});

test('shows a publication after the next pass, and a withdrawn one no longer', async () => {
  const follower = new BucketFollower(bucket, folder);
  await follower.pull();
  await publish('1.1.0');
  expect(await shown()).toEqual([FIRST]);
  await follower.pull();
  expect(await shown()).toEqual([SECOND]);
  await withdraw(bucket.folder, 'mf-crews');
  await follower.pull();
  expect(await shown()).toEqual([]);
});

test.each(['list registry/', 'read registry/mf-crews.json', 'list remotes/', 'list shell/'])(
  'never shows a version with missing files while a publication is at "%s"',
  async (moment) => {
    const follower = new BucketFollower(bucket, folder);
    await follower.pull();
    bucket.before = async (asked) => {
      if (asked !== moment) return;
      bucket.before = () => undefined;
      await publish('1.1.0');
    };
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await follower.pull();
    expect([[FIRST], [SECOND]]).toContainEqual(await shown());
    await follower.pull();
    expect(await shown()).toEqual([SECOND]);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  },
);

test('does not read known files again, unless they may have changed within the same second', async () => {
  let time = Date.now();
  const follower = new BucketFollower(bucket, folder, () => time);
  await follower.pull();
  const all = bucket.reads.length;
  time += 60_000;
  await follower.pull();
  expect(bucket.reads).toHaveLength(2 * all);
  await follower.pull();
  expect(bucket.reads).toHaveLength(2 * all);
});

test('leaves the folder unchanged when a pass fails', async () => {
  const follower = new BucketFollower(bucket, folder);
  await follower.pull();
  await publish('1.1.0');
  bucket.before = (asked) => {
    if (asked.endsWith('declaration.json')) throw new Error('SlowDown');
  };
  await expect(follower.pull()).rejects.toThrow('SlowDown');
  expect(await shown()).toEqual([FIRST]);
});

test('retries the first pass until it succeeds, and repeats passes at intervals', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let asked = 0;
  bucket.before = () => {
    asked += 1;
    if (asked === 1) throw new Error('SlowDown');
  };
  const end = await followBucket(bucket, folder, 1);
  expect(await shown()).toEqual([FIRST]);
  expect(complaints).toHaveBeenCalledTimes(1);
  writeFileSync(join(bucket.folder, 'shell/robots.txt'), 'none');
  const passes = (wanted: number) =>
    new Promise<void>((resolve) => {
      bucket.before = (what) => {
        if (what === 'list registry/' && (wanted -= 1) < 0) resolve();
      };
    });
  await passes(2);
  await end();
  expect(readFileSync(join(folder, 'shell/robots.txt'), 'utf8')).toBe('none');
  complaints.mockRestore();
});
