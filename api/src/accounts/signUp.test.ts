import * as texts from '@fleetwatch/contract/accounts/texts';
import type { SignUpBody } from '@fleetwatch/contract/accounts/wire';
import { USER_GROUP_NEEDED } from '@fleetwatch/contract/usergroups/texts';
import { Types } from 'mongoose';
import { ClubModel } from '../clubs/Club.ts';
import { clearClubCache } from '../clubs/clubDirectory.ts';
import { MemberModel } from '../members/Member.ts';
import { freshKey } from '../testing/calls.ts';
import { makeMember, PASSWORD, userGroupId } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import { CLUB_PASSWORD, type Answer, type TestClub } from '../testing/startTestApi.ts';

let api: TestClub;
let group: string;

beforeAll(async () => {
  api = await freshClub({ limits: { signUpsPerAddress: 10_000 } });
  group = await api.inClub(() => userGroupId());
  await api.inClub(() => makeMember({ name: 'Ana Taken', email: 'ana@example.org' }));
});

const body = (more: Partial<Record<keyof SignUpBody, unknown>> = {}): object => ({
  club: CLUB_PASSWORD,
  name: 'Kim Harper',
  email: 'kim@example.org',
  password: PASSWORD,
  passwordhint: 'our first cox',
  group,
  pic: '',
  aboutme: 'I scull.',
  aboutmeurl: 'https://example.org/kim',
  coach_p: 0,
  ...more,
});
const signUp = (more: Partial<Record<keyof SignUpBody, unknown>> = {}, key?: string): Promise<Answer> =>
  api.call('POST', '/user', { body: body(more), ...(key ? { key } : {}) });
const members = (): Promise<number> => api.inClub(() => MemberModel.countDocuments());

test('gives a new member an id, lets them sign in, and trims their entries', async () => {
  const answer = await signUp({ name: '  Jo   Marsh ', email: ' Jo@Example.org ' });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatch(/^[0-9a-f]{24}$/);
  const login = await api.call('POST', '/login', { body: { name: 'jo marsh', password: PASSWORD } });
  expect(login.body).toMatchObject({
    _id: answer.body,
    name: 'Jo Marsh',
    email: 'Jo@Example.org',
    hint: 'our first cox',
    group,
    groupmoniker: 'SC',
    aboutme: 'I scull.',
    aboutmeurl: 'https://example.org/kim',
    coach: 0,
  });
});

test("stores only the password's argon2id digest, with OWASP's parameters (rule account.passwords-never-kept)", async () => {
  const { body: id } = await signUp({ name: 'Hash Ed', email: 'hash@example.org' });
  const stored = await api.inClub(() => MemberModel.findById(id).select('+passwordHash').lean());
  expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const whole = await api.inClub(() => MemberModel.findById(id).select('+passwordHash +requestHash').lean());
  expect(JSON.stringify(whole)).not.toContain(PASSWORD);
});

test.each([
  ['club', 'OARS-short', 'invalid:club', texts.CLUB_PASSWORD_NEEDED],
  ['club', 'SCUL-demo-boathouse', 'invalid:club', texts.CLUB_PASSWORD_NEEDED],
  ['club', 'OARS-demo-boathousf', 'invalid:club', texts.CLUB_PASSWORD_NEEDED],
  ['name', 'Kim', 'invalid:name', texts.NAME_LENGTH],
  ['name', 'KimHarper', 'invalid:name', texts.NAME_NEEDS_SPACE],
  ['name', 'Kim H@rper', 'invalid:name', texts.NAME_SPECIAL],
  ['name', 'Kim <b>Harper', 'invalid:name', texts.NAME_SPECIAL],
  ['email', 'kim@example', 'invalid:email', texts.EMAIL_INVALID],
  ['password', 'Row2wi!', 'invalid:password', texts.PASSWORD_LENGTH],
  ['password', 'row2winn!', 'invalid:password', texts.PASSWORD_CLASSES],
  ['passwordhint', 'ab', 'invalid:passwordhint', texts.HINT_LENGTH],
  ['passwordhint', PASSWORD, 'invalid:passwordhint', texts.HINT_IS_PASSWORD],
  ['passwordhint', 'tow2win!', 'invalid:passwordhint', texts.HINT_REVEALING],
  ['group', '', 'invalid:group', texts.GROUP_NEEDED],
  ['group', 'f'.repeat(24), 'invalid:group', USER_GROUP_NEEDED],
  ['pic', 'javascript:alert(1)', 'invalid:pic', texts.PICTURE_INVALID],
  ['aboutme', 'x'.repeat(281), 'invalid:aboutme', texts.ABOUT_ME_LENGTH],
  ['aboutmeurl', 'javascript:alert(1)', 'invalid:aboutmeurl', texts.ABOUT_ME_URL_INVALID],
  ['name', 'ana  TAKEN', 'taken:name', texts.NAME_TAKEN],
  ['email', 'ANA@example.org', 'taken:email', texts.EMAIL_TAKEN],
] as const)(
  'answers a sign-up with %s as %p with 200 and the rejection array',
  async (field, value, code, text) => {
    const before = await members();
    const answer = await signUp({ [field]: value });
    expect([answer.status, answer.body]).toEqual([200, [text, code]]);
    expect(await members()).toBe(before);
  },
);

