import { readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { dryDocked } from '@fleetwatch/contract/boats/texts';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Feature } from '@fleetwatch/contract/clubs/features';
import { DEFAULT_IDENTITY } from '@fleetwatch/contract/clubs/identity';
import * as texts from '@fleetwatch/contract/damages/texts';
import { LOG_CHARACTERS_MAX } from '@fleetwatch/contract/boats/limits';
import type { Damage, DamageRow, LabelsAnswer, NewDamageBody } from '@fleetwatch/contract/damages/wire';
import type { DamageNumbers } from '@fleetwatch/contract/damages/numbers';
import type { DamageState } from '@fleetwatch/contract/damages/states';
import type { NotificationPage } from '@fleetwatch/contract/notifications/wire';
import { runAdmin } from '../admin/runAdmin.ts';
import { BoatModel, type BoatRecord } from '../boats/Boat.ts';
import { ClubModel } from '../clubs/Club.ts';
import { clearClubCache } from '../clubs/clubDirectory.ts';
import { workSettled } from '../notifications/commands/workSettled.ts';
import { freshKey, land, launch, launchBody } from '../testing/calls.ts';
import {
  makeBoat,
  makeCoach,
  makeMember,
  PASSWORD,
  tokenFor,
  type TestMember,
} from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, Call, TestClub } from '../testing/startTestApi.ts';
import { forgetEndedDamages } from './endedDamages.ts';
import { watchDamages } from './commands/watchDamages.ts';
import { DamageModel } from './Damage.ts';
import { fileOf } from '../testing/media.ts';
import { uploadTo } from '../testing/uploads.ts';
import { currentClubRecord } from '../clubs/clubDirectory.ts';
import { sweepMedia } from '../media/commands/sweepMedia.ts';

let api: TestClub;
let kim: TestMember;
let coach: TestMember;
let captain: TestMember;
let osprey: BoatRecord;

beforeEach(async () => {
  // 10:00 in Chicago.
  api = await freshClub({ startsAt: '2026-05-15T15:00:00Z', features: ['damage', 'notifications'] });
  [kim, coach, captain, osprey] = await api.inClub(
    async () =>
      [
        await makeMember(),
        await makeCoach(),
        await makeMember({ offices: ['boats'] }),
        await makeBoat({ name: 'Osprey', className: 'Quad' }),
      ] as const,
  );
});

const reportOf = (more: Partial<NewDamageBody> = {}): NewDamageBody => ({
  boat: String(osprey._id),
  sortie: null,
  kind: 'damage',
  parts: ['rigger'],
  seat: 3,
  severity: 'limited',
  text: 'Rigger bent',
  ...more,
});
const post = (more: Partial<NewDamageBody> = {}, by = kim, call: Call = {}): Promise<Answer> =>
  api.call('POST', '/damage', { token: by.token, body: { ...reportOf(more) }, ...call });
async function report(more: Partial<NewDamageBody> = {}, by = kim, call: Call = {}): Promise<Damage> {
  const { status, body } = await post(more, by, call);
  expect([status, Array.isArray(body)]).toEqual([200, false]);
  return body as Damage;
}
const step = (
  { _id }: { _id: string },
  from: DamageState,
  to: DamageState,
  by = captain,
  more: object = {},
): Promise<Answer> =>
  api.call('PUT', '/damage-state', {
    token: by.token,
    body: { id: _id, from, to, reason: null, outcome: null, ...more },
  });
const repair = (damage: Damage, by = kim, more: object = {}): Promise<Answer> =>
  api.call('POST', '/damage-repair', {
    token: by.token,
    body: { id: damage._id, text: 'Straightened', minutes: 30, cost: 12.5, parts: ['rigger'], ...more },
  });
const care = (damage: Damage, more: object = {}, by = captain): Promise<Answer> =>
  api.call('PUT', '/damage-care', {
    token: by.token,
    body: {
      id: damage._id,
      severity: damage.severity,
      assignee: null,
      dueBy: null,
      costEstimate: null,
      insurance: '',
      ...more,
    },
  });
const pending = async (): Promise<DamageRow[]> =>
  ((await api.call('GET', '/damages-results', { token: kim.token })).body as { results: DamageRow[] })
    .results;
const boat = async (): Promise<Boat> => {
  const { results } = (await api.call('GET', '/fleet-all-results', { token: kim.token })).body as {
    results: Boat[];
  };
  const found = results.find(({ _id }) => _id === String(osprey._id));
  if (!found) throw new Error('Osprey is gone.');
  return found;
};
const setFeatures = (features: Feature[]): Promise<Answer> =>
  api.call('PUT', '/club', {
    token: coach.token,
    body: { identity: DEFAULT_IDENTITY, place: null, features },
  });
const splash = (): Promise<Answer> =>
  api.call('PUT', '/fleet-splash', { token: coach.token, body: { id: String(osprey._id) } });
const dock = (): Promise<Answer> =>
  api.call('PUT', '/fleet-drydock', { token: coach.token, body: { id: String(osprey._id) } });

