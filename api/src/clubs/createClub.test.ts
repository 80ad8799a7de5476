import { freshClub } from '../testing/freshClub.ts';
import { ClubModel } from './Club.ts';
import { createClub } from './commands/createClub.ts';

beforeAll(async () => {
  await freshClub();
});

const heron = { name: 'Heron Reach', password: 'HERN-other-boats', timezone: 'Europe/Berlin' };

test("a club's password has 16 characters, of which the first four are public", async () => {
  const club = await createClub(heron);
  expect(club).toMatchObject({ prefix: 'HERN', hosts: [] });
  expect(club.passwordHash).not.toContain(heron.password);
});

test.each([
  [
    'a password of 15 characters',
    { password: 'HERN-other-boat' },
    'A club password has at least 16 characters.',
  ],
  ['an unknown time zone', { timezone: 'Europe/Bonn' }, 'Europe/Bonn is not an IANA time zone.'],
])('%s is refused', async (_what, more, text) => {
  const before = await ClubModel.countDocuments();
  await expect(createClub({ ...heron, ...more })).rejects.toThrow(text);
  expect(await ClubModel.countDocuments()).toBe(before);
});
