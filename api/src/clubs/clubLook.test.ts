import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { ClubLook } from '@fleetwatch/contract/clubs/edits';
import { DEFAULT_IDENTITY } from '@fleetwatch/contract/clubs/identity';
import * as texts from '@fleetwatch/contract/clubs/texts';
import type { Club } from '@fleetwatch/contract/clubs/wire';
import { eraseMember } from '../admin/eraseMember.ts';
import { sweepMedia } from '../media/commands/sweepMedia.ts';
import { MemberModel } from '../members/Member.ts';
import { AuditEntryModel } from '../platform/logging/AuditEntry.ts';
import { freshKey } from '../testing/calls.ts';
import { makeCoach, makeMember, type TestMember } from '../testing/factories.ts';
import { fileOf } from '../testing/media.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { uploadCrest, uploadMemberPicture, uploadTo } from '../testing/uploads.ts';
import { ClubModel } from './Club.ts';
import { createClub } from './commands/createClub.ts';

const GREEN: ClubLook = {
  identity: { colours: { first: '#0B5C3A', second: '#F7E6A1' }, blade: 'half' },
  place: { latitude: 47.3769, longitude: 8.5417 },
};

let api: TestClub;
let coach: TestMember;
let kim: TestMember;

beforeEach(async () => {
  api = await freshClub();
  [coach, kim] = await api.inClub(async () => [await makeCoach(), await makeMember()] as const);
});

const change = (body: object, by: TestMember | null = coach, key?: string): Promise<Answer> =>
  api.call('PUT', '/club', { token: by?.token, body, ...(key !== undefined && { key }) });
const shown = async (): Promise<Club> => (await api.call('GET', '/club')).body as Club;

test('a club has the default colors and no place until a coach sets them (rule club.identity)', async () => {
  expect(await shown()).toMatchObject({ identity: DEFAULT_IDENTITY, place: null });
});

test('shows visitors at once what a coach sets (rules club.identity, club.place)', async () => {
  expect(await shown()).toMatchObject({ place: null });
  const lowerCase = { colours: { first: '#0b5c3a', second: '#f7e6a1' }, blade: 'half' };
  const answer = await change({ identity: lowerCase, place: { latitude: 47.376_91, longitude: 8.541_66 } });
  expect([answer.status, answer.body]).toEqual([200, { ...GREEN, crest: '', unit: 'mi', features: [] }]);
  expect(await shown()).toMatchObject(GREEN);
});

test('lets a coach remove the third color and the place', async () => {
  await change({ identity: DEFAULT_IDENTITY, place: GREEN.place });
  await change({ ...GREEN, place: null });
  const { identity, place } = await shown();
  expect(identity).toEqual(GREEN.identity);
  expect(place).toBeNull();
});

test('keeps a feature off until a coach turns it on, and unchanged by older clients (rule club.features)', async () => {
  expect((await shown()).features).toEqual([]);
  await change({ ...GREEN, features: ['notifications'] });
  await change(GREEN);
  expect((await shown()).features).toEqual(['notifications']);
  for (const features of [['sirens'], ['notifications', 'notifications']]) {
    expect((await change({ ...GREEN, features })).status).toBe(422);
  }
  await change({ ...GREEN, features: [] });
  expect((await shown()).features).toEqual([]);
});

test("lets only coaches change the club's look", async () => {
  expect((await change(GREEN, null)).status).toBe(401);
  const refused = await change(GREEN, kim);
  expect([refused.status, refused.body]).toEqual([403, [texts.ONLY_COACHES_CHANGE_CLUB, 'coaches_only']]);
  expect(await shown()).toMatchObject({ identity: DEFAULT_IDENTITY });
});

test("keeps another club's look unchanged", async () => {
  const host = 'heron.example';
  await createClub({
    name: 'Heron Reach',
    password: 'HERN-other-boathouse',
    timezone: 'UTC',
    hosts: [host],
  });
  await change(GREEN);
  const { body } = await api.call('GET', '/club', { headers: { Host: host } });
  expect(body).toMatchObject({ name: 'Heron Reach', identity: DEFAULT_IDENTITY, place: null });
});

const colours = (more: object): object => ({
  colours: { ...GREEN.identity.colours, ...more },
  blade: 'half',
});

test.each<[string, string, object]>([
  ['identity.colours.first', texts.COLOUR_INVALID, { identity: colours({ first: 'navy' }) }],
  ['identity.colours.first', texts.COLOUR_INVALID, { identity: colours({ first: undefined }) }],
  ['identity.colours.first', texts.COLOUR_INVALID, { identity: colours({ first: '' }) }],
  ['identity.colours.second', texts.COLOUR_INVALID, { identity: colours({ second: '#FFF' }) }],
  ['identity.colours.second', texts.COLOUR_INVALID, { identity: colours({ second: '#F7E6A1;}' }) }],
  ['identity.colours.third', texts.COLOUR_INVALID, { identity: colours({ third: '#'.repeat(50_000) }) }],
  ['identity.blade', texts.BLADE_UNKNOWN, { identity: { ...GREEN.identity, blade: 'tartan' } }],
  ['place.latitude', texts.LATITUDE_INVALID, { place: { latitude: 91, longitude: 0 } }],
  ['place.latitude', texts.LATITUDE_INVALID, { place: { longitude: 0 } }],
  ['place.longitude', texts.LONGITUDE_INVALID, { place: { latitude: 0, longitude: '8' } }],
  ['identity.colours.fourth', 'Check identity.colours.fourth.', { identity: colours({ fourth: '#FFFFFF' }) }],
  ['name', 'Check name.', { name: 'Ours' }],
])('refuses %s: %s', async (field, text, more) => {
  const answer = await change({ ...GREEN, ...more });
  expect([answer.status, answer.body]).toEqual([422, [text, `invalid:${field}`]]);
  expect(await shown()).toMatchObject({ identity: DEFAULT_IDENTITY, place: null });
});

