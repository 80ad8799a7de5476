import { hundredthsOfMeters } from '@fleetwatch/contract/sorties/distance';
import type { CorrectionBody, CorrectionPatch } from '@fleetwatch/contract/corrections/wire';
import fc from 'fast-check';
import { eraseMember } from '../admin/eraseMember.ts';
import { MemberModel, type MemberRecord } from '../members/Member.ts';
import { memberDirectory } from '../members/memberDirectory.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { clubDay, clubText } from '../platform/club/clock.ts';
import { runWrite } from '../platform/database/runWrite.ts';
import { ApiError } from '../platform/http/errors.ts';
import { landSortie } from '../sorties/commands/landSortie.ts';
import { launchBoat } from '../sorties/commands/launchBoat.ts';
import { tallySorties } from '../logbook/commands/rebuildTotals.ts';
import { isUncredited } from '../logbook/credits.ts';
import { SortieModel, type SortieRecord } from '../logbook/Sortie.ts';
import { TotalModel } from '../logbook/Total.ts';
import { totalsByKey } from '../logbook/totalsByKey.ts';
import { makeBoat, makeMember, workoutTypeId } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';
import { storedTotals } from '../testing/totals.ts';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { TourModel } from '../tours/Tour.ts';
import { changeLegs } from '../tours/commands/changeLegs.ts';
import { landTour } from '../tours/commands/landTour.ts';
import { makeTour } from '../tours/commands/makeTour.ts';
import { startTour } from '../tours/commands/startTour.ts';
import { requestCorrection } from './commands/requestCorrection.ts';
import { decideCorrection } from './commands/decideCorrection.ts';
import { isLanded } from './commands/findCorrection.ts';
import { CorrectionModel } from './Correction.ts';
import { outingOf, revOf } from './outings.ts';

let api: TestClub;
let members: string[];
let boats: string[];
let type: string;

beforeAll(async () => {
  api = await freshClub({ features: ['corrections', 'tours'] });
  await api.inClub(async () => {
    boats = [];
    for (const className of ['Scull', 'Double', 'Eight'])
      boats.push(String((await makeBoat({ className }))._id));
    type = await workoutTypeId('Pyramids');
  });
});

/** Numbers in a step select among the existing members, boats and sorties. */
type Step =
  | { do: 'launch'; who: number; boat: number; crew: number; isOwn: boolean }
  | { do: 'land'; which: number; milesHundredths: number }
  | {
      do: 'ask';
      kind: CorrectionBody['kind'];
      which: number;
      fields: number;
      boat: number;
      crew: number;
      minutes: number;
      miles: number;
    }
  | { do: 'decide'; which: number; isApproved: boolean; repeats: number }
  | { do: 'tour'; who: number; boats: number; crew: number; days: number }
  | { do: 'legs'; which: number; legs: number; miles: number; isLanding: boolean }
  | { do: 'erase'; who: number }
  | { do: 'pass'; hours: number };

const pick = fc.nat({ max: 15 });
/** Hundredths of a mile, and miles of whole meters. */
const hundredths = fc
  .nat({ max: 2_000 })
  .map((some) => (some % 2 === 0 ? some : hundredthsOfMeters(some * 16)));
const kind = fc.constantFrom('edit', 'edit', 'delete', 'missing', 'creditLate', 'split' as const);
const steps = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('launch' as const),
        who: pick,
        boat: pick,
        crew: pick,
        isOwn: fc.boolean(),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({ do: fc.constant('land' as const), which: pick, milesHundredths: hundredths }),
    },
    {
      weight: 7,
      arbitrary: fc.record({
        do: fc.constant('ask' as const),
        kind,
        which: pick,
        fields: fc.nat({ max: 127 }),
        boat: pick,
        crew: pick,
        minutes: fc.nat({ max: 1_600 }),
        miles: hundredths,
      }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constant('decide' as const),
        which: pick,
        repeats: fc.nat({ max: 1 }),
        isApproved: fc.nat({ max: 5 }).map((count) => count > 0),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('tour' as const),
        who: pick,
        boats: pick,
        crew: pick,
        days: fc.nat({ max: 4 }),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('legs' as const),
        which: pick,
        legs: fc.nat({ max: 31 }),
        miles: hundredths,
        isLanding: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('erase' as const), who: pick }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('pass' as const), hours: fc.nat({ max: 26 }) }) },
  ),
  { minLength: 35, maxLength: 70, size: 'max' },
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

const actorOf = (id: string): MemberActor => ({
  kind: 'member',
  id,
  clubId: api.clubId,
  isCoach: true,
  isConfirmedCoach: true,
  offices: [],
  sessionId: '',
});
const crewOf = (bits: number, launcher: string): string[] =>
  members.filter((id, index) => id !== launcher && (bits >> index) % 2 === 1);
const minutesAfter = (at: Date, minutes: number): string =>
  clubText(new Date(at.getTime() + minutes * 60_000));

