import * as texts from '@fleetwatch/contract/guests/texts';
import type { Guest, GuestRow, GuestsAnswer } from '@fleetwatch/contract/guests/wire';
import type { RescueSheet } from '@fleetwatch/contract/safety/wire';
import { NOT_YOUR_SORTIE } from '@fleetwatch/contract/sorties/texts';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { eraseMember } from '../admin/eraseMember.ts';
import { exportMember } from '../admin/exportMember.ts';
import type { BoatRecord } from '../boats/Boat.ts';
import { ClubModel } from '../clubs/Club.ts';
import { clearClubCache } from '../clubs/clubDirectory.ts';
import { MemberModel, type MemberRecord } from '../members/Member.ts';
import { deleteExpired } from '../nightly/commands/deleteExpired.ts';
import { AppliedWriteModel } from '../platform/database/AppliedWrite.ts';
import { AuditEntryModel } from '../platform/logging/AuditEntry.ts';
import { SortieModel, type SortieRecord } from '../logbook/Sortie.ts';
import { freshKey, launchBody, refusalOf, sortieOf } from '../testing/calls.ts';
import { makeBoat, makeCoach, makeMember, type TestMember } from '../testing/factories.ts';
import { guestDraft } from '../testing/guestCases.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, Call, TestClub } from '../testing/startTestApi.ts';
import { GuestModel } from './Guest.ts';

let api: TestClub;
let kim: TestMember;
let ana: TestMember;
let coach: TestMember;
let osprey: BoatRecord;

beforeEach(async () => {
  api = await freshClub({ startsAt: '2026-05-14T22:00:00Z', features: ['guests', 'corrections'] });
  [kim, ana, coach, osprey] = await api.inClub(
    async () =>
      [
        await makeMember({ name: 'Kim Harper' }),
        await makeMember({ name: 'Ana Bo' }),
        await makeCoach(),
        await makeBoat({ name: 'Osprey', className: 'Double' }),
      ] as const,
  );
});

const idOf = ({ status, body }: Answer): string => {
  expect([status, body]).toEqual([200, { _id: expect.any(String) }]);
  return (body as { _id: string })._id;
};
const invite = (by: TestMember, name: string, more: object = {}) =>
  api.as(by, 'POST', '/guest', { ...guestDraft(name), ...more });
const take = (by: TestMember, sortie: string, guests: string[], confirmed: string[] = [], more: Call = {}) =>
  api.as(by, 'PUT', '/sortie-guests', { id: sortie, guests, confirmed }, more);
const list = async (by: TestMember) => (await api.as(by, 'GET', '/guests-results')).body as GuestsAnswer;
const rowOf = async (by: TestMember, id: string): Promise<GuestRow | undefined> =>
  (await list(by)).results.find(({ _id }) => _id === id);
const launchBy = async (by: TestMember, boat = osprey, more: object = {}): Promise<string> =>
  sortieOf(await api.as(by, 'POST', '/launch', launchBody(boat, by, more)))._id;
const landBy = (by: TestMember, sortie: string) =>
  api.as(by, 'POST', '/land', { sortie, miles: 3, description: '', uid: by.id });
const stored = (id: string): Promise<SortieRecord> =>
  api.inClub(() => SortieModel.findById(id).lean<SortieRecord>().orFail());

/** Creates landed outings with this guest aboard. */
async function outings(guest: string, count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    const sortie = await launchBy(kim);
    idOf(await take(kim, sortie, [guest], ['guest_outings']));
    await landBy(kim, sortie);
  }
}

