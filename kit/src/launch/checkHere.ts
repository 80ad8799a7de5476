// @inner

import { checkConditions } from '@fleetwatch/contract/conditions/checkConditions';
import type { ConditionsAnswer } from '@fleetwatch/contract/conditions/wire';
import { countsAs } from '@fleetwatch/contract/fleetgroups/countsAs';
import { launchKind, seatsOfPayload, type LaunchKind } from '@fleetwatch/contract/fleetgroups/launchKind';
import type { FleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import type { Reservation } from '@fleetwatch/contract/plans/wire';
import { checkLaunch, type LaunchFacts } from '@fleetwatch/contract/sorties/launchRules';
import type { RuleAnswer, Sortie } from '@fleetwatch/contract/sorties/wire';
import { clubEndpoint } from '../store/clubs.ts';
import { conditions } from '../store/conditions.ts';
import type { RootState } from '../store/createStore.ts';
import { fleetGroups } from '../store/fleetgroups.ts';
import { members } from '../store/members.ts';
import { reservations } from '../store/plans.ts';
import { selectStillOut } from '../store/sorties.ts';
import { reservedBoats } from '../parts/reservedBoats.ts';
import type { LaunchPlan } from './LaunchPlan.ts';

/** Latest data on this device for all rules. */
export interface DeviceFacts {
  members: readonly { _id: string; name: string }[] | undefined;
  out: readonly Sortie[] | undefined;
  reservations: readonly Reservation[] | undefined;
  conditions: ConditionsAnswer | undefined;
  groups: readonly FleetGroup[] | undefined;
  clockSkewMs: number;
}

const selectClub = clubEndpoint.select();
const selectConditions = conditions.select();
const selectGroups = fleetGroups.select();
const selectMembers = members.select();
const selectReservations = reservations.select();

/** Its fields keep their identity while the data is unchanged: compare them shallowly. */
export function selectDeviceFacts(state: RootState): DeviceFacts {
  return {
    members: selectMembers(state).data,
    out: selectStillOut(state),
    reservations: selectReservations(state).data,
    conditions: selectConditions(state).data,
    groups: selectGroups(state).data,
    clockSkewMs: selectClub(state).data?.clockSkewMs ?? 0,
  };
}

interface CheckOptions {
  /** By this device's clock, in ms since 1970. */
  nowMs: number;
  /** Whether the server is unreachable, so that no answer will come. */
  isAlone: boolean;
}

const KINDS: Readonly<Record<'1p' | '248p', LaunchKind>> = { '1p': 'private-1x', '248p': 'private-2-4-8' };

function groupOf({ target, boat }: LaunchPlan, groups: readonly FleetGroup[]): FleetGroup | undefined {
  if ('bus' in target) return groups.find(({ _id }) => _id === boat?.group);
  const kind = 'private' in target ? KINDS[target.private] : 'private-1x';
  return groups.find((group) => group.active && launchKind(group) === kind);
}

/** Identifies a boat for rules: a member's own, which has no id before its first launch, by its class. */
const subjectOf = (plan: LaunchPlan, { groups = [] }: DeviceFacts): string =>
  'bus' in plan.target ? plan.target.bus : (groupOf(plan, groups)?._id ?? '');

/** Returns the classes that it counts as, like the server (rule launch.private-classes). */
function classesOf(plan: LaunchPlan, { groups = [] }: DeviceFacts): string[] {
  const group = groupOf(plan, groups);
  if (!group) return [];
  const club = groups.filter(({ active }) => active);
  const borrowed = 'borrowed' in plan.target ? club.filter((one) => launchKind(one) === 'borrow-1x') : [];
  return [...countsAs(group, club, (plan.crew?.length ?? 0) + 1), ...borrowed.map(({ _id }) => _id)];
}

function conditionsHere(
  plan: LaunchPlan,
  facts: DeviceFacts,
  { nowMs, isAlone }: CheckOptions,
): RuleAnswer[] {
  const { conditions: answer, clockSkewMs } = facts;
  const subject = subjectOf(plan, facts);
  // Without the boat classes no rule can be checked, and no reply sent.
  if (!answer || subject === '') return [];
  // A device does not know other members' clearances: a row that exempts cleared crews is left to the server, unless it is
  // unreachable.
  const heldByAll = isAlone ? [] : answer.table.rules.flatMap(({ clearances }) => clearances);
  return checkConditions({
    answer,
    heldByAll,
    atMs: nowMs + clockSkewMs,
    boat: { _id: subject, classes: classesOf(plan, facts) },
  });
}

/**
 * Returns the rules' findings from this device's latest data and its waiting writes (rule launch.rules). Does not report that
 * the boat is out: the screen knows whose launch that was.
 */
export function checkHere(plan: LaunchPlan, facts: DeviceFacts, options: CheckOptions): RuleAnswer[] {
  const { boat, crew = [] } = plan;
  const known: LaunchFacts['boat'] = {
    _id: subjectOf(plan, facts),
    name: boat?.name ?? '',
    isInService: boat?.active ?? true,
    isOut: false,
    seats: boat ? seatsOfPayload(boat.grouppayload) : crew.length + 1,
    damage: boat?.damage,
  };
  return checkLaunch({
    boat: known,
    launcherId: null,
    out: facts.out ?? [],
    crew: crew.flatMap((id) => facts.members?.find(({ _id }) => _id === id) ?? []),
    reserved: reservedBoats(facts.reservations).get(known._id),
    others: conditionsHere(plan, facts, options),
  });
}