/** Builds a patch with the fields selected by the bits of `fields`. */
function patchOf(step: Extract<Step, { do: 'ask' }>, sortie: SortieRecord): CorrectionPatch {
  const { kind: of, fields, boat, crew, minutes, miles } = step;
  if (of === 'delete' || of === 'creditLate') return {};
  if (of === 'split' && sortie.landedAt) {
    const half = (sortie.landedAt.getTime() - sortie.launchedAt.getTime()) / 2 / 60_000;
    const crewed = fields > 63 ? { crew: crewOf(crew, String(sortie.launcher)) } : {};
    const second = { launch: minutesAfter(sortie.launchedAt, half), miles: sortie.milesHundredths / 100 };
    return { ...second, ...crewed };
  }
  const isNeeded = of === 'missing';
  const begins =
    of === 'missing' ? new Date(sortie.launchedAt.getTime() - 40 * 3_600_000) : sortie.launchedAt;
  const has = (bit: number): boolean => (fields >> bit) % 2 === 1;
  return {
    ...((isNeeded || has(0)) && { bus: among(boats, boat) }),
    ...(has(1) && { crew: crewOf(crew, String(sortie.launcher)) }),
    ...((isNeeded || has(2)) && { launch: minutesAfter(begins, minutes % 50) }),
    ...((isNeeded || has(3)) && { land: minutesAfter(begins, minutes) }),
    ...((isNeeded || has(4)) && { miles: miles / 100 }),
    ...(has(5) && { type }),
    ...(has(6) && { description: 'Corrected' }),
  };
}

async function ask(step: Extract<Step, { do: 'ask' }>): Promise<void> {
  const landed = (await SortieModel.find().sort({ _id: 1 }).lean<SortieRecord[]>())
    .filter(isLanded)
    // Other sorties already count.
    .filter((sortie) => step.kind !== 'creditLate' || isUncredited(sortie));
  if (landed.length === 0) return;
  const sortie = among(landed, step.which);
  const patch = patchOf(step, sortie);
  const of =
    step.kind === 'missing'
      ? { sortie: null, baseRev: null }
      : { sortie: String(sortie._id), baseRev: revOf(outingOf(sortie)) };
  await unlessRefused(() =>
    runWrite({
      repeat: null,
      work: (session) =>
        requestCorrection(
          { ...of, kind: step.kind, patch, reason: 'By chance' },
          actorOf(among(members, step.crew)),
          session,
        ),
    }),
  );
}

/** Number of approved corrections of each kind, and of stale ones. */
const done = new Map<string, number>();

async function decide({ which, isApproved, repeats }: Extract<Step, { do: 'decide' }>): Promise<void> {
  const open = await CorrectionModel.find({ state: 'open' }).sort({ _id: 1 }).lean();
  if (open.length === 0) return;
  const { _id, by } = among(open, which);
  const officer = members.find((id) => id !== String(by)) ?? '';
  const body = { id: String(_id), decision: isApproved ? 'approve' : 'reject', comment: '' } as const;
  const repeat = { requestKey: `decide ${String(_id)}`, requestHash: 'same' };
  for (let time = 0; time <= repeats; time += 1)
    await unlessRefused(() =>
      runWrite({ repeat, work: (session) => decideCorrection(body, officer, session) }),
    );
  const decided = await CorrectionModel.findById(_id).lean();
  const what = decided?.state === 'approved' ? decided.kind : String(decided?.state);
  done.set(what, (done.get(what) ?? 0) + 1);
}

const note = (what: string): void => {
  done.set(what, (done.get(what) ?? 0) + 1);
};

/** Plans a tour and launches its boats, some of which may be out. */
async function tour({ who, boats: bits, crew, days }: Extract<Step, { do: 'tour' }>): Promise<void> {
  const [launcher = '', ...others] = [
    ...members.slice(who % members.length),
    ...members.slice(0, who % members.length),
  ];
  const chosen = boats.filter((_, index) => (bits >> index) % 2 === 1);
  const from = addDays(clubDay(), -(crew % 2));
  const body = {
    name: 'Elbe',
    kind: 'tour' as const,
    vehicle: '',
    from,
    to: addDays(clubDay(), days),
    boats: chosen.map((bus, index) => ({
      bus,
      crew: index === 0 ? [launcher] : others.slice(index - 1, index),
    })),
  };
  await unlessRefused(async () => {
    const made = await runWrite({
      repeat: null,
      work: (session) => makeTour(body, actorOf(launcher), session),
    });
    await startTour(actorOf(launcher), { id: String(made._id), replies: [] });
    note('started');
  });
}