describe('the record (rule guest.record)', () => {
  it('records a guest with name and host, and shows whom to call only to the host and officers', async () => {
    const jo = idOf(await invite(kim, '  Jo   Lee '));
    expect(await rowOf(ana, jo)).toEqual({
      _id: jo,
      name: 'Jo Lee',
      club: 'Far RC',
      waiver: null,
      outings: 0,
      asks: [],
      mayChange: false,
      host: { _id: kim.id, name: 'Kim Harper' },
    });
    expect(JSON.stringify(await list(coach))).not.toContain('555 01');
    expect((await api.as(kim, 'GET', `/guest/${jo}`)).body as Guest).toMatchObject({
      phone: '555 0100',
      emergency: 'Ann, 555 0101',
      mayChange: true,
    });
    expect((await api.as(coach, 'GET', `/guest/${jo}`)).status).toBe(200);
    expect(refusalOf(await api.as(ana, 'GET', `/guest/${jo}`))).toEqual([
      403,
      texts.NOT_YOUR_GUEST,
      'forbidden',
    ]);
    expect(refusalOf(await api.as(ana, 'GET', '/guests-csv'))).toEqual([
      ...[403, texts.ONLY_GUEST_OFFICERS, 'coaches_only'],
    ]);
    expect((await api.as(coach, 'GET', '/guests-csv')).body).toContain(
      'Jo Lee,Far RC,Kim Harper,0,,555 0100',
    );
    // Each view by an officer is in the audit trail; the host's views are not.
    const looks = await api.inClub(() => AuditEntryModel.find({ verb: /^see-/ }).sort({ _id: 1 }).lean());
    expect(looks.map(({ verb, who, subject }) => [verb, String(who), String(subject)])).toEqual([
      ['see-contacts', coach.id, jo],
      ['see-guests', coach.id, api.clubId],
    ]);
  });

  it('records a guest once per season for all hosts, and not as a member', async () => {
    idOf(await invite(kim, 'Jo Lee'));
    expect(refusalOf(await invite(ana, 'jo lee'))).toEqual([409, texts.guestKnown('jo lee'), 'taken:name']);
    // With a Cyrillic o.
    expect((await invite(ana, 'Jо Lee')).status).toBe(409);
    expect(refusalOf(await invite(ana, 'kim harper'))).toEqual([
      ...[409, texts.isMember('kim harper'), 'taken:name'],
    ]);
    expect((await invite(kim, 'J')).status).toBe(422);
    expect(refusalOf(await invite(kim, 'Max Bo', { waiver: '2026-05-15' }))).toEqual([
      ...[422, texts.WAIVER_IN_FUTURE, 'invalid:waiver'],
    ]);
  });

  it('records a guest once per key, also when sent twice at once', async () => {
    const headers = { 'Idempotency-Key': freshKey() };
    const first = await api.as(kim, 'POST', '/guest', guestDraft('Jo Lee'), { headers });
    expect((await api.as(kim, 'POST', '/guest', guestDraft('Jo Lee'), { headers })).body).toEqual(first.body);
    const both = await Promise.all([invite(kim, 'Max Bo'), invite(ana, 'Max Bo')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await list(kim)).results).toHaveLength(2);
  });

  it('lets the host and officers change a guest, and limits a member to twenty', async () => {
    const jo = idOf(await invite(kim, 'Jo Lee'));
    const change = { id: jo, ...guestDraft('Jo Lee-Bo'), waiver: '2026-05-14' };
    expect((await api.as(ana, 'PUT', '/guest', change)).status).toBe(403);
    idOf(await api.as(kim, 'PUT', '/guest', change));
    expect(await rowOf(kim, jo)).toMatchObject({ name: 'Jo Lee-Bo', waiver: '2026-05-14' });
    for (const letter of 'ABCDEFGHJKLMNOPQRST') idOf(await invite(kim, `Guest ${letter}`));
    expect(refusalOf(await invite(kim, 'One More'))).toEqual([409, texts.HOST_FULL, 'guests_full']);
    idOf(await invite(ana, 'One More'));
  });

  it('has no guests in a club that does not record them', async () => {
    api = await freshClub();
    const member = await api.inClub(() => makeMember());
    expect(refusalOf(await api.as(member, 'GET', '/guests-results'))).toEqual([
      404,
      texts.GUESTS_OFF,
      'feature_off',
    ]);
    expect((await invite(member, 'Jo Lee')).status).toBe(404);
  });
});

