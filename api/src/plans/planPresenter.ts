import { OPEN_PLAN } from '@fleetwatch/contract/plans/texts';
import type { Plan, PlanBoat, PlanLaunchAnswer } from '@fleetwatch/contract/plans/wire';
import { fleetDirectory } from '../boats/fleetDirectory.ts';
import { damagesByBoat } from '../boats/boatHooks.ts';
import { fleetGroupDirectory } from '../fleetgroups/fleetGroupDirectory.ts';
import { memberDirectory } from '../members/memberDirectory.ts';
import { clubText } from '../platform/club/clock.ts';
import { presentLaunched } from '../sorties/sortiePresenter.ts';
import type { TotalRecord } from '../logbook/Total.ts';
import { userGroupDirectory } from '../usergroups/userGroupDirectory.ts';
import { isInvited } from './invited.ts';
import type { LaunchedPlan, PlanRecord } from './Plan.ts';

type Present = (plan: PlanRecord) => Plan;

/**
 * Returns a function that presents plans; names are read once for all of them. Omits boats that have left
 * the fleet and members who have left the club.
 */
export async function planPresenter(): Promise<Present> {
  const [members, groups, boats, classes, damages] = await Promise.all([
    memberDirectory.get(),
    userGroupDirectory.get(),
    fleetDirectory.get(),
    fleetGroupDirectory.get(),
    damagesByBoat(),
  ]);
  const boatOf = (id: string): PlanBoat[] => {
    const boat = boats.get(id);
    if (!boat) return [];
    const damage = damages.get(id);
    const moniker = classes.get(String(boat.fleetGroup))?.moniker ?? '';
    return [{ _id: id, name: boat.name, moniker, ...(damage && { damage }) }];
  };
  return (plan) => {
    const author = members.get(String(plan.author));
    const launch = clubText(plan.launchAt);
    const joined = plan.crew.map(String).filter((id) => members.has(id));
    return {
      _id: String(plan._id),
      series: String(plan.series),
      by: String(plan.author),
      name: author?.name ?? '',
      pic: author?.pic ?? '',
      group: plan.userGroup && String(plan.userGroup),
      usergroup: plan.userGroup ? (groups.get(String(plan.userGroup))?.name ?? '') : OPEN_PLAN,
      launch,
      land: clubText(plan.landAt),
      launchtime: launch,
      description: plan.text,
      crew: joined.map((id) => members.get(id)?.name ?? ''),
      crewids: joined,
      invitedids: joined.filter((id) => isInvited(plan, id)),
      limit: plan.crewLimit,
      fleet: plan.boats.map(String).flatMap(boatOf),
      weeklytill: plan.till,
      weekdays: plan.weekdays,
    };
  };
}

export async function presentPlan(plan: PlanRecord): Promise<Plan> {
  const present = await planPresenter();
  return present(plan);
}

export async function presentPlans(plans: readonly PlanRecord[]): Promise<Plan[]> {
  const present = await planPresenter();
  return plans.map(present);
}

/** @param totals season totals of the launchers, by member id */
export async function presentLaunchedPlan(
  { launched, refused }: LaunchedPlan,
  totals: ReadonlyMap<string, TotalRecord>,
): Promise<PlanLaunchAnswer> {
  const fleet = await fleetDirectory.get();
  return {
    results: await Promise.all(launched.map((one) => presentLaunched(one, totals))),
    refused: refused.map(({ boat, error }) => ({
      bus: fleet.get(String(boat))?.name ?? '',
      text: error.message,
    })),
  };
}
