import fc from 'fast-check';
import { fleetDirectory } from '../boats/fleetDirectory.ts';
import { BoatModel } from '../boats/Boat.ts';
import { decommissionBoat } from '../boats/commands/decommissionBoat.ts';
import { writeFleet } from '../boats/commands/writeFleet.ts';
import { reportAshore } from '../lateLandings/commands/reportAshore.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { runWrite } from '../platform/database/runWrite.ts';
import { ApiError } from '../platform/http/errors.ts';
import { makeBoat, makeMember, workoutTypeId } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';
import { storedTotals } from '../testing/totals.ts';
import { totalsByKey } from './totalsByKey.ts';
import { repliesTo } from '@fleetwatch/contract/sorties/launchRules';
import { hundredthsOfMeters } from '@fleetwatch/contract/sorties/distance';
import { creditSortie } from '../sorties/commands/creditSortie.ts';
import { landSortie } from '../sorties/commands/landSortie.ts';
import { unlandedBoats, unlandedAnswer } from './commands/unlandedBoats.ts';
import { launchBoat } from '../sorties/commands/launchBoat.ts';
import type { Launch } from '../sorties/commands/LaunchRequest.ts';
import { checkTotals } from './commands/checkTotals.ts';
import { rebuildTotals, tallySorties } from './commands/rebuildTotals.ts';
import { SortieModel, type SortieRecord } from './Sortie.ts';
import { TotalModel } from './Total.ts';

let api: TestClub;
let members: string[];
let boats: string[];
let types: (string | null)[];

beforeAll(async () => {
  api = await freshClub({ features: ['forgotten'] });
  await api.inClub(async () => {
    members = [];
    for (let count = 0; count < 4; count += 1) members.push((await makeMember()).id);
    boats = [];
    for (const className of ['Scull', 'Double', 'Eight'])
      boats.push(String((await makeBoat({ className }))._id));
    types = [null, await workoutTypeId('Pyramids'), await workoutTypeId('Recovery')];
  });
});

const forgetEverything = async (): Promise<void> => {
  await SortieModel.deleteMany({});
  await TotalModel.deleteMany({});
  await BoatModel.updateMany(
    { owner: { $exists: false } },
    [{ $set: { isActive: true, isDecommissioned: false, nameKey: { $toLower: '$name' } } }],
    { updatePipeline: true },
  );
  fleetDirectory.drop();
};

/** Possible actions; their numbers select among the existing members, boats and sorties. */
type Step =
  | { do: 'launch'; who: number; boat: number; crew: number; type: number }
  | { do: 'launchOwn'; who: number; kind: 'private-1x' | 'private-2-4-8' }
  | { do: 'borrow'; who: number; lender: number }
  | { do: 'land'; which: number; milesHundredths: number; repeats: number }
  | { do: 'credit'; which: number; repeats: number }
  | { do: 'leave'; which: number; as: 'rack' | 'never' }
  | { do: 'takeOver'; who: number; boat: number }
  | { do: 'dryDock'; boat: number }
  | { do: 'decommission'; boat: number }
  | { do: 'nextDay' };

const pick = fc.nat({ max: 11 });
const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('launch' as const),
        who: pick,
        boat: pick,
        crew: pick,
        type: pick,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('launchOwn' as const),
        who: pick,
        kind: fc.constantFrom('private-1x' as const, 'private-2-4-8' as const),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('borrow' as const), who: pick, lender: pick }) },
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('land' as const),
        which: pick,
        milesHundredths: fc.oneof(fc.nat({ max: 20_000 }), fc.nat({ max: 320_000 }).map(hundredthsOfMeters)),
        repeats: fc.nat({ max: 2 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('credit' as const),
        which: pick,
        repeats: fc.nat({ max: 1 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('leave' as const),
        which: pick,
        as: fc.constantFrom('rack' as const, 'never' as const),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('takeOver' as const), who: pick, boat: pick }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('dryDock' as const), boat: pick }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('decommission' as const), boat: pick }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('nextDay' as const) }) },
  ),
  { minLength: 15, maxLength: 40, size: 'max' },
);

