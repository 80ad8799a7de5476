import * as texts from '@fleetwatch/contract/accounts/texts';
import type { Profile } from '@fleetwatch/contract/accounts/wire';
import { NOT_YOURS, ONLY_CONFIRMED_COACHES, SIGNED_OUT } from '@fleetwatch/contract/errors/texts';
import { MEMBER_NOT_FOUND } from '@fleetwatch/contract/members/texts';
import { USER_GROUP_NEEDED } from '@fleetwatch/contract/usergroups/texts';
import { MemberModel } from '../members/Member.ts';
import { UserGroupModel } from '../usergroups/UserGroup.ts';
import { userGroupDirectory } from '../usergroups/userGroupDirectory.ts';
import { freshKey, resultsOf } from '../testing/calls.ts';
import { makeCoach, makeMember, PASSWORD, userGroupId, type TestMember } from '../testing/factories.ts';
import { uploadMemberPicture } from '../testing/uploads.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';

const NEW_PASSWORD = 'Pull4gold%';
const NOBODY = 'f'.repeat(24);

let api: TestClub;
beforeAll(async () => {
  api = await freshClub({ limits: { signInFailuresPerName: 5 } });
});

const member = (fields = {}): Promise<TestMember> => api.inClub(() => makeMember(fields));
const signIn = (who: TestMember, password: string): Promise<Answer> =>
  api.call('POST', '/login', { body: { name: who.record.name, password } });
const refresh = async (cookie: string | undefined): Promise<number> =>
  (await api.call('POST', '/session/refresh', { cookie })).status;