describe('aboard (rule guest.aboard)', () => {
  it('lets the crew set guests aboard until midnight, up to the seats', async () => {
    const [jo, max] = [idOf(await invite(kim, 'Jo Lee')), idOf(await invite(kim, 'Max Bo'))];
    const sortie = await launchBy(kim);
    expect(refusalOf(await take(ana, sortie, [jo]))).toEqual([403, NOT_YOUR_SORTIE, 'forbidden']);
    expect((await take(kim, sortie, [jo, max])).status).toBe(409);
    expect((await take(kim, sortie, [jo, jo])).status).toBe(422);
    idOf(await take(kim, sortie, [jo]));
    expect((await list(kim)).outings).toMatchObject([
      { _id: sortie, bus: 'Osprey', land: null, free: 0, guests: [{ _id: jo, name: 'Jo Lee' }] },
    ]);
    const today = (await api.as(ana, 'GET', '/sorties-results')).body as { results: Sortie[] };
    expect(today.results).toMatchObject([{ _id: sortie, guests: 1 }]);
    await landBy(kim, sortie);
    // The guest's seat is taken.
    expect((await api.as(kim, 'PUT', '/sortie-crew', { id: sortie, crew: [ana.id] })).status).toBe(422);
    idOf(await take(kim, sortie, []));
    expect((await stored(sortie)).guests).toBeUndefined();
    api.clock.set('2026-05-15T12:00:00Z');
    expect(refusalOf(await take(kim, sortie, [jo]))).toEqual([
      ...[409, texts.GUESTS_TOO_LATE, 'correction_too_late'],
    ]);
  });

  it('puts a guest in one boat at a time, and only in their season', async () => {
    const jo = idOf(await invite(kim, 'Jo Lee'));
    idOf(await take(kim, await launchBy(kim), [jo]));
    const finch = await api.inClub(() => makeBoat({ name: 'Finch', className: 'Double' }));
    const other = await launchBy(ana, finch);
    expect(refusalOf(await take(ana, other, [jo]))).toEqual([
      409,
      texts.guestIsIn('Jo Lee', 'Osprey'),
      'boat_out',
    ]);
    await api.inClub(() => GuestModel.updateOne({ _id: jo }, { season: 2025 }));
    expect((await take(ana, other, [jo])).status).toBe(404);
  });

  it('puts a guest in one boat when two crews name them at the same instant', async () => {
    const finch = await api.inClub(() => makeBoat({ name: 'Finch', className: 'Double' }));
    const [first, second] = [await launchBy(kim), await launchBy(ana, finch)];
    for (let round = 0; round < 5; round += 1) {
      const jo = idOf(await invite(kim, `Jo ${'abcde'[round]}`));
      const taken = await Promise.all([take(kim, first, [jo]), take(ana, second, [jo])]);
      expect(taken.map(({ status }) => status).sort()).toEqual([200, 409]);
      await Promise.all([take(kim, first, []), take(ana, second, [])]);
    }
  });
});

describe('the most sorties (rule guest.most)', () => {
  const settings = (by: TestMember, beyond: string, mostOutings: number | null = 2) =>
    api.as(by, 'PUT', '/guest-settings', { mostOutings, beyond });

  it('warns of too many sorties, and launches once the warning is confirmed', async () => {
    expect((await settings(kim, 'warn')).status).toBe(403);
    expect((await settings(coach, 'warn')).status).toBe(200);
    const jo = idOf(await invite(kim, 'Jo Lee'));
    await outings(jo, 2);
    expect(await rowOf(kim, jo)).toMatchObject({
      outings: 2,
      asks: [{ code: 'guest_outings', level: 'warn', subjectIds: [jo] }],
    });
    const sortie = await launchBy(kim);
    const text = texts.guestWasOut('Jo Lee', 2, 2);
    expect(refusalOf(await take(kim, sortie, [jo]))).toEqual([409, text, 'rule_warns']);
    idOf(await take(kim, sortie, [jo], ['guest_outings']));
    // A guest who is aboard stays aboard.
    idOf(await take(kim, sortie, [jo]));
    expect(await rowOf(kim, jo)).toMatchObject({ outings: 3 });
  });

  it("stops a guest at the club's limit, except for officers", async () => {
    await settings(coach, 'block');
    const jo = idOf(await invite(kim, 'Jo Lee'));
    await outings(jo, 2);
    const sortie = await launchBy(kim);
    const taken = await take(kim, sortie, [jo], ['guest_outings']);
    expect(refusalOf(taken)).toEqual([409, texts.guestWasOut('Jo Lee', 2, 2), 'guest_outings']);
    idOf(await take(coach, sortie, [jo], ['guest_outings']));
    await settings(coach, 'block', null);
    expect(await rowOf(kim, jo)).toMatchObject({ outings: 3, asks: [] });
  });
});

