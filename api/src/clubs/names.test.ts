import { NAME_TAKEN } from '@fleetwatch/contract/accounts/texts';
import { BOAT_NAME_TAKEN } from '@fleetwatch/contract/boats/texts';
import { FLEET_GROUP_NAME_TAKEN } from '@fleetwatch/contract/fleetgroups/texts';
import {
  NAME_INVISIBLE,
  NAME_MARKS,
  NAME_WITHOUT_LETTERS,
  TEXT_DIRECTION,
} from '@fleetwatch/contract/texts/texts';
import { USER_GROUP_NAME_TAKEN } from '@fleetwatch/contract/usergroups/texts';
import { BoatModel } from '../boats/Boat.ts';
import { GuestModel } from '../guests/Guest.ts';
import { accountKey, MemberModel } from '../members/Member.ts';
import {
  fleetGroupId,
  makeBoat,
  makeCoach,
  makeMember,
  PASSWORD,
  userGroupId,
  type TestMember,
} from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import { CLUB_PASSWORD, type Answer, type TestClub } from '../testing/startTestApi.ts';
import { refreshNameKeys } from '../refreshNameKeys.ts';

let api: TestClub;
let coach: TestMember;

beforeAll(async () => {
  api = await freshClub();
  coach = await api.inClub(makeCoach);
  await api.inClub(() => makeMember({ name: 'Kim Harper', email: 'kim@example.org' }));
});

const signUp = async (name: string): Promise<Answer> =>
  api.call('POST', '/user', {
    body: {
      club: CLUB_PASSWORD,
      name,
      email: `${String(Math.random()).slice(2)}@example.org`,
      password: PASSWORD,
      passwordhint: 'our first cox',
      group: await api.inClub(() => userGroupId()),
      pic: '',
      aboutme: '',
      aboutmeurl: '',
      coach_p: 0,
    },
  });

const signIn = (name: string): Promise<Answer> =>
  api.call('POST', '/login', { body: { name, password: PASSWORD } });

describe("a name that looks like a member's", () => {
  const alike = ['KIM HARPER', 'Ｋｉｍ Ｈａｒｐｅｒ', 'Kim  Harper', 'Кim Наrреr', 'Kirn Harper'];

  test.each(alike)(
    "refuses a sign-up with a name that looks like a member's: %j (rule account.name-taken)",
    async (name) => {
      const asked = await api.call('GET', `/availability?name=${encodeURIComponent(name)}`);
      expect(asked.body).toEqual({ available: false });
      expect((await signUp(name)).body).toEqual([NAME_TAKEN, 'taken:name']);
    },
  );

  test('accepts one of two concurrent sign-ups with names that look alike', async () => {
    const answers = await Promise.all([signUp('Tim Irving'), signUp('Tim lrving')]);
    const refused = answers.filter(({ body }) => Array.isArray(body));
    expect(refused.map(({ body }) => body)).toEqual([[NAME_TAKEN, 'taken:name']]);
  });

  test.each([
    ['ㅤㅤ ㅤㅤ', NAME_INVISIBLE],
    ['Kim\u034f Harper', NAME_INVISIBLE],
    ["'... ...'", NAME_WITHOUT_LETTERS],
    ['Kim \u202erepraH', TEXT_DIRECTION],
  ])('refuses a name without visible letters: %j', async (name, text) => {
    expect((await signUp(name)).body).toEqual([text, 'invalid:name']);
  });

  test('stores a name in canonical letters, and signs it in however it is typed', async () => {
    await signUp('Ｒｏｂｉｎ　Ｏ’Dell');
    expect(await api.inClub(() => MemberModel.exists({ name: 'Robin O’Dell' }))).not.toBeNull();
    for (const typed of ['robin o’dell', 'ROBIN  O’DELL', 'Ｒｏｂｉｎ　Ｏ’Ｄｅｌｌ']) {
      expect((await signIn(typed)).body).toMatchObject({ name: 'Robin O’Dell' });
    }
  });
});

