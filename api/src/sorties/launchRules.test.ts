import { BOAT_NOT_FOUND, dryDocked, dryDockedAtBoathouse } from '@fleetwatch/contract/boats/texts';
import { REASON_LENGTH } from '@fleetwatch/contract/sorties/texts';
import type { LaunchCheck, RuleReply } from '@fleetwatch/contract/sorties/wire';
import { BoatModel, type BoatRecord } from '../boats/Boat.ts';
import { freshKey, land, launch, launchBody, sortieOf } from '../testing/calls.ts';
import { makeBoat, makeCoach, makeMember, PASSWORD, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { SortieModel } from '../logbook/Sortie.ts';

let api: TestClub;
let kim: TestMember;
let zoe: TestMember;
let osprey: BoatRecord;

beforeEach(async () => {
  api = await freshClub({ startsAt: '2026-05-01T15:00:00Z' });
  [kim, zoe, osprey] = await api.inClub(
    async () => [await makeMember(), await makeMember(), await makeBoat({ name: 'Osprey' })] as const,
  );
});

const dock = (boat: BoatRecord): Promise<unknown> =>
  api.inClub(() => BoatModel.updateOne({ _id: boat._id }, { isActive: false }));
const check = async (query: string, token?: string): Promise<LaunchCheck> =>
  (await api.call('GET', `/launch-check?${query}`, { token })).body as LaunchCheck;
const post = (more: object, headers: Record<string, string> = {}): Promise<Answer> =>
  api.call('POST', '/launch', { token: kim.token, body: launchBody(osprey, kim, more), headers });
const stored = (_id: string) => api.inClub(() => SortieModel.findById(_id).orFail().lean());

/** Puts Zoë in another boat that is out. */
async function zoeIsOut(): Promise<{ text: string; sortie: string }> {
  const finch = await api.inClub(() => makeBoat({ name: 'Finch' }));
  const { _id } = await launch(api, zoe, finch);
  return { text: `${zoe.record.name} is on the water in Finch.`, sortie: _id };
}

describe('GET /launch-check (rule launch.rules)', () => {
  test('gives the same answers before a launch as the launch does', async () => {
    const bus = String(osprey._id);
    expect(await check(`bus=${bus}`, kim.token)).toEqual({ results: [], canOverride: [] });
    const { text } = await zoeIsOut();
    expect(await check(`bus=${bus}&crew=${zoe.id}`, kim.token)).toEqual({
      results: [{ code: 'on_water', level: 'warn', text, ruleId: 'crew.on-water', subjectIds: [zoe.id] }],
      canOverride: [],
    });
    await dock(osprey);
    expect((await check(`bus=${bus}`, kim.token)).results).toEqual([
      {
        code: 'dry_docked',
        level: 'block',
        text: dryDocked('Osprey'),
        ruleId: 'launch.dry-docked',
        subjectIds: [bus],
      },
    ]);
    expect((await check(`bus=${bus}`)).results).toMatchObject([{ text: dryDockedAtBoathouse('Osprey') }]);
    await launch(api, kim, await api.inClub(() => makeBoat({ name: 'Heron' })));
    const heron = await api.inClub(() => BoatModel.findOne({ name: 'Heron' }).orFail().lean());
    expect((await check(`bus=${String(heron._id)}`, zoe.token)).results).toMatchObject([
      { code: 'already_launched', level: 'block' },
    ]);
  });

  test('refuses an unknown boat and an invalid list of ids, and ignores unknown members', async () => {
    const ask = (query: string): Promise<Answer> =>
      api.call('GET', `/launch-check?${query}`, { token: kim.token });
    const nobody = 'f'.repeat(24);
    expect((await ask(`bus=${nobody}`)).body).toEqual([BOAT_NOT_FOUND, 'not_found']);
    const bus = String(osprey._id);
    for (const crew of ['kim', `${zoe.id},`, Array.from({ length: 30 }, () => zoe.id).join(',')]) {
      expect((await ask(`bus=${bus}&crew=${crew}`)).status).toBe(422);
    }
    expect((await ask(`bus=${bus}&crew=${nobody}`)).body).toEqual({ results: [], canOverride: [] });
  });
});

describe('a warning', () => {
  const replyTo = (member: TestMember): RuleReply => ({ code: 'on_water', subjectIds: [member.id] });

  test('stops a launch that does not answer a warning, and stores the warning with one that does', async () => {
    const { text } = await zoeIsOut();
    const refused = await post({ crew: [zoe.id], replies: [] });
    expect([refused.status, refused.body]).toEqual([409, [`${text} Launch with them anyway?`, 'rule_warns']]);
    const other = await post({ crew: [zoe.id], replies: [replyTo(kim)] });
    expect(other.status).toBe(409);
    const launched = sortieOf(await post({ crew: [zoe.id], replies: [replyTo(zoe)] }));
    expect(launched.rulesTaken).toEqual([
      { code: 'on_water', level: 'warn', text, ruleId: 'crew.on-water', subjectIds: [zoe.id] },
    ]);
    expect(launched).not.toHaveProperty('againstRules');
  });

  test('stores a warning without stopping older clients', async () => {
    const { text } = await zoeIsOut();
    const launched = sortieOf(await post({ crew: [zoe.id] }));
    expect(launched.againstRules).toMatchObject([{ code: 'on_water', text }]);
  });

  test('ends a warning with its cause', async () => {
    const { sortie } = await zoeIsOut();
    await land(api, zoe, sortie, 3);
    const launched = sortieOf(await post({ crew: [zoe.id], replies: [] }));
    expect([launched.rulesTaken, launched.againstRules]).toEqual([undefined, undefined]);
  });

  test('warns a launch sent later by who was out then', async () => {
    const { sortie } = await zoeIsOut();
    const happened = { 'Fleetwatch-Happened-At': api.clock.now().toISOString() };
    api.clock.advanceSeconds(300);
    await land(api, zoe, sortie, 3);
    api.clock.advanceSeconds(300);
    const launched = sortieOf(await post({ crew: [zoe.id], replies: [] }, happened));
    expect(launched.againstRules).toMatchObject([{ code: 'on_water', subjectIds: [zoe.id] }]);
  });
});

describe('a block', () => {
  const reply: RuleReply = { code: 'dry_docked', subjectIds: [], reason: 'The rigger is fixed' };
  const override = (): object => ({ replies: [{ ...reply, subjectIds: [String(osprey._id)] }] });

  test('refuses to override a block without the office, whatever the reply (rule launch.override)', async () => {
    await dock(osprey);
    const refused = await post(override());
    expect([refused.status, refused.body]).toEqual([409, [dryDocked('Osprey'), 'dry_docked']]);
  });

  test('stores a launch despite a block when it happened offline, and emails its officers (rule launch.facts)', async () => {
    const captain = await api.inClub(async () => {
      await makeCoach();
      return makeMember({ offices: ['boats'] });
    });
    await dock(osprey);
    const happened = { 'Fleetwatch-Happened-At': api.clock.now().toISOString() };
    api.clock.advanceSeconds(300);
    const launched = sortieOf(await post({ replies: [] }, happened));
    expect(launched.againstRules).toMatchObject([{ code: 'dry_docked', level: 'block' }]);
    expect((await stored(launched._id)).againstRules).toHaveLength(1);
    const [written = '', ...others] = await api.outbox();
    // Quoted-printable folds long lines.
    const mail = written.replaceAll('=\r\n', '');
    expect(others).toEqual([]);
    expect(mail).toContain(`To: ${captain.record.email}`);
    expect(mail).toContain('Subject: Osprey was launched despite a rule');
    expect(mail).toContain(`${kim.record.name} launched Osprey on May 1 at 10:00`);
    expect(mail).toContain(dryDocked('Osprey'));
  });

  test('stops a launch that was sent later too when its boat was out', async () => {
    const happened = { 'Fleetwatch-Happened-At': api.clock.now().toISOString() };
    await launch(api, zoe, osprey);
    api.clock.advanceSeconds(300);
    expect((await post({}, happened)).body).toMatchObject({ 1: 'already_launched' });
  });

  test('requires a reason of 3 to 280 characters', async () => {
    for (const reason of ['', 'ok', 'x'.repeat(281)]) {
      const replies = [{ ...reply, subjectIds: [String(osprey._id)], reason }];
      const refused = await post({ replies });
      expect([refused.status, refused.body]).toEqual([
        422,
        [REASON_LENGTH, expect.stringMatching(/^invalid:replies/)],
      ]);
    }
  });
});

test('asks at the kiosk before sign-in, and holds the launch to the answers', async () => {
  const finch = await api.inClub(() => makeBoat({ name: 'Finch' }));
  const before = await launch(api, kim, osprey, { crew: [zoe.id] });
  await land(api, kim, before._id, 3);
  await launch(api, zoe, finch);
  const again = (replies?: RuleReply[]): Promise<Answer> =>
    api.call('POST', '/auth-launch', {
      key: freshKey(),
      body: { again: before._id, name: kim.record.name, password: PASSWORD, ...(replies && { replies }) },
    });
  expect((await again([])).body).toMatchObject({ 1: 'rule_warns' });
  const launched = sortieOf(await again([{ code: 'on_water', subjectIds: [zoe.id] }]));
  expect((await stored(launched._id)).rulesTaken).toMatchObject([{ code: 'on_water' }]);
});
