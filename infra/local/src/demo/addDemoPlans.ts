import type { BoatRecord } from '@fleetwatch/api/boats/Boat';
import type { MemberRecord } from '@fleetwatch/api/members/Member';
import { now } from '@fleetwatch/api/platform/club/clock';
import { currentClub } from '@fleetwatch/api/platform/club/clubScope';
import { PlanModel } from '@fleetwatch/api/plans/Plan';
import { BoatSlotModel } from '@fleetwatch/api/slots/BoatSlot';
import { slotsOf } from '@fleetwatch/api/slots/quarterHours';
import { userGroupDirectory } from '@fleetwatch/api/usergroups/userGroupDirectory';
import { addDays, mondayOf } from '@fleetwatch/contract/time/weeks';
import { DateTime } from 'luxon';
import { Types } from 'mongoose';
import { crewOfDay, daysOfPlan, DEMO_NEXT_PLAN, DEMO_PLANS, type DemoPlan } from './plans.ts';

const QUARTER_MINUTES = 15;
const DAYS_PLANNED = 14;

interface People {
  members: readonly MemberRecord[];
  fleet: ReadonlyMap<string, BoatRecord>;
}

interface Occurrence {
  launchAt: DateTime;
  landAt: DateTime;
}

function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('The demo club lacks someone or something its plans name.');
  return item;
}

async function planMaker({ members, fleet }: People) {
  const groups = [...(await userGroupDirectory.get()).values()];
  return (
    plan: Pick<DemoPlan, 'author' | 'group' | 'description' | 'boats' | 'limit' | 'joined'>,
    series: Types.ObjectId,
    { launchAt, landAt }: Occurrence,
    repetition: { till: string; weekdays: number[] } | null,
  ) => {
    const day = launchAt.toFormat('yyyy-MM-dd');
    return {
      _id: new Types.ObjectId(),
      series,
      author: found(members[plan.author])._id,
      userGroup: plan.group === null ? null : found(groups.find(({ name }) => name === plan.group))._id,
      text: plan.description,
      launchAt: launchAt.toJSDate(),
      landAt: landAt.toJSDate(),
      day,
      crew: crewOfDay(plan, day).map((index) => found(members[index])._id),
      crewLimit: plan.limit,
      boats: plan.boats.map((name) => found(fleet.get(name))._id),
      till: repetition?.till ?? null,
      weekdays: repetition?.weekdays ?? [],
    };
  };
}

/** The second quarter of an hour from now, for an hour; null when that is on another day. */
function nextOccurrence(present: DateTime): Occurrence | null {
  const quarter = present.startOf('hour').plus({
    minutes: (Math.floor(present.minute / QUARTER_MINUTES) + 2) * QUARTER_MINUTES,
  });
  const landAt = quarter.plus({ hours: 1 });
  return landAt.hasSame(present, 'day') ? { launchAt: quarter, landAt } : null;
}

/** Adds plans for this week and the next, with crews and reserved boats; one of them boards within half an hour. */
export async function addDemoPlans(people: People): Promise<void> {
  const makePlan = await planMaker(people);
  const present = DateTime.fromJSDate(now(), { zone: currentClub().timezone });
  const today = present.toFormat('yyyy-MM-dd');
  const till = addDays(mondayOf(today), DAYS_PLANNED - 1);

  const plans = DEMO_PLANS.flatMap((plan) => {
    const series = new Types.ObjectId();
    const at = (day: string, time: string): DateTime =>
      DateTime.fromISO(`${day}T${time}`, { zone: currentClub().timezone });
    return daysOfPlan(plan, today).map((day) =>
      makePlan(
        plan,
        series,
        { launchAt: at(day, plan.launchTime), landAt: at(day, plan.landTime) },
        { till, weekdays: [...plan.weekdays] },
      ),
    );
  });
  const next = nextOccurrence(present);
  if (next) plans.push(makePlan(DEMO_NEXT_PLAN, new Types.ObjectId(), next, null));

  await PlanModel.insertMany(plans);
  await BoatSlotModel.insertMany(
    plans.flatMap(({ _id: plan, boats, launchAt, landAt }) =>
      boats.flatMap((boat) => slotsOf(launchAt, landAt).map((slot) => ({ boat, slot, plan }))),
    ),
  );
}