const among = <Value>(values: readonly Value[], index: number): Value =>
  values[index % values.length] as Value;

async function unlessRefused(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (refused) {
    if (!(refused instanceof ApiError)) throw refused;
  }
}

const launchUnlessRefused = (launch: Launch): Promise<void> => unlessRefused(() => launchBoat(launch));

async function land(step: Extract<Step, { do: 'land' }>): Promise<void> {
  const sorties = await SortieModel.find().sort({ _id: 1 }).lean<SortieRecord[]>();
  if (sorties.length === 0) return;
  const sortie = String(among(sorties, step.which)._id);
  const repeat = { requestKey: `${sortie} ${step.milesHundredths}`, requestHash: 'same' };
  for (let time = 0; time <= step.repeats; time += 1) {
    await landSortie({ sortie, milesHundredths: step.milesHundredths, notes: '' }, repeat);
  }
}

async function credit({ which, repeats }: Extract<Step, { do: 'credit' }>): Promise<void> {
  const late = await SortieModel.find({ isLate: true }).sort({ _id: 1 }).lean<SortieRecord[]>();
  if (late.length === 0) return;
  const sortie = String(among(late, which)._id);
  const repeat = { requestKey: `credit ${sortie}`, requestHash: 'same' };
  for (let time = 0; time <= repeats; time += 1) {
    await runWrite({
      repeat: time === 0 ? repeat : null,
      work: (session, effects) => creditSortie(sortie, among(members, 0), session, effects),
    });
  }
}

async function leave({ which, as }: Extract<Step, { do: 'leave' }>): Promise<void> {
  const out = await SortieModel.find({ isOut: true }).sort({ _id: 1 }).lean<SortieRecord[]>();
  if (out.length === 0) return;
  const sortie = among(out, which);
  const actor: MemberActor = {
    kind: 'member',
    id: String(sortie.launcher),
    clubId: api.clubId,
    sessionId: '',
    isCoach: false,
    isConfirmedCoach: false,
    offices: [],
  };
  await unlessRefused(() => reportAshore({ id: String(sortie._id), as }, actor, null));
}

/** Launches a boat that has not been landed, and reports it ashore. */
async function takeOver({ who, boat }: Extract<Step, { do: 'takeOver' }>): Promise<void> {
  const id = among(boats, boat);
  const left = (await unlandedBoats()).get(id);
  const replies = left ? repliesTo([unlandedAnswer(left, 'Kim Harper')]) : [];
  await launchUnlessRefused({ launcher: among(members, who), boat: id, replies });
}

async function take(step: Step): Promise<void> {
  switch (step.do) {
    case 'launch': {
      const launcher = among(members, step.who);
      const crew = members.filter((member, index) => member !== launcher && (step.crew >> index) % 2 === 1);
      const workout = { text: '', type: among(types, step.type) };
      return launchUnlessRefused({ launcher, boat: among(boats, step.boat), crew, workout });
    }
    case 'launchOwn':
      return launchUnlessRefused({ launcher: among(members, step.who), ownBoat: step.kind });
    case 'borrow':
      return launchUnlessRefused({ launcher: among(members, step.who), lender: among(members, step.lender) });
    case 'land':
      return land(step);
    case 'leave':
      return leave(step);
    case 'takeOver':
      return takeOver(step);
    case 'dryDock':
      await BoatModel.updateOne(
        { _id: among(boats, step.boat) },
        [{ $set: { isActive: { $not: '$isActive' } } }],
        {
          updatePipeline: true,
        },
      );
      fleetDirectory.drop();
      return;
    case 'credit':
      return credit(step);
    case 'decommission':
      return unlessRefused(() =>
        writeFleet(null, (session) => decommissionBoat(among(boats, step.boat), session)),
      );
    case 'nextDay':
      api.clock.advanceSeconds(86_400);
  }
}

