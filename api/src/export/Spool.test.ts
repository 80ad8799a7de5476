import { readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';
import { Spool } from './Spool.ts';

const LONG = 'x'.repeat(100_000);

let api: TestClub;
let spool: Spool;

beforeEach(async () => {
  api = await freshClub();
  spool = await Spool.open();
});
afterEach(() => spool.remove());

async function nextFile(files: ReturnType<Spool['files']>) {
  const { value } = await files.next();
  if (!value) throw new Error('There is no more file.');
  return value;
}

test('reads files in their order while they are written, including empty ones (rule leaving.format)', async () => {
  const files = spool.files();
  const first = nextFile(files);
  await spool.write('a', '');
  const { path, read } = await first;
  const content = read();
  const parts = content[Symbol.asyncIterator]();
  const begun = parts.next();
  await spool.write('b', 'other');
  await spool.write('a', LONG);
  // Available before the file is complete.
  const begin = String((await begun).value);
  expect([path, LONG.startsWith(begin), begin.length > 0]).toEqual(['a', true, true]);
  await spool.write('c', '');
  await spool.write('a', 'end');
  await spool.end();
  let rest = '';
  for (let part = await parts.next(); part.done !== true; part = await parts.next())
    rest += String(part.value);
  expect(begin + rest).toBe(`${LONG}end`);
  const others: [string, string][] = [];
  for await (const file of files)
    others.push([file.path, String(Buffer.concat(await file.read().toArray()))]);
  expect(others).toEqual([
    ['b', 'other'],
    ['c', ''],
  ]);
});

test('fails the reader when the writer fails, and the writer when the reader leaves', async () => {
  await spool.write('a', LONG);
  const { read } = await nextFile(spool.files());
  const reading = read().toArray();
  spool.fail();
  await expect(reading).rejects.toThrow('broken off');
  await spool.remove();
  await expect(spool.write('a', 'more')).rejects.toThrow('broken off');
  expect(readdirSync(join(api.dataDir, 'exports'))).toEqual([]);
});

test('ignores a folder that another export has removed', async () => {
  const root = join(api.dataDir, 'exports');
  // Listed, but gone when it is inspected.
  symlinkSync(join(root, 'gone'), join(root, 'export-gone'));
  const other = await Spool.open();
  await other.remove();
  expect(readdirSync(root)).toHaveLength(2);
});