/** Sets the legs of a tour, or lands it with them. */
async function setLegs({ which, legs, miles, isLanding }: Extract<Step, { do: 'legs' }>): Promise<void> {
  const tours = await TourModel.find().sort({ _id: 1 }).lean();
  if (tours.length === 0) return;
  const one = among(tours, which);
  const days = Array.from({ length: 5 }, (_, index) => addDays(one.from, index));
  const body = {
    id: String(one._id),
    legs: days
      .filter((date, index) => (legs >> index) % 2 === 1 && date <= one.to)
      .map((date, index) => ({ date, from: '', to: '', miles: (miles + 1 + index) / 100 })),
  };
  const write = isLanding ? landTour : changeLegs;
  await unlessRefused(async () => {
    await runWrite({
      repeat: null,
      work: (session, effects) => write(body, actorOf(among(members, 0)), session, effects),
    });
    note(isLanding ? 'toured' : one.landedAt ? 'relegged' : 'legged');
  });
}

async function erase(who: number): Promise<void> {
  const [gone, ...others] = [
    ...members.slice(who % members.length),
    ...members.slice(0, who % members.length),
  ];
  const isOut = await SortieModel.exists({ isOut: true, $or: [{ launcher: gone }, { crew: gone }] });
  const record = await MemberModel.findById(gone).lean<MemberRecord>();
  if (isOut || !record || others.length < 2) return;
  await eraseMember(record);
  memberDirectory.drop();
  members = others;
  done.set('erased', (done.get('erased') ?? 0) + 1);
}

async function take(step: Step): Promise<void> {
  switch (step.do) {
    case 'launch': {
      const launcher = among(members, step.who);
      if (step.isOwn) return unlessRefused(() => launchBoat({ launcher, ownBoat: 'private-1x' }));
      const crew = crewOf(step.crew, launcher).slice(0, 1);
      return unlessRefused(() => launchBoat({ launcher, boat: among(boats, step.boat), crew }));
    }
    case 'land': {
      const out = await SortieModel.find().sort({ _id: 1 }).lean<SortieRecord[]>();
      if (out.length === 0) return;
      const sortie = String(among(out, step.which)._id);
      return unlessRefused(() => landSortie({ sortie, milesHundredths: step.milesHundredths, notes: '' }));
    }
    case 'ask':
      return ask(step);
    case 'decide':
      return decide(step);
    case 'tour':
      return tour(step);
    case 'legs':
      return setLegs(step);
    case 'erase':
      return erase(step.who);
    case 'pass':
      api.clock.advanceSeconds(step.hours * 3_600);
  }
}

const launched = (boat: number): Step => ({ do: 'launch', who: 0, boat, crew: 0, isOwn: false });
const landed = (which: number): Step => ({ do: 'land', which, milesHundredths: 500 });
const passed = (hours: number): Step => ({ do: 'pass', hours });
const asked = (kind: CorrectionBody['kind'], which = 0): Step => ({
  do: 'ask',
  kind,
  which,
  fields: 16,
  boat: 0,
  crew: 0,
  minutes: 45,
  miles: 700,
});
const decided: Step = { do: 'decide', which: 0, repeats: 1, isApproved: true };
const legged = (legs: number, isLanding: boolean): Step => ({
  do: 'legs',
  which: 0,
  legs,
  miles: 900,
  isLanding,
});

/** A fixed sequence with every kind of step, since random ones may omit some. */
const EACH: Step[] = [
  ...[launched(0), passed(26), landed(0), asked('creditLate'), decided],
  ...[launched(1), passed(1), landed(1), asked('edit', 1), decided],
  ...[asked('missing', 1), decided, asked('split', 1), decided],
  // The deletion makes the edit stale.
  ...[asked('delete', 1), asked('edit', 1), decided, decided],
  { do: 'tour', who: 0, boats: 1, crew: 0, days: 2 },
  ...[legged(1, false), passed(24), legged(1, true), legged(3, false)],
  { do: 'erase', who: 3 },
];

test('totals equal a recount after any sequence of launches, landings, corrections, tours and erasures (rule credit.projection)', async () => {
  await fc.assert(
    fc
      .asyncProperty(steps, (sequence) =>
        api.inClub(async () => {
          for (const step of sequence) await take(step);
          expect(await storedTotals()).toEqual(totalsByKey(await tallySorties()));
        }),
      )
      .beforeEach(async () => {
        api.clock.set('2026-12-30T15:00:00Z');
        await api.inClub(async () => {
          await SortieModel.deleteMany({});
          await TotalModel.deleteMany({});
          await CorrectionModel.deleteMany({});
          await TourModel.deleteMany({});
          members = [];
          for (let count = 0; count < 4; count += 1) members.push((await makeMember()).id);
        });
      }),
    { numRuns: 30, examples: [[EACH]] },
  );
  for (const what of [
    'edit',
    'delete',
    'missing',
    'creditLate',
    'split',
    'stale',
    'erased',
    'started',
    'toured',
    'relegged',
  ])
    expect([what, (done.get(what) ?? 0) > 0]).toEqual([what, true]);
}, 240_000);
