import { DEFAULT_RESERVATION_SETTINGS } from '@fleetwatch/contract/reservations/settings';
import { repliesTo } from '@fleetwatch/contract/sorties/launchRules';
import type { LaunchCheck, RuleReply } from '@fleetwatch/contract/sorties/wire';
import { Types } from 'mongoose';
import type { BoatRecord } from '../boats/Boat.ts';
import { ClearanceModel } from '../clearances/Clearance.ts';
import { GrantModel } from '../clearances/Grant.ts';
import { clubDay, now } from '../platform/club/clock.ts';
import { PlanModel } from '../plans/Plan.ts';
import { AuditEntryModel } from '../platform/logging/AuditEntry.ts';
import { ReservationModel } from '../reservations/Reservation.ts';
import { clearanceBody, damageBody, freshKey, launchBody, requirementBody } from '../testing/calls.ts';
import {
  fleetGroupId,
  makeBoat,
  makeCoach,
  makeMember,
  PASSWORD,
  type TestMember,
} from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import { makeSortie } from '../testing/makeSortie.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { SortieModel, type SortieRecord } from '../logbook/Sortie.ts';

/** Monday, May 18, 06:00 in Chicago. */
const STARTS_AT = '2026-05-18T11:00:00Z';
const GUARDIAN = { name: 'Petra Tidewell', email: 'petra@example.org', consentOn: '2026-04-01' };
const REASON = 'The coach boat goes along';

let api: TestClub;
/** A launcher without an office. */
let noor: TestMember;
/** Holder of every office that may override a rule, and of the one for tours. */
let boss: TestMember;
let coach: TestMember;
let other: TestMember;
let osprey: BoatRecord;

/** Replies and fields sent with a launch. */
interface LaunchFields {
  replies?: readonly RuleReply[];
  supervision?: { kind: 'bank'; member: string };
}

/** A way of launching a boat. */
interface Way {
  /** Whether its boat belongs to a member, and is never damaged, reserved or in dry dock. */
  isPrivate?: boolean;
  /** Class of the club that its boat counts as. */
  className?: 'Double';
  /** Whether a member signs in at the boathouse, where an officer signs in as well for overrides. */
  isKiosk?: boolean;
  /** Launches in a member's name; `officer` overrides rules for it at the kiosk. */
  launch: (who: TestMember, fields: LaunchFields, officer?: TestMember) => Promise<Answer>;
  check: (who: TestMember, supervisor?: string) => Promise<Answer>;
}