describe('a report (rule damage.report)', () => {
  test("numbers a report per boat, and shows it in the list, the row and the captain's log", async () => {
    expect(await report()).toMatchObject({
      no: 1,
      boatName: 'Osprey',
      kind: 'damage',
      parts: ['rigger'],
      seat: 3,
      severity: 'limited',
      text: 'Rigger bent',
      state: 'open',
      by: { _id: kim.id, name: kim.record.name },
      at: '2026-05-15 10:00:00',
      assignee: null,
      may: [],
      mayCare: false,
      isOwn: true,
    });
    expect((await report({ severity: 'minor', text: 'Paint off' })).no).toBe(2);
    const finch = await api.inClub(() => makeBoat({ name: 'Finch' }));
    expect((await report({ boat: String(finch._id), seat: null })).no).toBe(1);
    expect((await pending()).map(({ boatName, no }) => `${boatName} ${no}`)).toEqual([
      'Osprey 1',
      'Osprey 2',
      'Finch 1',
    ]);
    const shown = await boat();
    expect(shown.damage).toMatchObject({ severity: 'limited', no: 1, text: 'Rigger bent' });
    expect(shown.log.split('\n')).toEqual([
      `2026-05-15 ${kim.record.name}: Report 1, damage, limited: Rigger bent`,
      `2026-05-15 ${kim.record.name}: Report 2, damage, minor: Paint off`,
    ]);
  });

  test('stores a report once per key, and once for each of two concurrent reports', async () => {
    const key = freshKey();
    const [one, other] = await Promise.all([report({}, kim, { key }), report({}, kim, { key })]);
    expect(one._id).toBe(other._id);
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, index) => report({ text: `Scratch ${index}` })),
    );
    expect(made.map(({ no }) => no).sort()).toEqual([2, 3, 4, 5, 6, 7]);
  });

  test('dates a report that waited for the network by when it was made', async () => {
    const headers = { 'Fleetwatch-Happened-At': '2026-05-14T23:30:00.000Z' };
    expect((await report({}, kim, { headers })).at).toBe('2026-05-14 18:30:00');
  });

  test('accepts in a report only a sortie of its boat', async () => {
    const { _id: sortie } = await launch(api, kim, osprey);
    expect(await report({ sortie })).toMatchObject({ no: 1 });
    const finch = await api.inClub(() => makeBoat({ name: 'Finch' }));
    const refused = await post({ sortie, boat: String(finch._id), seat: null });
    expect([refused.status, refused.body]).toEqual([422, [texts.DAMAGE_SORTIE_OTHER, 'invalid:sortie']]);
  });

  test.each([
    ['too short a text', { text: ' ab ' }, texts.DAMAGE_TEXT_LENGTH, 'invalid:text'],
    ['too long a text', { text: 'a'.repeat(401) }, texts.DAMAGE_TEXT_LENGTH, 'invalid:text'],
    ['a seat that the boat lacks', { seat: 5 }, texts.DAMAGE_SEAT_UNKNOWN, 'invalid:seat'],
    ['a seat before the bow', { seat: 0 }, texts.DAMAGE_SEAT_UNKNOWN, 'invalid:seat'],
    ['a part twice', { parts: ['hull', 'hull'] }, texts.DAMAGE_PARTS_UNKNOWN, 'invalid:parts'],
    ['an unknown part', { parts: ['mast'] }, texts.DAMAGE_PARTS_UNKNOWN, 'invalid:parts'],
    ['an unknown kind', { kind: 'fire' }, texts.DAMAGE_KIND_NEEDED, 'invalid:kind'],
    ['an unknown severity', { severity: 'bad' }, texts.DAMAGE_SEVERITY_NEEDED, 'invalid:severity'],
  ])('names what it refuses in a report with %s', async (_what, more, text, code) => {
    const { status, body } = await post(more as Partial<NewDamageBody>);
    expect(status).toBe(422);
    expect(String((body as string[])[1])).toMatch(new RegExp(`^${code}`));
    expect((body as string[])[0]).toBe(text);
    expect(await pending()).toEqual([]);
    expect((await boat()).log).toBe('');
  });

  test("refuses reports of a member's own boat, of no boat and of a decommissioned one", async () => {
    expect((await post({ boat: 'f'.repeat(24) })).status).toBe(404);
    const own = await api.inClub(async () => {
      const { _id } = await makeBoat({ name: 'Own', className: 'Scull' });
      await BoatModel.updateOne({ _id }, { owner: kim.record._id });
      return _id;
    });
    expect((await post({ boat: String(own), seat: null })).status).toBe(404);
    await api.inClub(() => BoatModel.updateOne({ _id: osprey._id }, { isDecommissioned: true }));
    expect((await post()).status).toBe(409);
  });

  test("stores a report even when the captain's log is full", async () => {
    await api.inClub(() => BoatModel.updateOne({ _id: osprey._id }, { log: 'x'.repeat(LOG_CHARACTERS_MAX) }));
    expect((await report()).no).toBe(1);
    expect((await boat()).log).toHaveLength(LOG_CHARACTERS_MAX);
  });

  test('shows who was hurt only to officers and the reporter', async () => {
    const { _id } = await report({
      injury: 'firstAid',
      thirdParty: { name: 'A motor boat', contact: '555 0100' },
    });
    const read = async (by: TestMember): Promise<Damage> =>
      (await api.call('GET', `/damage/${_id}`, { token: by.token })).body as Damage;
    const other = await api.inClub(() => makeMember());
    const safety = await api.inClub(() => makeMember({ offices: ['safety'] }));
    for (const by of [kim, coach, captain, safety])
      expect(await read(by)).toMatchObject({ injury: 'firstAid', thirdParty: { contact: '555 0100' } });
    const seen = await read(other);
    expect('injury' in seen || 'thirdParty' in seen).toBe(false);
    expect(JSON.stringify(await pending())).not.toContain('555 01');
  });
});