describe('POST /pwd-change', () => {
  const change = (who: TestMember, more: object = {}, key?: string, token = who.token): Promise<Answer> =>
    api.call('POST', '/pwd-change', {
      token,
      body: {
        id: who.id,
        password: NEW_PASSWORD,
        passwordhint: 'what eights win',
        oldpassword: PASSWORD,
        ...more,
      },
      ...(key ? { key } : {}),
    });

  test('changes password and hint, and leaves only the device that did it signed in (rule account.change-password)', async () => {
    const kim = await member();
    const [here, other] = [await signIn(kim, PASSWORD), await signIn(kim, PASSWORD)];
    const answer = await change(kim, {}, undefined, (here.body as { token: string }).token);
    expect([answer.status, answer.body]).toEqual([200, { _id: kim.id }]);
    expect(await refresh(other.cookie)).toBe(401);
    expect(await refresh(here.cookie)).toBe(200);
    expect((await signIn(kim, PASSWORD)).body).toEqual([texts.CREDENTIALS_REFUSED, 'credentials_refused']);
    expect((await signIn(kim, NEW_PASSWORD)).body).toMatchObject({ _id: kim.id, hint: 'what eights win' });
  });

  test.each([
    ['oldpassword', '', 'invalid:oldpassword', texts.CURRENT_PASSWORD_NEEDED],
    ['oldpassword', 'Row2loose!', 'invalid:oldpassword', texts.CURRENT_PASSWORD_WRONG],
    ['password', 'Short1!', 'invalid:password', texts.PASSWORD_LENGTH],
    ['password', 'a B c D e F 1!', 'invalid:password', texts.PASSWORD_SPACES],
    ['password', 'row2winn!', 'invalid:password', texts.PASSWORD_CLASSES],
    ['passwordhint', 'ab', 'invalid:passwordhint', texts.HINT_LENGTH],
    ['passwordhint', NEW_PASSWORD, 'invalid:passwordhint', texts.HINT_IS_PASSWORD],
    ['passwordhint', 'Pulling together', 'invalid:passwordhint', texts.HINT_STARTS_ALIKE],
    ['passwordhint', 'pull4gold', 'invalid:passwordhint', texts.HINT_REVEALING],
  ])(
    'answers %s %p with 200 and the rejection array, and changes nothing',
    async (field, value, code, text) => {
      const kim = await member();
      const answer = await change(kim, { [field]: value });
      expect([answer.status, answer.body]).toEqual([200, [text, code]]);
      expect((await signIn(kim, PASSWORD)).body).toMatchObject({ _id: kim.id });
    },
  );

  test('emails the member once about a new password, and not about a refused change (rule account.change-mail)', async () => {
    const kim = await member({ email: 'notified@example.org' });
    const mailsToKim = async (): Promise<string[]> =>
      (await api.outbox()).filter((mail) => mail.includes('To: notified@example.org'));
    await change(kim, { oldpassword: 'Row2loose!' });
    expect(await mailsToKim()).toEqual([]);
    const key = freshKey();
    await change(kim, {}, key);
    await change(kim, {}, key);
    const [mail, ...others] = await mailsToKim();
    expect(mail).toContain('Subject: Otter Creek Boat Club: your password was changed');
    expect(mail).not.toContain(NEW_PASSWORD);
    expect(others).toEqual([]);
  });

  test('answers a password change again when the client retries it', async () => {
    const kim = await member();
    const key = freshKey();
    const first = await change(kim, {}, key);
    expect((await change(kim, {}, key)).body).toEqual(first.body);
    expect((await change(kim)).body).toEqual([texts.CURRENT_PASSWORD_WRONG, 'invalid:oldpassword']);
  });

  test('accepts one of two concurrent password changes', async () => {
    const kim = await member();
    const answers = await Promise.all([change(kim), change(kim, { password: 'Other5gold%' })]);
    expect(answers.filter(({ body }) => Array.isArray(body)).map(({ body }) => body)).toEqual([
      [texts.CURRENT_PASSWORD_WRONG, 'invalid:oldpassword'],
    ]);
  });

  test('slows down guesses of the old password', async () => {
    const kim = await member();
    const statuses: number[] = [];
    for (let tries = 0; tries < 8; tries += 1)
      statuses.push((await change(kim, { oldpassword: 'Wrong2win!' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  });

  test("refuses to change another member's password, or any password without a sign-in", async () => {
    const [kim, ana] = [await member(), await member()];
    const others = await change(kim, {}, undefined, ana.token);
    expect([others.status, others.body]).toEqual([403, [NOT_YOURS, 'forbidden']]);
    const stranger = await api.call('POST', '/pwd-change', { body: {} });
    expect([stranger.status, stranger.body]).toEqual([401, [SIGNED_OUT, 'signed_out']]);
    expect((await change(kim, { password: { $gt: '' } })).status).toBe(422);
    await api.inClub(() => MemberModel.updateOne({ _id: kim.id }, { isActive: false }));
    expect((await change(kim)).status).toBe(401);
  });
});

describe('POST /profile-change', () => {
  const bodyOf = (who: TestMember, more: object = {}): object => ({
    id: who.id,
    password: PASSWORD,
    email: who.record.email,
    group: String(who.record.group),
    moniker: '',
    pic: '',
    aboutme: '',
    aboutmeurl: '',
    ...more,
  });
  const change = (who: TestMember, more: object = {}, key?: string): Promise<Answer> =>
    api.call('POST', '/profile-change', {
      token: who.token,
      body: bodyOf(who, more),
      ...(key ? { key } : {}),
    });

  test('emails the old address about a new email address, and sends nothing about other changes (rule account.change-mail)', async () => {
    const kim = await member({ email: 'old.address@example.org' });
    const before = (await api.outbox()).length;
    await change(kim, { aboutme: 'Stroke side.' });
    expect(await api.outbox()).toHaveLength(before);
    await change(kim, { email: 'new.address@example.org' });
    const mails = (await api.outbox()).slice(before);
    const notices = mails.filter((mail) => mail.includes('your email address was changed'));
    expect(notices).toEqual([expect.stringContaining('To: old.address@example.org')]);
    expect(mails).toHaveLength(2);
  });

  test('answers with the whole new profile, which sign-in then returns too', async () => {
    const kim = await member({ name: 'Kim Harper' });
    const group = await api.inClub(() => userGroupId('HPG'));
    const profile = {
      _id: kim.id,
      name: 'Kim Harper',
      email: 'kim.harper@example.org',
      hint: 'our first cox',
      group,
      groupmoniker: 'HPG',
      aboutme: 'Bow seat.',
      aboutmeurl: 'https://example.org/kim',
      pic: await uploadMemberPicture(api, kim.token),
      coach: 0,
    } satisfies Profile;
    const { email, pic, aboutme, aboutmeurl } = profile;
    const answer = await change(kim, { email, group, pic, aboutme, aboutmeurl });
    expect([answer.status, answer.body]).toEqual([200, profile]);
    const login = await api.call('POST', '/login', { body: { name: email, password: PASSWORD } });
    expect(login.body).toMatchObject(profile);
    const { results } = (await api.call('GET', '/users-results', { token: kim.token })).body as {
      results: object[];
    };
    expect(results).toContainEqual(expect.objectContaining({ _id: kim.id, group, aboutme: 'Bow seat.' }));
  });

  test.each([
    ['password', '', 'invalid:password', texts.CURRENT_PASSWORD_NEEDED],
    ['password', 'Row2loose!', 'invalid:password', texts.CURRENT_PASSWORD_WRONG],
    ['email', 'kim@example', 'invalid:email', texts.EMAIL_INVALID],
    ['email', 'TAKEN@example.org', 'taken:email', texts.EMAIL_TAKEN],
    ['group', '', 'invalid:group', texts.GROUP_NEEDED],
    ['group', NOBODY, 'invalid:group', USER_GROUP_NEEDED],
    ['pic', 'javascript:alert(1)', 'invalid:pic', texts.PICTURE_INVALID],
    ['aboutme', 'x'.repeat(281), 'invalid:aboutme', texts.ABOUT_ME_LENGTH],
    ['aboutmeurl', 'data:text/html,x', 'invalid:aboutmeurl', texts.ABOUT_ME_URL_INVALID],
  ])('answers %s %p with 200 and the rejection array', async (field, value, code, text) => {
    if (code === 'taken:email') await member({ email: 'taken@example.org' });
    const kim = await member();
    const answer = await change(kim, { aboutme: 'New.', [field]: value });
    expect([answer.status, answer.body]).toEqual([200, [text, code]]);
    const kept = await api.inClub(() => MemberModel.findById(kim.id).lean());
    expect([kept?.aboutMe, kept?.email]).toEqual(['', kim.record.email]);
  });

  test('reports no change before the password is checked', async () => {
    const kim = await member();
    const answer = await change(kim, { password: 'whatever' });
    expect([answer.status, answer.body]).toEqual([200, [texts.NO_PROFILE_CHANGES, 'nothing_changed']]);
  });

  test("requires a new user group when the member's was deleted", async () => {
    const kim = await member();
    const gone = await api.inClub(async () => {
      const made = await UserGroupModel.create({
        name: 'Gone',
        moniker: 'GO',
        position: 99,
        isActive: false,
      });
      userGroupDirectory.drop();
      return String(made._id);
    });
    expect((await change(kim, { group: gone })).body).toEqual([USER_GROUP_NEEDED, 'invalid:group']);
  });

  test('answers a retried profile change again, and refuses its key for another change', async () => {
    const kim = await member();
    const key = freshKey();
    const first = await change(kim, { aboutme: 'Once.' }, key);
    const again = await change(kim, { aboutme: 'Once.' }, key);
    expect(again.body).toEqual(first.body);
    const other = await change(kim, { aboutme: 'Twice.' }, key);
    expect([other.status, (other.body as string[])[1]]).toEqual([422, 'key_reused']);
  });

  test("refuses to change another member's profile, or any profile without a sign-in", async () => {
    const [kim, ana] = [await member(), await member()];
    const body = bodyOf(kim, { aboutme: 'Mine.' });
    expect((await api.call('POST', '/profile-change', { token: ana.token, body })).status).toBe(403);
    expect((await api.call('POST', '/profile-change', { body })).status).toBe(401);
    expect((await change(kim, { coach: 1 })).status).toBe(422);
  });
});

describe('names and addresses', () => {
  test('lists names and addresses for members only, and only those of active members', async () => {
    const kim = await member({ name: 'Listed One', email: 'listed@example.org' });
    await member({ email: 'early@example.org' });
    await member({ name: 'Former One', email: 'former@example.org', isActive: false });
    const names = (await api.call('GET', '/usernames-results', { token: kim.token })).body;
    const emails = resultsOf<string[]>(await api.call('GET', '/emails-results', { token: kim.token }));
    expect((names as { results: string[] }).results).toContain('Listed One');
    expect((names as { results: string[] }).results).not.toContain('Former One');
    expect(emails).toContain('listed@example.org');
    expect(emails).not.toContain('former@example.org');
    expect(emails).toEqual(emails.toSorted());
    expect((await api.call('GET', '/usernames-results')).status).toBe(401);
    expect((await api.call('GET', '/emails-results')).status).toBe(401);
  });
});

describe('coaches whom a confirmed coach confirms (rule member.coach-confirmed)', () => {
  test('lists coaches to confirm for confirmed coaches; a confirmed coach has every right', async () => {
    const [coach, asked] = [await api.inClub(() => makeCoach()), await member({ coachRights: 'pending' })];
    const list = await api.call('GET', '/coaches-pending-results', { token: coach.token });
    expect(list.body).toEqual({
      results: [{ _id: asked.id, name: asked.record.name, pic: '', coach: 0 }],
    });
    const body = { id: asked.id };
    const answer = await api.call('POST', '/coach-confirm', { token: coach.token, body });
    expect([answer.status, answer.body]).toEqual([200, { _id: asked.id, coach: 1 }]);
    expect((await signIn(asked, PASSWORD)).body).toMatchObject({ coach: 1, coachconfirmed: 1 });
    expect((await api.call('POST', '/coach-confirm', { token: coach.token, body })).status).toBe(200);
    const after = await api.call('GET', '/coaches-pending-results', { token: coach.token });
    expect(after.body).toEqual({ results: [] });
  });

  test('refuses a confirmation by an unconfirmed coach, even of themselves', async () => {
    const [coach, selfMade] = [await api.inClub(() => makeCoach()), await member({ coachRights: 'active' })];
    const confirm = (by: TestMember): Promise<Answer> =>
      api.call('POST', '/coach-confirm', { token: by.token, body: { id: selfMade.id } });
    expect(await confirm(selfMade)).toMatchObject({
      status: 403,
      body: [ONLY_CONFIRMED_COACHES, 'coaches_only'],
    });
    const list = await api.call('GET', '/coaches-pending-results', { token: coach.token });
    expect(list.body).toMatchObject({ results: [{ _id: selfMade.id, coach: 1 }] });
    expect((await confirm(coach)).status).toBe(200);
    // The new rights count at once, even with the token issued before.
    expect((await api.call('GET', '/coaches-pending-results', { token: selfMade.token })).status).toBe(200);
  });

  test('confirms only members who requested it, and only for a confirmed coach', async () => {
    const [coach, kim] = [await api.inClub(() => makeCoach()), await member()];
    const confirm = (token: string | undefined, id: string): Promise<Answer> =>
      api.call('POST', '/coach-confirm', { token, body: { id } });
    expect(await confirm(coach.token, kim.id)).toMatchObject({
      status: 409,
      body: [texts.NOT_A_PENDING_COACH, 'not_pending'],
    });
    expect(await confirm(coach.token, NOBODY)).toMatchObject({
      status: 404,
      body: [MEMBER_NOT_FOUND, 'not_found'],
    });
    expect(await confirm(kim.token, kim.id)).toMatchObject({
      status: 403,
      body: [ONLY_CONFIRMED_COACHES, 'coaches_only'],
    });
    expect((await confirm(undefined, kim.id)).status).toBe(401);
    expect((await confirm(coach.token, 'kim')).status).toBe(422);
    expect((await api.call('GET', '/coaches-pending-results', { token: kim.token })).status).toBe(403);
  });
});