const withSupervisor = (path: string, supervisor: string | undefined): string =>
  supervisor === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}supervisor=${supervisor}`;

const fromPhone = (
  path: string,
  query: () => string,
  more: () => object = () => ({}),
): Pick<Way, 'launch' | 'check'> => ({
  launch: (who, fields) => api.as(who, 'POST', path, { ...more(), user: who.id, ...fields }),
  check: (who, supervisor) => api.as(who, 'GET', withSupervisor(`/launch-check?${query()}`, supervisor)),
});

const signed = ({ record }: TestMember): object => ({ name: record.name, password: PASSWORD });

const fromKiosk = (
  target: (who: TestMember) => object | Promise<object>,
): Pick<Way, 'launch' | 'check' | 'isKiosk'> => ({
  isKiosk: true,
  launch: async (who, fields, officer) =>
    api.call('POST', '/auth-launch', {
      key: freshKey(),
      body: {
        ...(await target(who)),
        ...signed(who),
        ...fields,
        ...(officer && { officer: signed(officer) }),
      },
    }),
  check: async (who, supervisor) =>
    api.call('POST', '/auth-launch-check', {
      body: {
        ...(await target(who)),
        ...signed(who),
        ...(supervisor !== undefined && { supervision: { kind: 'bank', member: supervisor } }),
      },
    }),
});

const once = <Value>(make: (who: TestMember) => Promise<Value>) => {
  const made = new Map<string, Promise<Value>>();
  return (who: TestMember): Promise<Value> => {
    const first = made.get(who.id) ?? make(who);
    made.set(who.id, first);
    return first;
  };
};

const outing = once(async (who) => {
  const { _id } = await api.inClub(() =>
    makeSortie({ boat: osprey, launcher: who, launchedAt: '2026-05-17T11:00:00Z' }),
  );
  return String(_id);
});
/** A plan holds its boat, so each person's plan replaces the previous one. */
const plan = once(async (who) => {
  await api.inClub(() => PlanModel.deleteMany({}));
  const { body } = await api.as(coach, 'POST', '/plan', {
    group: null,
    description: 'To the bridge',
    limit: null,
    weeklytill: null,
    weekdays: [],
    date: '2026-05-18',
    launchtime: '06:30',
    landtime: '08:00',
    fleet: [String(osprey._id)],
    crew: [who.id],
  });
  return (body as { _id: string })._id;
});
/** One tour for each boat, whichever member starts it. */
const tours = new Map<string, Promise<string>>();
async function makeTour(who: TestMember): Promise<string> {
  const made = await api.as(who, 'POST', '/tour', {
    name: 'Elbe',
    kind: 'tour',
    vehicle: '',
    from: '2026-05-18',
    to: '2026-05-19',
    boats: [{ bus: String(osprey._id), crew: [who.id] }],
  });
  return (made.body as { _id: string })._id;
}
function tour(who: TestMember): Promise<string> {
  const id = tours.get(String(osprey._id)) ?? makeTour(who);
  tours.set(String(osprey._id), id);
  return id;
}

const own = { description: null, group: null };
const WAYS: Readonly<Record<string, Way>> = {
  'a boat of the fleet': fromPhone(
    '/launch',
    () => `bus=${String(osprey._id)}`,
    () => launchBody(osprey, noor),
  ),
  'one’s own single': {
    isPrivate: true,
    ...fromPhone(
      '/launch-1p',
      () => 'private=1p',
      () => own,
    ),
  },
  'one’s own 2-4-8': {
    isPrivate: true,
    className: 'Double',
    ...fromPhone(
      '/launch-248p',
      () => 'private=248p',
      () => own,
    ),
  },
  'a borrowed single': {
    isPrivate: true,
    ...fromPhone(
      '/launch',
      () => `borrowed=${other.id}`,
      () => launchBody(null, noor, { borrowed: other.id }),
    ),
  },
  'the kiosk': fromKiosk(() => ({ bus: String(osprey._id) })),
  'one’s own single at the kiosk': { isPrivate: true, ...fromKiosk(() => ({ private: '1p' })) },
  'one’s own 2-4-8 at the kiosk': {
    isPrivate: true,
    className: 'Double',
    ...fromKiosk(() => ({ private: '248p' })),
  },
  'a borrowed single at the kiosk': { isPrivate: true, ...fromKiosk(() => ({ borrowed: other.id })) },
  'the last outing again': fromKiosk(async (who) => ({ again: await outing(who) })),
  'a plan': {
    launch: async (who, fields) => api.as(who, 'POST', `/plan-launch/${await plan(who)}`, fields),
    check: async (who, supervisor) =>
      api.as(who, 'GET', withSupervisor(`/plan-check/${await plan(who)}`, supervisor)),
  },
  'a tour': {
    launch: async (who, fields) =>
      api.as(who, 'POST', '/tour-start', { id: await tour(who), replies: [], ...fields }),
    check: async (who, supervisor) =>
      api.as(who, 'GET', withSupervisor(`/tour-check/${await tour(who)}`, supervisor)),
  },
};

beforeEach(async () => {
  api = await freshClub({
    startsAt: STARTS_AT,
    features: ['clearances', 'conditions', 'damage', 'juniors', 'overdue', 'reservations', 'tours'],
  });
  await api.inClub(async () => {
    noor = await makeMember();
    boss = await makeMember({ offices: ['safety', 'boats', 'rights', 'records'] });
    coach = await makeCoach();
    other = await makeMember({ name: 'Kim Harper' });
    osprey = await makeBoat({ name: 'Osprey', className: 'Scull' });
  });
});

async function raise(colour: 'yellow' | 'red'): Promise<void> {
  const flag = { colour, text: 'Fog', hours: 4, reason: '' };
  const raised = await api.as(boss, 'POST', '/conditions-flag', flag);
  if (raised.status !== 200) throw new Error(JSON.stringify(raised.body));
}

async function require(way: Way, level: 'block' | 'warn'): Promise<void> {
  const { body, status } = await api.as(boss, 'POST', '/clearance', clearanceBody);
  if (status !== 200) throw new Error(JSON.stringify(body));
  const fleetGroup = await api.inClub(() => fleetGroupId(way.className ?? 'Scull'));
  const asked = { ...requirementBody((body as { _id: string })._id, ''), boat: null, fleetGroup, level };
  const made = await api.as(boss, 'POST', '/requirement', { ...asked, overriddenBy: ['safety'] });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
}

async function ban({ id }: TestMember): Promise<void> {
  await api.inClub(async () => {
    const name = 'Ban from rowing';
    const clearance = await ClearanceModel.create({
      name,
      nameKey: name.toLowerCase(),
      kind: 'ban',
      isPerClass: false,
      validMonths: null,
      renewDays: 60,
      needs: [],
      minMiles: null,
      minHours: null,
      checklist: [],
    });
    await GrantModel.create({
      member: new Types.ObjectId(id),
      clearance: clearance._id,
      fleetGroup: null,
      acquired: clubDay(),
      expires: null,
      revoked: null,
      by: new Types.ObjectId(coach.id),
      at: now(),
    });
  });
}

async function reserve(held: 'warn' | 'block'): Promise<void> {
  await api.as(boss, 'PUT', '/reservation-settings', { ...DEFAULT_RESERVATION_SETTINGS, held });
  await api.inClub(async () => {
    const launchAt = now();
    const landAt = new Date(launchAt.getTime() + 3_600_000);
    await ReservationModel.create({
      series: new Types.ObjectId(),
      boat: osprey._id,
      boatName: 'Osprey',
      day: clubDay(),
      member: new Types.ObjectId(other.id),
      launchAt,
      landAt,
      launchBy: landAt,
      purpose: 'row',
      note: '',
      state: 'approved',
      reason: '',
    });
  });
}

/** A rule that affects the next launch: with a warning, or with a block whose refusal has this code. */
interface Rule {
  level: 'warn' | 'block';
  code: string;
  isOfFleet?: boolean;
  /** Whether it applies only to the launcher, who cannot override it for themselves. */
  isPersonal?: boolean;
  speaks: (way: Way, launcher: TestMember) => Promise<void>;
}

const RULES: Readonly<Record<string, Rule>> = {
  'a limited boat': {
    level: 'warn',
    code: 'damage_limited',
    isOfFleet: true,
    speaks: async () => {
      expect((await api.as(boss, 'POST', '/damage', damageBody(String(osprey._id)))).status).toBe(200);
    },
  },
  'a missing clearance that stops': {
    level: 'block',
    code: 'not_cleared',
    speaks: (way) => require(way, 'block'),
  },
  'a missing clearance that warns': {
    level: 'warn',
    code: 'not_cleared',
    speaks: (way) => require(way, 'warn'),
  },
  'a ban': {
    level: 'block',
    code: 'banned',
    isPersonal: true,
    speaks: (_way, launcher) => ban(launcher),
  },
  'a yellow flag': { level: 'warn', code: 'conditions_warn', speaks: () => raise('yellow') },
  'a red flag': { level: 'block', code: 'conditions_stop', speaks: () => raise('red') },
  'a reservation that warns': {
    level: 'warn',
    code: 'reservation_held',
    isOfFleet: true,
    speaks: () => reserve('warn'),
  },
  'a reservation that stops': {
    level: 'block',
    code: 'reservation_held',
    isOfFleet: true,
    speaks: () => reserve('block'),
  },
};

const refused = ({ body }: Answer): unknown => (Array.isArray(body) ? body[1] : body);
const launched = (): Promise<SortieRecord> =>
  api.inClub(() => SortieModel.findOne({ isOut: true }).orFail().lean<SortieRecord>());
async function isOut(): Promise<boolean> {
  return (await api.inClub(() => SortieModel.countDocuments({ isOut: true }))) > 0;
}
async function checked(way: Way, who: TestMember, supervisor?: string): Promise<LaunchCheck> {
  const { status, body } = await way.check(who, supervisor);
  if (status !== 200 || Array.isArray(body)) throw new Error(JSON.stringify(body));
  return body as LaunchCheck;
}
const codesOf = (answers: readonly { code: string }[] = []): string[] =>
  answers.map(({ code }) => code.replace(/:.*/, ''));

const cells = Object.entries(WAYS).flatMap(([wayName, way]) =>
  Object.entries(RULES)
    .filter(([, { isOfFleet }]) => !isOfFleet || !way.isPrivate)
    .map(([ruleName, rule]) => [wayName, ruleName, way, rule] as const),
);

describe('every way out of the boathouse asks the same questions', () => {
  test.each(cells.filter(([, , , { level }]) => level === 'warn'))(
    '%s: %s warns, and is taken after an answer (rule launch.rules)',
    async (_way, _rule, way, { code, speaks }) => {
      await speaks(way, noor);
      expect(refused(await way.launch(noor, { replies: [] }))).toBe('rule_warns');
      expect(await isOut()).toBe(false);
      const { results } = await checked(way, noor);
      expect(codesOf(results.filter(({ level }) => level === 'warn'))).toEqual([code]);
      await way.launch(noor, { replies: repliesTo(results) });
      expect(codesOf((await launched()).rulesTaken)).toEqual([code]);
    },
  );

  test.each(cells.filter(([, , , { level, isPersonal }]) => level === 'block' && !isPersonal))(
    '%s: %s stops it, unless an officer gives a reason (rules launch.override, kiosk.officer)',
    async (_way, _rule, way, { code, speaks }) => {
      await speaks(way, noor);
      const replies = async (who: TestMember): Promise<RuleReply[]> => {
        const { results } = await checked(way, who);
        const blocks = results.filter(({ level }) => level === 'block');
        expect(codesOf(blocks)).toEqual([code]);
        return blocks.map((block) => ({ code: block.code, subjectIds: block.subjectIds, reason: REASON }));
      };
      expect(refused(await way.launch(noor, { replies: [] }))).toBe(code);
      expect(refused(await way.launch(noor, { replies: await replies(noor) }))).toBe(code);
      expect(await isOut()).toBe(false);
      const launcher = way.isKiosk ? noor : boss;
      await way.launch(launcher, { replies: await replies(launcher) }, boss);
      expect((await launched()).rulesTaken).toMatchObject([{ level: 'block', reason: REASON }]);
      const entries = await api.inClub(() => AuditEntryModel.find({ verb: 'override' }).lean());
      expect(entries.map(({ who }) => String(who))).toEqual([boss.id]);
    },
  );

  test.each(cells.filter(([, , , { isPersonal }]) => isPersonal))(
    '%s: %s stops it, and its holder does not override it (rule clearance.ban)',
    async (_way, _rule, way, { code, speaks }) => {
      const launcher = way.isKiosk ? noor : boss;
      await speaks(way, launcher);
      const replies = [{ code, subjectIds: [launcher.id], reason: REASON }];
      expect(refused(await way.launch(launcher, { replies }))).toBe(code);
      expect(await isOut()).toBe(false);
      if (!way.isKiosk) return;
      await way.launch(launcher, { replies }, boss);
      expect(codesOf((await launched()).rulesTaken)).toEqual([code]);
    },
  );

  test.each(Object.entries(WAYS))(
    '%s: launches a minor alone once a supervisor is named, also where a flag warns (rule clearance.supervision)',
    async (_way, way) => {
      const birth = { birthDate: '2011-03-04', guardian: GUARDIAN } as const;
      const minor = await api.inClub(() => makeMember({ name: 'Noor Tidewell', ...birth }));
      await raise('yellow');
      const { results } = await checked(way, minor);
      expect(codesOf(results)).toEqual(expect.arrayContaining(['minors_alone', 'conditions_warn']));
      const supervision = { kind: 'bank', member: coach.id } as const;
      expect(refused(await way.launch(minor, { replies: repliesTo(results) }))).toBe('minors_alone');
      expect(refused(await way.launch(minor, { replies: [], supervision }))).toBe('rule_warns');
      expect(await isOut()).toBe(false);
      const supervised = await checked(way, minor, coach.id);
      expect(codesOf(supervised.results)).toEqual(expect.arrayContaining(['supervised', 'conditions_warn']));
      await way.launch(minor, { replies: repliesTo(supervised.results), supervision });
      expect(String((await launched()).supervision?.member)).toBe(coach.id);
    },
  );

  describe.each(Object.entries(WAYS).filter(([name]) => name !== 'a tour'))(
    '%s, of a client that asks nobody',
    (_name, way) => {
      test('stops a client without questions on a block', async () => {
        await raise('red');
        expect(refused(await way.launch(noor, {}))).toBe('conditions_stop');
      });

      test('does not stop a client without questions on a warning, which is stored as not asked', async () => {
        await raise('yellow');
        await way.launch(noor, {});
        expect(codesOf((await launched()).againstRules)).toEqual(['conditions_warn']);
      });
    },
  );
});

test('expects the boats of a plan at its end, unless another time is given (rule plan.launch)', async () => {
  const { _id, trip } = await (async () => {
    await api.as(noor, 'POST', `/plan-launch/${await plan(noor)}`, { replies: [] });
    return launched();
  })();
  expect(trip?.expectedAt).toEqual(new Date('2026-05-18T13:00:00Z'));
  await api.inClub(() => SortieModel.deleteOne({ _id }));
  await api.as(other, 'POST', `/plan-launch/${await plan(other)}`, { replies: [], trip: { back: 30 } });
  expect((await launched()).trip?.expectedAt).toEqual(new Date('2026-05-18T11:30:00Z'));
});