describe('an unfit boat (rule damage.dry-dock)', () => {
  test('dry-docks an unfit boat at once with the reason, and splashes it when its last report is closed', async () => {
    const first = await report({ severity: 'unfit', text: 'Hole in the hull.' });
    const second = await report({ severity: 'unfit', text: 'Fin lost' }, captain);
    expect(await boat()).toMatchObject({ active: false, damage: { severity: 'unfit', no: 1 } });
    const refused = await api.call('POST', '/launch', { token: kim.token, body: launchBody(osprey, kim) });
    const reason = `${dryDocked('Osprey')} ${texts.openReport('Hole in the hull; Fin lost')}`;
    expect(refused.body).toEqual([reason, 'dry_docked']);
    expect((await splash()).body).toEqual([texts.closeReportFirst(1), 'damage_open']);
    for (const one of [first, second]) {
      expect((await boat()).active).toBe(false);
      await step(one, 'open', 'triaged');
      await step(one, 'triaged', 'repaired');
      expect((await step(one, 'repaired', 'closed')).status).toBe(200);
    }
    const after = await boat();
    expect([after.active, after.damage]).toEqual([true, undefined]);
    expect(after.log.split('\n').at(-1)).toBe(`2026-05-15 ${captain.record.name}: Report 2 closed: repaired`);
  });

  test('keeps a boat in dry dock that a coach has docked when its report is closed', async () => {
    await dock();
    const damage = await report({ severity: 'unfit' });
    await step(damage, 'open', 'rejected', captain, { reason: 'It is the trestle.' });
    expect((await boat()).active).toBe(false);
    expect((await splash()).status).toBe(200);
    // The reverse order: docked by the report, then by a coach.
    const again = await report({ severity: 'unfit' });
    await dock();
    await step(again, 'open', 'rejected', captain, { reason: 'Twice.' });
    expect((await boat()).active).toBe(false);
  });

  test('docks and splashes by severity, withdrawal and reopening', async () => {
    const damage = await report();
    expect((await boat()).active).toBe(true);
    await care(damage, { severity: 'unfit' });
    expect((await boat()).active).toBe(false);
    await care(damage, { severity: 'minor' });
    expect((await boat()).active).toBe(true);
    const own = await report({ severity: 'unfit' });
    await api.call('DELETE', `/damage/${own._id}`, { token: kim.token });
    expect((await boat()).active).toBe(true);
    expect((await step(own, 'rejected', 'open', captain, { reason: 'It is true.' })).status).toBe(200);
    expect((await boat()).active).toBe(false);
  });

  test('skips and names an unfit boat when its class is splashed (rule damage.splash)', async () => {
    const finch = await api.inClub(() => makeBoat({ name: 'Finch', className: 'Quad' }));
    await report({ severity: 'unfit' });
    const id = String(osprey.fleetGroup);
    const change = (path: string) => api.call('PUT', path, { token: coach.token, body: { id } });
    expect((await change('/fleetgroup-drydock')).body).not.toHaveProperty('docked');
    expect((await change('/fleetgroup-splash')).body).toMatchObject({ boats: 1, docked: ['Osprey'] });
    expect((await boat()).active).toBe(false);
    expect((await api.inClub(() => BoatModel.findById(finch._id).orFail().lean())).isActive).toBe(true);
  });

  test('writes off the reports of a boat that leaves the fleet (rule damage.written-off)', async () => {
    const damage = await report({ severity: 'unfit' });
    await api.call('DELETE', '/fleet-decommission', {
      token: coach.token,
      body: { uid: coach.id, bid: String(osprey._id) },
    });
    expect(await pending()).toEqual([]);
    expect((await api.call('GET', `/damage/${damage._id}`, { token: coach.token })).body).toMatchObject({
      state: 'closed',
      outcome: 'writtenOff',
      boatName: 'Osprey',
      steps: [{ state: 'closed', by: null }],
    });
  });
});

describe('a limited boat (rule damage.limited)', () => {
  test('warns before a limited boat is launched, and launches it with one tap', async () => {
    const { _id } = await report();
    const text = texts.boatIsLimited('Osprey', 'Rigger bent');
    const bus = String(osprey._id);
    const check = await api.call('GET', `/launch-check?bus=${bus}`, { token: kim.token });
    const answer = { code: 'damage_limited', level: 'warn', text, ruleId: 'damage.limited' };
    expect(check.body).toEqual({ results: [{ ...answer, subjectIds: [_id] }], canOverride: [] });
    const send = (replies: object[]): Promise<Answer> =>
      api.call('POST', '/launch', { token: kim.token, body: launchBody(osprey, kim, { replies }) });
    expect((await send([])).body).toEqual([`${text} ${texts.LAUNCH_DAMAGED}`, 'rule_warns']);
    // The reply refers to this report; the next report makes a new warning.
    const reply = { code: 'damage_limited', subjectIds: [_id] };
    await report({ text: 'Seat loose' });
    expect((await send([reply])).status).toBe(409);
    const both = (await pending()).map((damage) => damage._id);
    const launched = await send([{ ...reply, subjectIds: both }]);
    expect(launched.status).toBe(200);
    await land(api, kim, (launched.body as { _id: string })._id, 4);
  });

  test('does not warn of a minor report', async () => {
    await report({ severity: 'minor' });
    const check = await api.call('GET', `/launch-check?bus=${String(osprey._id)}`, { token: kim.token });
    expect(check.body).toEqual({ results: [], canOverride: [] });
    expect((await boat()).damage).toMatchObject({ severity: 'minor' });
  });
});

