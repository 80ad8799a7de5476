import type { Aboard, ClearanceFacts } from '@fleetwatch/contract/clearances/checkClearances';
import { isInEffect } from '@fleetwatch/contract/clearances/when';
import type { Requirement } from '@fleetwatch/contract/clearances/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { usesFeature } from '../../platform/club/features.ts';
import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import { runHook } from '../../platform/events/hooks.ts';
import { surroundingsAt } from '../clearanceHooks.ts';
import type { CheckedBoat } from '../../sorties/launchRules.ts';
import { safetySettings } from '../../clubs/clubSafety.ts';
import { clearanceDirectory, requirementDirectory } from '../clearanceDirectory.ts';
import { presentClearance, presentRequirement } from '../clearancePresenter.ts';
import { GrantModel, type GrantRecord } from '../Grant.ts';

/** Returns the clearance facts that rules read about a crew, for any boat it may take. */
export type CrewClearances = (boat: CheckedBoat) => ClearanceFacts;

type Span = Pick<GrantRecord, 'member' | 'clearance' | 'fleetGroup' | 'acquired' | 'expires' | 'revoked'>;

/** Returns these members' grants that are not revoked, by member id. */
export async function grantsOf(members: readonly string[]): Promise<ReadonlyMap<string, Aboard['grants']>> {
  const spans = await GrantModel.find({ member: { $in: members }, revoked: null })
    .select('member clearance fleetGroup acquired expires revoked')
    .lean<Span[]>();
  const byMember = Map.groupBy(spans, ({ member }) => String(member));
  return new Map(
    [...byMember].map(([member, theirs]) => [
      member,
      theirs.map(({ clearance, fleetGroup, acquired, expires }) => ({
        clearance: String(clearance),
        fleetGroup: fleetGroup && String(fleetGroup),
        acquired,
        expires,
        isRevoked: false,
      })),
    ]),
  );
}

/** Destination and purpose of a launch, by ids; null if not given. */
export interface LaunchPurpose {
  area: string | null;
  workoutType: string | null;
}

/**
 * Filters requirements by the circumstances of the launch (rule clearance.when); most have no such
 * condition.
 */
async function applicableAt(requirements: readonly Requirement[], at: Date): Promise<Requirement[]> {
  const [around] = requirements.some(({ when }) => when) ? await runHook(surroundingsAt, { at }) : [];
  return requirements.filter(({ when }) => !around || !when || isInEffect(when, around));
}

/**
 * Reads the clearance facts of those aboard, launcher first; undefined in a club without clearances or
 * requirements.
 * @param day the club's day of the launch
 * @param at its instant
 */
export async function readCrewClearances(
  people: readonly { _id: string; name: string }[],
  day: LocalDateText,
  at: Date,
  aim: LaunchPurpose,
): Promise<CrewClearances | undefined> {
  if (!usesFeature('clearances')) return undefined;
  const [known, asked] = await Promise.all([clearanceDirectory.get(), requirementDirectory.get()]);
  const clearances = [...known.values()].map(presentClearance);
  if (asked.length === 0 && !clearances.some(({ kind }) => kind === 'ban')) return undefined;
  const requirements = await applicableAt(asked.map(presentRequirement), at);
  const grants = await grantsOf(people.map(({ _id }) => _id));
  const aboard = people.map(({ _id, name }) => ({ _id, name, grants: grants.get(_id) ?? [] }));
  // A stretch that the club no longer has counts as not given.
  const areas = usesFeature('overdue') ? safetySettings().areas : [];
  const area = areas.some(({ _id }) => _id === aim.area) ? aim.area : null;
  return ({ _id, name, group, classes }) => ({
    day,
    clearances,
    requirements,
    aboard,
    areas,
    area,
    workoutType: aim.workoutType,
    boat: {
      _id,
      name,
      classes,
      className: group.name,
      seats: seatsOfPayload(group.payload),
    },
  });
}