test.each([
  ['name', { $gt: '' }],
  ['email', null],
  ['coach_p', 2],
  ['coach_p', '1'],
  ['group', 'scullers'],
  ['password', 12345678],
  ['admin', true],
])('answers a sign-up with %s as %j with 422', async (field, value) => {
  const answer = await api.call('POST', '/user', { body: { ...body(), [field]: value } });
  expect([answer.status, (answer.body as string[])[1]]).toEqual([422, `invalid:${field}`]);
});

test('names the missing field in the refusal', async () => {
  const answer = await api.call('POST', '/user', { body: { club: CLUB_PASSWORD } });
  expect([answer.status, answer.body]).toEqual([422, ['Check name.', 'invalid:name']]);
});

test('accepts one of ten concurrent sign-ups with one name', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      signUp({ name: 'Race Winner', email: `race${index}@example.org` }),
    ),
  );
  const ids = answers.filter((answer) => typeof answer.body === 'string');
  expect(ids).toHaveLength(1);
  expect(answers.filter((answer) => Array.isArray(answer.body)).map((answer) => answer.body)).toEqual(
    Array.from({ length: 9 }, () => [texts.NAME_TAKEN, 'taken:name']),
  );
});

test('creates one member for a repeated key and answers the same id', async () => {
  const key = freshKey();
  const who = { name: 'Twice Sent', email: 'twice@example.org' };
  const first = await signUp(who, key);
  expect((await signUp(who, key)).body).toBe(first.body);
  const other = await signUp({ ...who, email: 'other@example.org' }, key);
  expect(other.status).toBe(422);
});

test('a coach is active at once, unless the club confirms its coaches (rule account.coach-choice)', async () => {
  const coachOf = async (name: string, email: string): Promise<unknown> => {
    await signUp({ name, email, coach_p: 1 });
    const login = await api.call('POST', '/login', { body: { name, password: PASSWORD } });
    return (login.body as { coach: number }).coach;
  };
  expect(await coachOf('Coach One', 'one@example.org')).toBe(1);
  // Simulates another process, whose cache still has the previous settings.
  const club = { _id: new Types.ObjectId(api.clubId) };
  await ClubModel.collection.updateOne(club, { $set: { coachApproval: true } });
  expect(await coachOf('Coach Two', 'two@example.org')).toBe(0);
  await ClubModel.updateOne({ _id: api.clubId }, { $set: { coachApproval: false } });
  clearClubCache();
});

test('answers availability with one boolean (rule account.availability)', async () => {
  const available = async (query: string): Promise<unknown> =>
    (await api.call('GET', `/availability?${query}`)).body;
  expect(await available('name=New%20Name')).toEqual({ available: true });
  expect(await available('name=ana%20taken')).toEqual({ available: false });
  expect(await available('name=x')).toEqual({ available: false });
  expect(await available('email=ANA%40example.org')).toEqual({ available: false });
  expect(await available('email=new%40example.org')).toEqual({ available: true });
  for (const query of ['', 'name=a&email=b', 'name=a&name=b', 'name[$gt]=']) {
    expect((await api.call('GET', `/availability?${query}`)).status).toBe(422);
  }
});
