import { freshClub } from '../testing/freshClub.ts';
import { ClubModel } from './Club.ts';
import { createClub } from './commands/createClub.ts';

beforeAll(async () => {
  await freshClub();
});

const folderOf = async (name: string, s3folder?: string): Promise<string> =>
  (
    await createClub({
      name,
      password: 'HERN-other-boathouse',
      timezone: 'Europe/Berlin',
      ...(s3folder === undefined ? {} : { s3folder }),
    })
  ).s3folder;

test("derives the folder from the club's name, and no two clubs get the same", async () => {
  expect(await folderOf('Heron Reach!')).toBe('heron-reach');
  expect(await folderOf('Heron  Reach')).toBe('heron-reach-2');
  expect(await folderOf('漕艇部')).toBe('club');
  expect(await folderOf('Weir', 'weir-media')).toBe('weir-media');
  await expect(folderOf('Other Weir', 'weir-media')).rejects.toMatchObject({ code: 11_000 });
});

test.each(['refuses %j', '..', 'a/b', '../a', 'a.b', '-a', 'A'])(
  'refuses %j as a storage folder',
  async (folder) => {
    const before = await ClubModel.countDocuments();
    await expect(folderOf('Heron', folder)).rejects.toThrow('is not a storage folder');
    expect(await ClubModel.countDocuments()).toBe(before);
  },
);