test('refuses a body that is too large', async () => {
  expect((await change({ ...GREEN, more: 'x'.repeat(3_000_000) })).status).toBe(413);
});

test('changes the look once per key, and audits the state before and after (rules club.repeats, club.audit)', async () => {
  const key = freshKey();
  const first = await change(GREEN, coach, key);
  await change({ identity: DEFAULT_IDENTITY, place: null });
  expect((await change(GREEN, coach, key)).body).toEqual(first.body);
  expect(await shown()).toMatchObject({ identity: DEFAULT_IDENTITY });
  const entries = await api.inClub(() => AuditEntryModel.find().sort({ at: 1, _id: 1 }).lean());
  expect(entries).toMatchObject([
    { verb: 'change', kind: 'club', before: { identity: null, place: null }, after: GREEN },
    { verb: 'change', kind: 'club', before: GREEN, after: { identity: DEFAULT_IDENTITY, place: null } },
  ]);
  expect(entries.map(({ who, subject }) => [String(who), String(subject)])).toEqual(
    Array.from({ length: 2 }, () => [coach.id, api.clubId]),
  );
});

describe('the crest (rule club.crest)', () => {
  const crestShown = async (): Promise<string> => (await shown()).logos.escutcheon;
  const open = (address: string): Promise<Answer> => api.call('GET', address.replace(/^\/api/, ''));
  /** Makes a file look two days old. */
  const age = (address: string): void => {
    const then = api.clock.now().getTime() / 1_000 - 48 * 3_600;
    utimesSync(join(api.dataDir, address.replace(/^\/api/, '')), then, then);
  };

  test('shows everyone the crest that a coach uploads', async () => {
    const crest = await uploadCrest(api, coach.token);
    expect((await change({ ...GREEN, crest })).body).toMatchObject({ crest });
    expect(await crestShown()).toBe(crest);
    expect((await open(crest)).headers.get('Content-Type')).toBe('image/png');
  });

  test('keeps the crest when an older client omits it, and removes it when cleared', async () => {
    const crest = await uploadCrest(api, coach.token);
    await change({ ...GREEN, crest });
    await change(GREEN);
    expect(await crestShown()).toBe(crest);
    await change({ ...GREEN, crest: '' });
    expect(await crestShown()).toBe('');
  });

  test('lets another coach save the look with the present crest', async () => {
    const crest = await uploadCrest(api, coach.token);
    await change({ ...GREEN, crest });
    const other = await api.inClub(() => makeCoach());
    expect((await change({ ...GREEN, crest }, other)).status).toBe(200);
  });

  test('lets only coaches upload a crest', async () => {
    const { s3folder } = await shown();
    const body = { bucket_name: s3folder, object_name: 'crest/swan.png' };
    const refused = await api.call('POST', '/presigned_post', { token: kim.token, body });
    expect([refused.status, refused.body]).toEqual([403, [texts.ONLY_COACHES_CHANGE_CLUB, 'coaches_only']]);
    expect((await api.call('POST', '/presigned_post', { body })).status).toBe(401);
    expect((await api.call('POST', '/presigned', { token: kim.token, body })).status).toBe(403);
  });

  test("refuses a crest that is a member's picture, elsewhere, not uploaded, or another club's", async () => {
    const { s3folder } = await shown();
    const own = await uploadCrest(api, coach.token);
    for (const crest of [
      await uploadMemberPicture(api, coach.token),
      `https://evil.example${own}`,
      own.replace(s3folder, 'heron-reach'),
      `/api/media/${s3folder}/crest/unknown.png`,
      `${own}?x`,
      'javascript:alert(1)',
    ]) {
      const answer = await change({ ...GREEN, crest });
      expect([answer.status, answer.body]).toEqual([422, [texts.CREST_UNKNOWN, 'invalid:crest']]);
    }
    expect((await change({ ...GREEN, crest: 'x'.repeat(5_000) })).status).toBe(422);
    expect(await crestShown()).toBe('');
  });

  test('keeps the crest when its coach is erased and in the nightly sweep, and removes a former one', async () => {
    const [first, crest] = [await uploadCrest(api, coach.token), await uploadCrest(api, coach.token)];
    await change({ ...GREEN, crest: first });
    await change({ ...GREEN, crest });
    await api.inClub(async () => eraseMember(await MemberModel.findById(coach.id).lean().orFail()));
    [first, crest].forEach(age);
    expect(await api.inClub(() => sweepMedia())).toBe(1);
    expect([(await open(first)).status, (await open(crest)).status]).toEqual([404, 200]);
  });

  test('refuses a crest whose content or name is not that of a png', async () => {
    await expect(uploadTo(api, 'crest/script.png', coach.token, Buffer.from('<svg/>'))).rejects.toThrow(
      '422',
    );
    await expect(uploadTo(api, 'crest/photo.jpg', coach.token, fileOf('jpg'))).rejects.toThrow();
  });
});

test('shows what another process sets within ten seconds', async () => {
  await shown();
  await ClubModel.updateOne({ _id: api.clubId }, { $set: { place: GREEN.place } });
  expect((await shown()).place).toBeNull();
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001);
  expect((await shown()).place).toEqual(GREEN.place);
  jest.restoreAllMocks();
});