describe("a name that looks like a boat's or a group's", () => {
  const post = (path: string, body: object): Promise<Answer> =>
    api.call('POST', path, { token: coach.token, body });

  test("refuses a new boat and an edit with a name that looks like another's", async () => {
    const group = await api.inClub(() => fleetGroupId('Eight'));
    await api.inClub(() => makeBoat({ name: 'Iris Dawn' }));
    const other = await api.inClub(() => makeBoat({ name: 'Corner' }));
    const entered = await post('/bus', { name: 'lris Dawn', description: '', group, miles: 0 });
    expect(entered.body).toEqual([BOAT_NAME_TAKEN, 'taken:name']);
    const edit = { name: 'Ιris Dаwn', description: null, group: null, log: null };
    const edited = await api.call('PUT', `/fleet-update/${String(other._id)}`, {
      token: coach.token,
      body: edit,
    });
    expect(edited.body).toEqual([BOAT_NAME_TAKEN, 'taken:name']);
  });

  test("frees a name that looks like a boat's once the boat is decommissioned", async () => {
    const group = await api.inClub(() => fleetGroupId('Eight'));
    const gone = await api.inClub(() => makeBoat({ name: 'Old Iron' }));
    await api.call('DELETE', '/fleet-decommission', {
      token: coach.token,
      body: { uid: coach.id, bid: String(gone._id) },
    });
    expect((await post('/bus', { name: 'Old lron', description: '', group, miles: 0 })).status).toBe(200);
  });

  test("refuses a fleet group and a user group with a name that looks like another's", async () => {
    await post('/fleetgroup', { name: 'Inboard', moniker: 'inb', payload: 2 });
    const fleetGroup = await post('/fleetgroup', { name: 'lnboard', moniker: 'inc', payload: 2 });
    expect(fleetGroup.body).toEqual([FLEET_GROUP_NAME_TAKEN, 'taken:name']);
    await post('/usergroup', { name: 'Imperial', moniker: 'IM' });
    const userGroup = await post('/usergroup', { name: 'lmperial', moniker: 'IN' });
    expect(userGroup.body).toEqual([USER_GROUP_NAME_TAKEN, 'taken:name']);
  });
});

describe('names stored by an older version', () => {
  const older = (name: string): Promise<TestMember> =>
    api.inClub(async () => {
      const member = await makeMember();
      const nameKey = name.trim().replaceAll(/\s+/g, ' ').normalize('NFC').toLowerCase();
      await MemberModel.updateOne({ _id: member.id }, { $set: { name, nameKey }, $unset: { nameLooks: 1 } });
      return member;
    });
  const kept = async (id: string) =>
    api.inClub(() => MemberModel.findById(id).select('nameKey nameLooks').lean().orFail());

  test('gives old names current keys at every start of the API', async () => {
    const member = await older('Ｐａｔ Ｉｖｅｓ');
    await refreshNameKeys();
    const first = await kept(member.id);
    expect(first.nameKey).toBe('pat ives');
    expect(first.nameLooks).toHaveLength(2);
    await refreshNameKeys();
    expect(await kept(member.id)).toEqual(first);
    expect((await signIn('Pat Ives')).body).toMatchObject({ _id: member.id });
    expect((await signUp('Pat lves')).body).toEqual([NAME_TAKEN, 'taken:name']);
  });

  test('keeps and logs two old names that look alike, and signs both in as before', async () => {
    const [plain, wide, Cyrillic] = [
      await older('Lou Cox'),
      await older('Ｌｏｕ Ｃｏｘ'),
      await older('Lоu Cоx'),
    ];
    await refreshNameKeys();
    for (const { id } of [wide, Cyrillic]) {
      expect(api.logged).toContainEqual(
        expect.objectContaining({ event: 'names_alike', kind: 'member', id }),
      );
      expect((await kept(id)).nameLooks).toBeUndefined();
    }
    expect((await signIn('lou cox')).body).toMatchObject({ _id: plain.id });
    expect((await signIn('Ｌｏｕ Ｃｏｘ')).body).toMatchObject({ _id: wide.id });
    expect((await signIn('LОU CОX')).body).toMatchObject({ _id: Cyrillic.id });
    expect(JSON.stringify(api.logged.filter(({ event }) => event === 'names_alike'))).not.toContain('Cox');
  });

  test("keeps a boat's clashing old name through other edits", async () => {
    const [first, second] = await api.inClub(async () => [await makeBoat(), await makeBoat()] as const);
    await api.inClub(async () => {
      for (const [boat, name] of [
        [first, 'Mira Inn'],
        [second, 'Mira lnn'],
      ] as const) {
        await BoatModel.updateOne(
          { _id: boat._id },
          { $set: { name, nameKey: name.toLowerCase() }, $unset: { nameLooks: 1 } },
        );
      }
    });
    await refreshNameKeys();
    const body = { name: null, description: 'Blue', group: null, log: null };
    const answer = await api.call('PUT', `/fleet-update/${String(second._id)}`, { token: coach.token, body });
    expect(answer.body).toMatchObject({ name: 'Mira lnn', description: 'Blue' });
  });

  test('keeps names of former members free', async () => {
    const gone = await older('Nat Field');
    await api.inClub(() =>
      MemberModel.updateOne({ _id: gone.id }, { $set: { isActive: false, nameKey: `erased ${gone.id}` } }),
    );
    await refreshNameKeys();
    expect((await kept(gone.id)).nameKey).toBe(`erased ${gone.id}`);
    expect(accountKey('Nat Field')).toBe('nat field');
  });
});