test('totals equal a recount of the sorties after any sequence of launches and landings (rule credit.projection)', async () => {
  let landed = 0;
  let credited = 0;
  let left = 0;
  await fc.assert(
    fc
      .asyncProperty(steps, (sequence) =>
        api.inClub(async () => {
          for (const step of sequence) await take(step);
          expect(await storedTotals()).toEqual(totalsByKey(await tallySorties()));
          landed += await SortieModel.countDocuments({ landedAt: { $ne: null } });
          left += await SortieModel.countDocuments({ left: { $exists: true } });
          credited += await SortieModel.countDocuments({ creditedBy: { $exists: true } });
        }),
      )
      .beforeEach(async () => {
        api.clock.set('2026-12-30T15:00:00Z');
        await api.inClub(forgetEverything);
      }),
    { numRuns: 30 },
  );
  expect(landed).toBeGreaterThan(30);
  expect(credited).toBeGreaterThan(0);
  expect(left).toBeGreaterThan(0);
}, 60_000);

test('a rebuild repairs missing and wrong totals, and leaves correct ones unchanged (rule credit.projection)', async () => {
  await api.inClub(async () => {
    api.clock.set('2026-06-01T15:00:00Z');
    await forgetEverything();
    for (const boat of boats) {
      const { sortie } = await launchBoat({ launcher: among(members, 0), boat });
      await landSortie({ sortie: String(sortie._id), milesHundredths: 525, notes: '' });
    }
    const right = await storedTotals();
    const rows = await rebuildTotals();
    expect(await storedTotals()).toEqual(right);
    expect(rows).toBe(Object.keys(right).length);
    await TotalModel.updateMany({ kind: 'member' }, { $inc: { milesHundredths: 1 } });
    await TotalModel.deleteMany({ kind: 'boat' });
    await rebuildTotals();
    expect(await storedTotals()).toEqual(right);
  });
});

test('finds a sortie stored under another season than that of its day, and moves it by a rebuild (rule credit.season)', async () => {
  await api.inClub(async () => {
    api.clock.set('2026-06-01T15:00:00Z');
    await forgetEverything();
    const { sortie } = await launchBoat({ launcher: among(members, 0), boat: boats[0] ?? '' });
    await landSortie({ sortie: String(sortie._id), milesHundredths: 525, notes: '' });
    const right = await storedTotals();
    expect(await checkTotals()).toEqual([]);
    await SortieModel.updateOne({ _id: sortie._id }, { $set: { season: 2025 } });
    // Simulates a server that does not know a new season start yet, with its own totals.
    await TotalModel.updateMany({ season: 2026 }, { $set: { season: 2025 } });
    expect(await checkTotals()).toEqual(['2026 sorties']);
    await rebuildTotals();
    expect(await SortieModel.distinct('season')).toEqual([2026]);
    expect(await storedTotals()).toEqual(right);
    expect(await checkTotals()).toEqual([]);
  });
});

test('takes as latest the sortie launched last, whatever the order of landings (rule credit.last)', async () => {
  await api.inClub(async () => {
    await forgetEverything();
    const [scull = '', double = ''] = boats;
    api.clock.set('2026-06-01T12:00:00Z');
    const early = await launchBoat({ launcher: among(members, 0), boat: scull });
    api.clock.set('2026-06-01T13:00:00Z');
    const late = await launchBoat({ launcher: among(members, 0), boat: double });
    for (const { sortie } of [late, early]) {
      await landSortie({ sortie: String(sortie._id), milesHundredths: 100, notes: '' });
    }
  });
  const { body } = await api.call('GET', '/users-results', {
    token: (await api.inClub(() => makeMember())).token,
  });
  const rows = (body as { results: { _id: string; laston: string }[] }).results;
  expect(rows.find(({ _id }) => _id === members[0])).toMatchObject({ laston: '2026-06-01 08:00:00' });
});