describe('the steps of a report (rules damage.states, damage.who)', () => {
  test('leads a report through all steps to its end, each with the member who took it', async () => {
    const damage = await report();
    await step(damage, 'open', 'triaged');
    await care(damage, { assignee: kim.id, dueBy: '2026-05-20', costEstimate: 40, insurance: 'Asked' });
    expect((await step(damage, 'triaged', 'inRepair', kim)).body).toMatchObject({
      state: 'inRepair',
      may: ['waiting', 'repaired'],
      dueBy: '2026-05-20',
      costEstimate: 40,
      assignee: { _id: kim.id },
    });
    await step(damage, 'inRepair', 'waiting', kim);
    expect((await repair(damage)).body).toMatchObject({
      cost: 12.5,
      repairs: [{ text: 'Straightened', minutes: 30, by: { _id: kim.id } }],
    });
    await repair(damage, kim, { cost: 0.1 });
    await step(damage, 'waiting', 'repaired', kim);
    const closed = await step(damage, 'repaired', 'closed', coach, { outcome: 'noFault' });
    expect(closed.body).toMatchObject({ state: 'closed', outcome: 'noFault', cost: 12.6, mayCare: false });
    expect((closed.body as Damage).steps.map(({ state, by }) => [state, by?._id])).toEqual([
      ['triaged', captain.id],
      ['inRepair', kim.id],
      ['waiting', kim.id],
      ['repaired', kim.id],
      ['closed', coach.id],
    ]);
    expect(await pending()).toEqual([]);
    const ended = await api.call('GET', '/damages-closed-results', { token: kim.token });
    expect(ended.body).toMatchObject({ results: [{ _id: damage._id, state: 'closed' }] });
    const audit = await api.call('GET', '/audit-results?kind=damage', { token: coach.token });
    expect(audit.body).toMatchObject({
      results: [
        {
          verb: 'move',
          subject: { _id: damage._id, name: 'Osprey' },
          who: { _id: coach.id },
          before: { state: 'repaired', outcome: null },
          after: { state: 'closed', outcome: 'noFault' },
        },
        ...['move', 'repair', 'repair', 'move', 'move', 'edit', 'move', 'report'].map((verb) => ({ verb })),
      ],
    });
  });

  test.each([
    ['a member accepts', 'open', 'triaged', texts.ONLY_THOSE_IN_CHARGE],
    ['a member rejects', 'open', 'rejected', texts.ONLY_THOSE_IN_CHARGE],
  ] satisfies [string, DamageState, DamageState, string][])(
    'refuses a step when %s',
    async (_what, from, to, text) => {
      const damage = await report();
      const refused = await step(damage, from, to, kim, { reason: 'No.' });
      expect([refused.status, refused.body]).toEqual([403, [text, 'forbidden']]);
    },
  );

  test('refuses steps to members who do not repair the report, and when it has moved on', async () => {
    const damage = await report();
    await step(damage, 'open', 'triaged');
    const other = await api.inClub(() => makeMember());
    expect((await step(damage, 'triaged', 'inRepair', other)).body).toEqual([
      texts.ONLY_REPAIRERS,
      'forbidden',
    ]);
    expect((await step(damage, 'open', 'triaged')).body).toEqual([
      texts.reportChanged('triaged'),
      'damage_moved',
    ]);
    expect((await step(damage, 'triaged', 'closed')).status).toBe(409);
    expect((await step({ _id: 'f'.repeat(24) }, 'open', 'triaged')).status).toBe(404);
  });

  test('closes a report once when two members close it at once', async () => {
    const damage = await report();
    const answers = await Promise.all([
      step(damage, 'open', 'triaged', captain),
      step(damage, 'open', 'triaged', coach),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('requires a reason to reject or reopen, and another report of the boat for a duplicate', async () => {
    const [one, other] = [await report(), await report()];
    for (const reason of [null, '  ']) {
      const { body } = await step(one, 'open', 'rejected', captain, { reason });
      expect(body).toEqual([texts.REASON_NEEDED, 'invalid:reason']);
    }
    const finch = await api.inClub(() => makeBoat({ name: 'Finch' }));
    const foreign = await report({ boat: String(finch._id), seat: null });
    await step(one, 'open', 'triaged');
    await step(one, 'triaged', 'repaired');
    const close = (duplicateOf: string | null): Promise<Answer> =>
      step(one, 'repaired', 'closed', captain, { outcome: 'duplicate', duplicateOf });
    for (const wrong of [null, one._id, foreign._id, 'f'.repeat(24)])
      expect((await close(wrong)).body).toEqual([texts.DUPLICATE_OF_NEEDED, 'invalid:duplicateOf']);
    expect((await close(other._id)).body).toMatchObject({ outcome: 'duplicate', duplicateOf: other._id });
    const reopened = await step(one, 'closed', 'open', captain, { reason: 'It is another.' });
    expect(reopened.body).toMatchObject({ state: 'open', outcome: null, duplicateOf: null });
  });

  test('refuses to let the member who repaired an unfit boat close its report where the club asks for four eyes (rule damage.four-eyes)', async () => {
    await setFeatures(['damage', 'fourEyes']);
    const damage = await report({ severity: 'unfit' });
    await step(damage, 'open', 'triaged');
    await step(damage, 'triaged', 'repaired', captain);
    expect((await step(damage, 'repaired', 'closed', captain)).body).toEqual([
      texts.SECOND_PERSON_CLOSES,
      'forbidden',
    ]);
    expect((await step(damage, 'repaired', 'closed', coach)).status).toBe(200);
  });
});

describe('care and repairs (rules damage.care, damage.repair)', () => {
  test('lets only those in charge set severity, assignee and date', async () => {
    const damage = await report();
    expect((await care(damage, {}, kim)).body).toEqual([texts.ONLY_THOSE_IN_CHARGE, 'coaches_only']);
    expect((await care(damage, { assignee: 'f'.repeat(24) })).body).toEqual([
      texts.ASSIGNEE_UNKNOWN,
      'invalid:assignee',
    ]);
    for (const wrong of [{ costEstimate: -1 }, { dueBy: 'soon' }, { severity: 'bad' }])
      expect((await care(damage, wrong)).status).toBe(422);
    await step(damage, 'open', 'rejected', captain, { reason: 'No.' });
    expect((await care(damage)).status).toBe(409);
    expect((await repair(damage)).status).toBe(409);
  });

  test('requires words for a repair, and limits a report to fifty repairs', async () => {
    const damage = await report();
    for (const wrong of [{ text: ' ' }, { text: 'a'.repeat(281) }])
      expect((await repair(damage, kim, wrong)).body).toEqual([texts.REPAIR_TEXT_LENGTH, 'invalid:text']);
    for (const wrong of [{ minutes: -1 }, { minutes: 1.5 }, { cost: 100_001 }])
      expect((await repair(damage, kim, wrong)).status).toBe(422);
    await api.inClub(async () => {
      const one = { at: new Date(), by: kim.record._id, text: 'x', minutes: 0, costCents: 0, parts: [] };
      await DamageModel.updateOne({ _id: damage._id }, { repairs: Array.from({ length: 50 }, () => one) });
    });
    expect((await repair(damage)).body).toEqual([texts.REPAIRS_FULL, 'damage_full']);
  });
});

describe("a report of one's own (rule damage.own)", () => {
  const edit = (damage: Damage, by = kim, more: object = {}): Promise<Answer> => {
    const { boat: _boat, sortie: _sortie, ...fields } = reportOf();
    return api.call('PUT', `/damage/${damage._id}`, { token: by.token, body: { ...fields, ...more } });
  };

  test('lets the reporter edit and withdraw a report for half an hour', async () => {
    const damage = await report();
    expect((await edit(damage, coach)).body).toEqual([texts.NOT_YOUR_REPORT, 'forbidden']);
    expect((await edit(damage, kim, { text: 'Two riggers bent' })).body).toMatchObject({
      text: 'Two riggers bent',
    });
    expect((await edit(damage, kim, { seat: 9 })).status).toBe(422);
    api.clock.advanceSeconds(30 * 60);
    kim = { ...kim, token: await api.inClub(() => tokenFor(kim.record)) };
    expect((await edit(damage)).status).toBe(200);
    api.clock.advanceSeconds(1);
    expect((await edit(damage)).status).toBe(403);
    const withdrawn = await api.call('DELETE', `/damage/${damage._id}`, { token: kim.token });
    expect(withdrawn.status).toBe(403);
  });

  test("refuses the reporter's edit once someone has started on the report", async () => {
    const damage = await report();
    await step(damage, 'open', 'triaged');
    expect((await edit(damage)).body).toEqual([texts.NO_LONGER_YOURS, 'damage_moved']);
  });
});

describe('notifications (rules damage.notified, damage.plans)', () => {
  const inbox = async (by: TestMember): Promise<NotificationPage['results']> => {
    await workSettled();
    const { body } = await api.call('GET', '/notifications-results', { token: by.token });
    return (body as NotificationPage).results;
  };
  const plan = (date: string, launchtime: string, fleet: BoatRecord[], by = kim): Promise<Answer> =>
    api.call('POST', '/plan', {
      token: by.token,
      body: {
        group: null,
        description: 'To the bridge.',
        date,
        launchtime,
        landtime: '19:00',
        fleet: fleet.map(({ _id }) => String(_id)),
        crew: [],
        limit: null,
        weeklytill: null,
        weekdays: [],
      },
    });

  test('notifies boat captains of a report, and planners of a lost boat with free alternatives', async () => {
    const [heron, finch] = await api.inClub(
      async () =>
        [
          await makeBoat({ name: 'Heron', className: 'Quad' }),
          await makeBoat({ name: 'Finch', className: 'Quad' }),
        ] as const,
    );
    const planner = await api.inClub(() => makeMember());
    await plan('2026-05-18', '18:00', [osprey], planner);
    await plan('2026-05-18', '18:30', [heron], kim);
    const damage = await report({ severity: 'unfit', text: 'Hole in the hull' });
    expect(await inbox(captain)).toMatchObject([
      { category: 'damage', title: texts.damageOn('Osprey'), url: `/damage/${damage._id}` },
    ]);
    expect(await inbox(coach)).toEqual([]);
    expect(await inbox(planner)).toMatchObject([
      {
        title: texts.planLosesBoat('Osprey'),
        body: `${texts.freeInstead(['Finch'])} Mon May 18 at 18:00: To the bridge.`,
        url: '/plans?on=2026-05-18',
      },
    ]);
    expect(finch.name).toBe('Finch');
    // A damaged boat is not suggested.
    await report({ boat: String(finch._id), severity: 'limited' });
    await care(damage, { severity: 'limited' });
    expect((await inbox(planner)).map(({ title, body }) => [title, body.split('.')[0]])).toEqual([
      [texts.planHasDamage('Osprey'), texts.freeInstead([]).replace('.', '')],
      [texts.planLosesBoat('Osprey'), 'Free instead: Finch'],
    ]);
    expect(await inbox(kim)).toEqual([]);
  });

  test('does not notify planners of a lesser report of a boat they already lost', async () => {
    const planner = await api.inClub(() => makeMember());
    await plan('2026-05-18', '18:00', [osprey], planner);
    await report({ severity: 'unfit', text: 'Hole in the hull' });
    await report({ severity: 'limited', text: 'A loose seat' });
    expect((await inbox(planner)).map(({ title }) => title)).toEqual([texts.planLosesBoat('Osprey')]);
  });

  test('notifies safety officers of an injury, and dismisses that when the report ends', async () => {
    const officer = await api.inClub(() => makeMember({ offices: ['safety'] }));
    const damage = await report({ injury: 'hospital' });
    expect(await inbox(officer)).toMatchObject([
      { category: 'safety', title: texts.hurtIn('Osprey'), body: 'Hospital', url: `/damage/${damage._id}` },
    ]);
    expect(await inbox(captain)).toMatchObject([{ category: 'damage', isSettled: false }]);
    await step(damage, 'open', 'rejected', captain, { reason: 'It was Heron.' });
    expect(await inbox(captain)).toMatchObject([{ isRead: true, isSettled: true }]);
  });

  test('notifies planners when a report is corrected to unfit', async () => {
    const planner = await api.inClub(() => makeMember());
    await plan('2026-05-18', '18:00', [osprey], planner);
    const damage = await report({ severity: 'minor' });
    expect(await inbox(planner)).toEqual([]);
    const { boat: _boat, sortie: _sortie, ...fields } = reportOf({ severity: 'unfit' });
    await api.call('PUT', `/damage/${damage._id}`, { token: kim.token, body: fields });
    expect(await inbox(planner)).toMatchObject([{ title: texts.planLosesBoat('Osprey') }]);
  });

  test('sends each notification once, and none to planners for a minor report', async () => {
    await plan('2026-05-18', '18:00', [osprey]);
    const key = freshKey();
    await report({ severity: 'minor' }, coach, { key });
    await report({ severity: 'minor' }, coach, { key });
    expect(await inbox(captain)).toHaveLength(1);
    expect(await inbox(kim)).toEqual([]);
  });
});

describe('a season in numbers (rule damage.numbers)', () => {
  const numbers = async (query = ''): Promise<DamageNumbers> =>
    (
      (await api.call('GET', `/damages-numbers${query}`, { token: kim.token })).body as {
        results: DamageNumbers;
      }
    ).results;
  const csv = async (query = ''): Promise<string> =>
    String((await api.call('GET', `/damages-csv${query}`, { token: kim.token })).body);

  test('counts reports, miles, days out and cost of one season', async () => {
    const { _id: sortie } = await launch(api, kim, osprey);
    await land(api, kim, sortie, 20);
    const damage = await report({ severity: 'unfit' });
    await repair(damage);
    api.clock.advanceSeconds(3 * 86_400);
    kim = { ...kim, token: await api.inClub(() => tokenFor(kim.record)) };
    captain = { ...captain, token: await api.inClub(() => tokenFor(captain.record)) };
    const row = { boatName: 'Osprey', className: 'Quad', reports: 1, miles: 20, perThousandMiles: 50 };
    const open = await numbers();
    expect(open).toMatchObject({
      season: 2026,
      reports: 1,
      cost: 12.5,
      pending: { upTo7: 1, upTo30: 0, older: 0 },
      boats: [{ ...row, daysOut: 4, cost: 12.5, costPerMile: 0.63 }],
      parts: [{ part: 'rigger', reports: 1 }],
    });
    await step(damage, 'open', 'triaged');
    await step(damage, 'triaged', 'repaired');
    await step(damage, 'repaired', 'closed');
    expect(await numbers()).toMatchObject({
      pending: { upTo7: 0 },
      boats: [{ daysOut: 3 }],
      closing: [{ closed: 0 }, { closed: 0 }, { severity: 'unfit', closed: 1, medianDays: 3 }],
    });
    expect(await numbers('?season=2025')).toMatchObject({ reports: 0, boats: [], classes: [] });
    expect((await api.call('GET', '/damages-numbers?season=26', { token: kim.token })).status).toBe(422);
  });

  test('equals a rebuild after any changes to its reports', async () => {
    const heron = await api.inClub(() => makeBoat({ name: 'Heron', className: 'Quad' }));
    const close = async (damage: Damage): Promise<void> => {
      await step(damage, 'open', 'triaged');
      await step(damage, 'triaged', 'repaired');
      await step(damage, 'repaired', 'closed');
    };
    const [one, two, three] = [
      await report({ severity: 'unfit' }),
      await report({ boat: String(heron._id), parts: ['hull', 'seat'] }),
      await report({ severity: 'minor', kind: 'capsize' }),
    ];
    const happenings: (() => Promise<unknown>)[] = [
      () => close(one),
      () => close(two),
      () => step(one, 'closed', 'open', captain, { reason: 'Again.' }),
      () => repair(one),
      () => step(three, 'open', 'rejected', captain, { reason: 'No.' }),
      () => close(one),
      () => report({ boat: String(heron._id), severity: 'unfit' }),
      () =>
        api.call('DELETE', '/fleet-decommission', {
          token: coach.token,
          body: { uid: coach.id, bid: String(heron._id) },
        }),
    ];
    for (const happen of happenings) {
      await happen();
      api.clock.advanceSeconds(60);
      const shown = await numbers();
      forgetEndedDamages();
      await api.inClub(() =>
        BoatModel.updateOne({ _id: osprey._id }, { description: String(Math.random()) }),
      );
      expect(shown).toEqual(await numbers());
    }
    expect(await numbers()).toMatchObject({ reports: 4, cost: 12.5, pending: { upTo7: 0 } });
  });

  test('writes the season to a file, with formulas in reports escaped', async () => {
    const damage = await report({ text: '=1+1' });
    await repair(damage);
    const lines = (await csv()).split('\r\n').filter(Boolean);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("'=1+1");
    expect(lines[1]).toContain('Rigger');
    expect((await csv('?season=2025')).split('\r\n').filter(Boolean)).toHaveLength(1);
  });
});

describe('photos (rule damage.photos)', () => {
  const NAMES = ['photo-before-1', 'photo-after-22'];
  const send = (name: string, by = kim): Promise<string> =>
    uploadTo(api, `damages/${name}.jpg`, by.token, fileOf('jpg'));
  const addressOf = async (name: string, by: TestMember): Promise<Answer> => {
    const { s3folder } = await api.inClub(() => currentClubRecord());
    const body = { bucket_name: s3folder, object_name: `damages/${name}.jpg` };
    return api.call('POST', '/presigned', { token: by.token, body });
  };

  test('accepts photos before or after their report, and shows them to every member', async () => {
    const other = await api.inClub(() => makeMember());
    await send('photo-before-1');
    expect((await addressOf('photo-before-1', other)).status).toBe(404);
    expect((await report({ photos: NAMES })).photos).toEqual(NAMES);
    const address = await addressOf('photo-before-1', other);
    expect(address.status).toBe(200);
    const path = String(address.body).slice(`${api.base}/api`.length);
    expect((await api.call('GET', path)).headers.get('content-type')).toBe('image/jpeg');
    expect((await addressOf('photo-after-22', other)).status).toBe(404);
    await send('photo-after-22');
    expect((await addressOf('photo-after-22', other)).status).toBe(200);
    // Another member's upload of that name does not count as the reporter's.
    expect((await addressOf('photo-nobodys', other)).status).toBe(404);
  });

  test('keeps photos of a report, and deletes others a day after their upload', async () => {
    await report({ photos: ['photo-before-1'] });
    const keys = [
      await send('photo-before-1'),
      await send('photo-unused-1'),
      await send('photo-before-9', coach),
    ];
    const past = new Date('2026-05-01T00:00:00Z');
    for (const key of keys) utimesSync(join(api.dataDir, 'media', key), past, past);
    api.clock.advanceSeconds(2 * 86_400);
    expect(await api.inClub(() => sweepMedia())).toBe(2);
    kim = { ...kim, token: await api.inClub(() => tokenFor(kim.record)) };
    expect((await addressOf('photo-before-1', kim)).status).toBe(200);
  });

  test.each([
    ['seven', Array.from({ length: 7 }, (_, at) => `photo-number-${at}`)],
    ['one twice', ['photo-before-1', 'photo-before-1']],
    ['a name that leads elsewhere', ['../members/kim']],
  ])('refuses %s, and stores no report', async (_what, photos) => {
    const { status, body } = await post({ photos });
    expect([status, (body as string[])[0]]).toEqual([422, texts.DAMAGE_PHOTOS_MANY]);
    expect(await pending()).toEqual([]);
  });
});

describe('labels for the racks (rule damage.labels)', () => {
  const ask = (query: string, by = kim): Promise<Answer> =>
    api.call('GET', `/fleet-labels?${query}`, { token: by.token });
  const OWN = 'origin=http://127.0.0.1:8080';

  test('prints labels as a PDF with a page for each 24 boats, whatever the names', async () => {
    await api.inClub(async () => {
      for (let at = 0; at < 24; at += 1) await makeBoat({ name: `Łódź ${at}`, className: 'Scull' });
    });
    const { results } = (await ask(OWN)).body as { results: LabelsAnswer };
    expect(results.fileName).toBe('Labels-2026-05-15.pdf');
    const pdf = Buffer.from(results.pdf, 'base64').toString('latin1');
    expect(pdf.startsWith('%PDF-1')).toBe(true);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
    const quads = (await ask(`${OWN}&group=${String(osprey.fleetGroup)}`)).body as { results: LabelsAnswer };
    expect(
      Buffer.from(quads.results.pdf, 'base64')
        .toString('latin1')
        .match(/\/Type \/Page\b/g),
    ).toHaveLength(1);
  });

  test("leads from a label to a boat's calendar in a club that reserves and reports no damage", async () => {
    const sizeOf = async (features: string[]): Promise<Answer> => {
      await api.inClub(() => ClubModel.updateOne({}, { $set: { features } }));
      clearClubCache();
      return ask(OWN);
    };
    expect((await sizeOf(['reservations'])).status).toBe(200);
    expect((await sizeOf([])).body).toEqual([texts.DAMAGE_OFF, 'feature_off']);
  });

  test.each([
    'https://elsewhere.example',
    'javascript:alert(1)',
    'http://127.0.0.1/path',
    'http://u@127.0.0.1',
  ])('leads only to this portal, not to %s', async (origin) => {
    const refused = await ask(`origin=${encodeURIComponent(origin)}`);
    expect([refused.status, refused.body]).toEqual([422, [texts.LABELS_ORIGIN, 'invalid:origin']]);
  });
});

describe('scheduled work', () => {
  const maintain = (more: object = {}, by = captain): Promise<Answer> =>
    api.call('PUT', '/fleet-maintenance', {
      token: by.token,
      body: {
        id: String(osprey._id),
        everyMiles: null,
        everyDays: 30,
        text: 'Grease the wheels',
        ...more,
      },
    });
  const DAY_S = 86_400;
  const sawTokens = async (): Promise<void> => {
    kim = { ...kim, token: await api.inClub(() => tokenFor(kim.record)) };
    captain = { ...captain, token: await api.inClub(() => tokenFor(captain.record)) };
  };
  const later = async (days: number): Promise<void> => {
    api.clock.advanceSeconds(days * DAY_S);
    await sawTokens();
    await Promise.all([watchDamages(), watchDamages()]);
  };

  test('schedules the next maintenance from the day the last was done (rule damage.maintenance)', async () => {
    expect((await maintain({}, kim)).status).toBe(403);
    expect((await maintain()).status).toBe(200);
    expect((await api.call('GET', `/bus2/${String(osprey._id)}`, { token: kim.token })).body).toMatchObject({
      results: { maintenance: { everyMiles: null, everyDays: 30, text: 'Grease the wheels' } },
    });
    await later(29);
    expect(await pending()).toEqual([]);
    await later(1);
    await later(40);
    const [due, ...others] = await pending();
    expect(others).toEqual([]);
    expect(due).toMatchObject({
      kind: 'maintenance',
      severity: 'minor',
      by: { _id: captain.id },
      text: texts.maintenanceDue('Grease the wheels'),
    });
    await step(due ?? { _id: '' }, 'open', 'triaged');
    await step(due ?? { _id: '' }, 'triaged', 'repaired');
    await step(due ?? { _id: '' }, 'repaired', 'closed');
    await later(29);
    expect(await pending()).toEqual([]);
    await later(1);
    expect(await pending()).toHaveLength(1);
  });

  test('schedules the next maintenance by miles, until both intervals are cleared', async () => {
    await maintain({ everyMiles: 50, everyDays: null });
    const row = async (miles: number): Promise<void> => {
      const { _id } = await launch(api, kim, osprey);
      await land(api, kim, _id, miles);
      await watchDamages();
    };
    await row(30);
    await row(19.99);
    expect(await pending()).toEqual([]);
    await row(0.01);
    const [due] = await pending();
    expect(due).toMatchObject({ kind: 'maintenance' });
    await step(due ?? { _id: '' }, 'open', 'rejected', captain, { reason: 'Later.' });
    await row(49);
    expect(await pending()).toEqual([]);
    await maintain({ everyMiles: null, everyDays: null });
    await row(10);
    expect(await pending()).toEqual([]);
  });

  test.each([
    [{ everyMiles: 0 }, texts.MAINTENANCE_INTERVAL, 'invalid:everyMiles'],
    [{ everyDays: 3_651 }, texts.MAINTENANCE_INTERVAL, 'invalid:everyDays'],
    [{ everyDays: 1.5 }, texts.MAINTENANCE_INTERVAL, 'invalid:everyDays'],
    [{ text: 'ab' }, texts.DAMAGE_TEXT_LENGTH, 'invalid:text'],
  ])('names what it refuses in maintenance with %j', async (more, text, code) => {
    expect((await maintain(more)).body).toEqual([text, code]);
  });

  test('sends boat captains the open reports once, on Monday morning (rule damage.digest)', async () => {
    const inbox = async (): Promise<string[]> => {
      await workSettled();
      const { body } = await api.call('GET', '/notifications-results', { token: captain.token });
      const { results } = body as NotificationPage;
      return results
        .filter(({ url }) => url === '/damage')
        .map(({ title, body: text }) => `${title}. ${text}`);
    };
    // A captain's own report notifies no one at once.
    await report({ severity: 'unfit' }, captain);
    await report({ severity: 'minor' }, captain);
    // Sunday, then Monday before 07:00.
    api.clock.set('2026-05-17T15:00:00Z');
    await watchDamages();
    api.clock.set('2026-05-18T11:59:00Z');
    await later(0);
    expect(await inbox()).toEqual([]);
    api.clock.set('2026-05-18T12:00:00Z');
    await later(0);
    api.clock.advanceSeconds(3_600);
    await later(0);
    expect(await inbox()).toEqual(['1 boat has an open report. 1 unfit, 1 minor. The oldest is 3 days old.']);
  });
});

describe('a member who leaves', () => {
  const admin = async (...args: string[]): Promise<number> => runAdmin(args, () => {});
  const NAMED = /nell\s+rivers/i;

  test("erases a member's name from a report, and keeps the report and the dry dock", async () => {
    const nell = await api.inClub(() => makeMember({ name: 'Nell Rivers' }));
    const mine = { text: 'Nell Rivers broke it', where: 'at Nell Rivers', injury: 'firstAid' } as const;
    const thirdParty = { name: 'Nell Rivers', contact: 'Nell Rivers' };
    const own = await report({ ...mine, severity: 'unfit', thirdParty, photos: ['photo-of-nell'] }, nell);
    await uploadTo(api, 'damages/photo-of-nell.jpg', nell.token, fileOf('jpg'));
    const others = await report({ text: 'Ask Nell Rivers' });
    await step(others, 'open', 'triaged');
    await care(others, { assignee: nell.id, insurance: 'Nell Rivers has the number' });
    await repair(others, nell, { text: 'Nell Rivers bent it back' });
    await step(others, 'triaged', 'repaired', nell);
    await step(others, 'repaired', 'closed', captain, { outcome: 'repaired' });
    await step(others, 'closed', 'open', captain, { reason: 'Nell Rivers says so' });
    const path = join(api.dataDir, 'nell.json');
    expect(await admin('export-member', 'Nell Rivers', path)).toBe(0);
    const { damageReports } = JSON.parse(readFileSync(path, 'utf8')) as { damageReports: object[] };
    expect(damageReports).toHaveLength(2);
    rmSync(path);

    expect(await admin('erase-member', 'Nell Rivers', '--write')).toBe(0);
    const kept = await api.inClub(() => DamageModel.find().sort({ no: 1 }).lean());
    expect(JSON.stringify(kept)).not.toMatch(NAMED);
    expect(kept[0]).toMatchObject({
      text: 'Former Member broke it',
      where: '',
      injury: 'none',
      thirdParty: null,
      photos: [],
    });
    expect(kept[1]).toMatchObject({ assignee: null, repairs: [{ text: 'Former Member bent it back' }] });
    const shown = await api.call('GET', `/damage/${own._id}`, { token: captain.token });
    expect(shown.body).toMatchObject({ by: { name: 'Former Member' } });
    expect((await boat()).active).toBe(false);
  });
});

test('has no damage reports in a club that does not use them, not even on its boats (rule club.features)', async () => {
  await report({ severity: 'limited' });
  expect((await boat()).damage).toBeDefined();
  await setFeatures([]);
  expect((await post()).body).toEqual([texts.DAMAGE_OFF, 'feature_off']);
  for (const path of ['/damages-results', '/damages-closed-results', `/damage/${'f'.repeat(24)}`])
    expect((await api.call('GET', path, { token: kim.token })).status).toBe(404);
  expect((await boat()).damage).toBeUndefined();
  const launched = await api.call('POST', '/launch', {
    token: kim.token,
    body: launchBody(osprey, kim, { replies: [] }),
  });
  expect(launched.status).toBe(200);
});

test('lets a member who signs at the boathouse report only boats they land (rule damage.kiosk)', async () => {
  const { _id: sortie } = await launch(api, kim, osprey);
  const signed = await api.call('POST', '/auth-sorties-stillout-byuser-results', {
    body: { name: kim.record.name, password: PASSWORD },
  });
  const { token } = signed.body as { token: string };
  const send = (more: Partial<NewDamageBody>, bearer?: string): Promise<Answer> =>
    api.call('POST', '/damage', { token: bearer, body: { ...reportOf(more) } });
  expect((await send({ sortie })).status).toBe(401);
  for (const other of [null, 'f'.repeat(24)]) expect((await send({ sortie: other }, token)).status).toBe(403);
  const finch = await api.inClub(() => makeBoat({ name: 'Finch' }));
  expect((await send({ sortie, boat: String(finch._id), seat: null }, token)).status).toBe(422);
  const made = await send({ sortie }, token);
  expect(made.body).toMatchObject({ no: 1, by: { _id: kim.id }, may: [], isOwn: true });
  expect((await api.call('GET', '/damages-results', { token })).status).toBe(401);
});

test("shows a boat's damage at the kiosk", async () => {
  await report({ severity: 'unfit', text: 'Hole in the hull' });
  const { body } = await api.call('GET', '/fleet-all-results');
  expect((body as { results: Boat[] }).results).toMatchObject([
    { name: 'Osprey', active: false, damage: { severity: 'unfit', text: 'Hole in the hull' } },
  ]);
});

test('shows at the kiosk why the boat of a repeated sortie is in dry dock', async () => {
  await land(api, kim, (await launch(api, kim, osprey))._id, 4);
  await report({ severity: 'unfit', text: 'Hole in the hull' });
  const { body } = await api.call('POST', '/auth-last-outing', {
    body: { name: kim.record.name, password: PASSWORD },
  });
  expect(body).toMatchObject({
    results: { refusal: 'Osprey is dry-docked and cannot be launched. Open report: Hole in the hull' },
  });
});
