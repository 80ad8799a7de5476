import { BoatModel, type BoatRecord } from '@fleetwatch/api/boats/Boat';
import { DamageModel, type DamageRecord } from '@fleetwatch/api/damages/Damage';
import type { MemberRecord } from '@fleetwatch/api/members/Member';
import { clubDay, now } from '@fleetwatch/api/platform/club/clock';
import { stampedEntry } from '@fleetwatch/contract/boats/log';
import { reportedLine } from '@fleetwatch/contract/damages/texts';
import { isEnded } from '@fleetwatch/contract/damages/states';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { DEMO_DAMAGES, DEMO_FAULTS, type DemoDamage, type DemoFault } from './damages.ts';
import { DEMO_COACH } from './people.ts';
import { seededRandomFor } from './seededRandomFor.ts';

const DAY_MS = 86_400_000;
/** Reports of the past year that are closed. */
const CLOSED = 60;
const SEASON_DAYS = 330;

const daysAgo = (days: number): Date => new Date(now().getTime() - days * DAY_MS);

interface People {
  reporter: MemberRecord;
  coach: MemberRecord;
}

function fieldsOf(
  boat: BoatRecord,
  { kind, part, severity, text }: Pick<DemoFault, 'kind' | 'part' | 'severity' | 'text'>,
  { reporter }: People,
  at: Date,
): Partial<DamageRecord> {
  const by = reporter._id;
  return {
    boat: boat._id,
    boatName: boat.name,
    kind,
    parts: [part],
    severity,
    text,
    by,
    at,
    day: clubDay(at),
  };
}

function closed(boat: BoatRecord, fault: DemoFault, people: People, days: number, took: number) {
  const { repair: text, minutes, costCents, part } = fault;
  const at = daysAgo(days);
  const end = new Date(at.getTime() + took * DAY_MS);
  const by = people.coach._id;
  return {
    ...fieldsOf(boat, fault, people, at),
    state: 'closed',
    isPending: false,
    endedAt: end,
    endedDay: clubDay(end),
    outcome: 'repaired',
    costCents,
    repairs: [{ at: end, by, text, minutes, costCents, parts: [part] }],
    steps: (['triaged', 'repaired', 'closed'] as const).map((state) => ({
      at: end,
      by,
      state,
      reason: null,
    })),
  };
}

function pending(boat: BoatRecord, { fault, state, daysAgo: days }: DemoDamage, people: People) {
  const by = people.coach._id;
  const isTaken = state !== 'open';
  return {
    ...fieldsOf(boat, fault, people, daysAgo(days)),
    state,
    isPending: !isEnded(state),
    ...(isTaken && {
      assignee: by,
      dueBy: addDays(clubDay(), 5),
      steps: [{ at: daysAgo(days - 1), by, state, reason: null }],
    }),
  };
}

/** Adds a season of damage reports: most of them closed, some in each state (rule damage.states). */
export async function addDemoDamages({
  fleet,
  members,
}: {
  fleet: ReadonlyMap<string, BoatRecord>;
  members: readonly MemberRecord[];
}): Promise<void> {
  const dice = seededRandomFor('damages');
  const coach = members.find(({ name }) => name === DEMO_COACH);
  if (!coach) throw new Error('The demo club has no coach.');
  const people = (): People => ({ reporter: dice.pick(members), coach });
  const boats = [...fleet.values()];
  const past = Array.from({ length: CLOSED }, () => {
    const days = dice.whole(20, SEASON_DAYS);
    return closed(dice.pick(boats), dice.pick(DEMO_FAULTS), people(), days, dice.whole(0, 18));
  });
  const present = DEMO_DAMAGES.map((damage) => {
    const boat = fleet.get(damage.boat);
    if (!boat) throw new Error(`The demo club has no ${damage.boat}.`);
    const who = people();
    return { ...pending(boat, damage, who), who, damage };
  });
  const counts = new Map<string, number>();
  const all = [...past, ...present].toSorted((one, other) => Number(one.at) - Number(other.at));
  const numbered = all.map((report) => {
    const no = (counts.get(String(report.boat)) ?? 0) + 1;
    counts.set(String(report.boat), no);
    return { ...report, no };
  });
  await DamageModel.insertMany(numbered);
  for (const boat of boats) {
    const damageCount = counts.get(String(boat._id));
    const open = numbered.find(({ boat: id, isPending }) => isPending && id?.equals(boat._id));
    const own = open && 'damage' in open ? open : null;
    const log = own
      ? stampedEntry(
          reportedLine(own.no, own.damage.fault.severity, own.damage.fault.kind, own.damage.fault.text),
          own.who.reporter.name,
          clubDay(own.at),
        )
      : undefined;
    if (damageCount === undefined) continue;
    await BoatModel.updateOne({ _id: boat._id }, { $set: { damageCount, ...(log && { log }) } });
  }
}