describe('erasure (rule guest.erased)', () => {
  const isNowhere = async (name: string): Promise<void> => {
    await api.inClub(async () => {
      const left = await Promise.all([
        ...[GuestModel.find().lean(), AppliedWriteModel.find().lean(), AuditEntryModel.find().lean()],
        SortieModel.find().lean(),
      ]);
      expect(JSON.stringify(left)).not.toContain(name);
      expect(JSON.stringify(left)).not.toContain('555 0100');
    });
  };

  it("erases a guest's name on their wish, and keeps the seat", async () => {
    const jo = idOf(await invite(kim, 'Jo Lee'));
    const sortie = await launchBy(kim);
    idOf(await take(kim, sortie, [jo]));
    expect(refusalOf(await api.as(coach, 'DELETE', `/guest/${jo}`))).toEqual([
      ...[409, texts.GUEST_IS_OUT, 'boat_out'],
    ]);
    await landBy(kim, sortie);
    expect((await api.as(ana, 'DELETE', `/guest/${jo}`)).status).toBe(403);
    idOf(await api.as(coach, 'DELETE', `/guest/${jo}`));
    expect((await list(kim)).outings).toMatchObject([{ free: 0, guests: [{ _id: jo, name: '' }] }]);
    await isNowhere('Jo Lee');
  });

  it('erases guests after the season, while no boat is out with them', async () => {
    const jo = idOf(await invite(kim, 'Jo Lee'));
    const sortie = await launchBy(kim);
    idOf(await take(kim, sortie, [jo]));
    api.clock.set('2027-01-01T12:00:00Z');
    expect(await api.inClub(deleteExpired)).toMatchObject({ guests: 0 });
    await landBy(kim, sortie);
    expect(await api.inClub(deleteExpired)).toMatchObject({ guests: 1 });
    expect((await stored(sortie)).guests?.map(String)).toEqual([jo]);
    await isNowhere('Jo Lee');
  });

  it('erases guests with their host, whose export has them', async () => {
    idOf(await invite(kim, 'Jo Lee'));
    const known = await api.inClub(() => MemberModel.findById(kim.id).lean<MemberRecord>().orFail());
    const own = await api.inClub(() => exportMember(known));
    expect(own).toMatchObject({ guests: [{ name: 'Jo Lee', phone: '555 0100' }] });
    await api.inClub(() => eraseMember(known));
    await isNowhere('Jo Lee');
  });
});

it('shows guests on the rescue sheet, and whom to call once the boat is overdue (rule guest.contact)', async () => {
  await api.inClub(() => ClubModel.updateOne({}, { $set: { features: ['guests', 'overdue'] } }));
  clearClubCache();
  const jo = idOf(await invite(kim, 'Jo Lee'));
  const sortie = await launchBy(kim, osprey, { trip: { back: 60 } });
  idOf(await take(kim, sortie, [jo]));
  const guestFor = async (by: TestMember) => {
    const { crew } = (await api.as(by, 'GET', `/rescue-sheet/${sortie}`)).body as RescueSheet;
    expect(crew.map(({ name }) => name)).toEqual(['Kim Harper', 'Jo Lee (guest)']);
    return crew[1]?.contacts;
  };
  expect(await guestFor(coach)).toBeNull();
  api.clock.advanceSeconds(4 * 3_600);
  expect(await guestFor(ana)).toBeNull();
  expect(await guestFor(coach)).toMatchObject({
    mobile: '555 0100',
    emergency: [{ name: 'Ann, 555 0101' }],
  });
  const pdf = await api.as(coach, 'GET', `/rescue-sheet-pdf/${sortie}`);
  expect(pdf.status).toBe(200);
});

it('keeps guests aboard through a split (rule correction.kinds)', async () => {
  const jo = idOf(await invite(kim, 'Jo Lee'));
  const sortie = await launchBy(kim);
  idOf(await take(kim, sortie, [jo]));
  api.clock.advanceSeconds(3_600);
  await landBy(kim, sortie);
  const { rev } = (await api.as(kim, 'GET', `/correction-sortie/${sortie}`)).body as { rev: string };
  const asked = await api.as(kim, 'POST', '/correction', {
    sortie,
    kind: 'split',
    patch: { launch: '2026-05-14 17:30:00', miles: 1 },
    baseRev: rev,
    reason: 'Two sorties',
  });
  const { _id } = asked.body as { _id: string };
  await api.as(coach, 'PUT', '/correction-decision', { id: _id, decision: 'approve', comment: '' });
  expect(await rowOf(kim, jo)).toMatchObject({ outings: 2 });
});