describe('punctuation', () => {
  test.each(['Kim Harper.', "Kim Harper'", 'Kim Harper-', 'Kim. Harper', 'Kim Harper’', 'Kim-Kim Harper..'])(
    'treats a name with other punctuation as the same: %j',
    async (name) => {
      await signUp('Kim Kim Harper');
      const asked = await api.call('GET', `/availability?name=${encodeURIComponent(name)}`);
      expect(asked.body).toEqual({ available: false });
      expect((await signUp(name)).body).toEqual([NAME_TAKEN, 'taken:name']);
    },
  );

  test('signs in a name typed with other punctuation', async () => {
    await signUp('Finn O’Hara');
    for (const typed of ["finn o'hara", 'FINN O’HARA', 'Finn OʼHara'])
      expect((await signIn(typed)).body).toMatchObject({ name: 'Finn O’Hara' });
  });

  test('keeps two old names that differ in punctuation, of which the older one keeps the look', async () => {
    const [plain, dotted] = await api.inClub(async () => [await makeMember(), await makeMember()] as const);
    await api.inClub(async () => {
      for (const [{ id }, name] of [
        [plain, 'Max Yard'],
        [dotted, 'Max. Yard'],
      ] as const) {
        const keys = { nameKey: name.toLowerCase(), nameLooks: [`=${name}`, `~${name.toLowerCase()}`] };
        await MemberModel.updateOne({ _id: id }, { $set: { name, ...keys } });
      }
    });
    await refreshNameKeys();
    expect(api.logged).toContainEqual(
      expect.objectContaining({ event: 'names_alike', kind: 'member', id: dotted.id }),
    );
    for (const [{ id }, name] of [
      [plain, 'Max Yard'],
      [dotted, 'Max. Yard'],
    ] as const)
      expect((await signIn(name)).body).toMatchObject({ _id: id });
    expect((await signUp("Max Yard.'")).body).toEqual([NAME_TAKEN, 'taken:name']);
  });

  test("refreshes the keys of guests' names too", async () => {
    const id = await api.inClub(async () => {
      const guest = { season: 2026, name: 'Gus. Tide', nameKey: 'gus. tide', nameLooks: ['=Gus. Tide'] };
      return (await GuestModel.create({ ...guest, host: coach.id }))._id;
    });
    await refreshNameKeys();
    const kept = await api.inClub(() => GuestModel.findById(id).lean().orFail());
    expect(kept.nameLooks).toContain('=Gus Tide');
  });
});

test('refuses a name with ten accents on one letter', async () => {
  const piled = `Kim H${'\u0301'.repeat(10)}arper`;
  expect((await signUp(piled)).body).toEqual([NAME_MARKS, 'invalid:name']);
});

test('adds a boat whose name has Latin letters with marks', async () => {
  const group = await api.inClub(() => fleetGroupId('Eight'));
  for (const name of ['Möwe', 'Ægir']) {
    const body = { name, description: '', group, miles: 0 };
    expect((await api.call('POST', '/bus', { token: coach.token, body })).status).toBe(200);
  }
});
