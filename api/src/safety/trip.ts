import { comparedValue, valueIn } from '@fleetwatch/contract/conditions/units';
import {
  helpLadder,
  makeLadder,
  continueLadder,
  type DayEnd,
  type Ladder,
} from '@fleetwatch/contract/safety/ladder';
import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import { isMinorOn } from '@fleetwatch/contract/members/age';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import type { FleetGroupRecord } from '../fleetgroups/FleetGroup.ts';
import type { ListedMember } from '../members/memberDirectory.ts';
import type { Surroundings } from '@fleetwatch/contract/clearances/when';
import { now } from '../platform/club/clock.ts';
import { usesFeature } from '../platform/club/features.ts';
import type { SortieRecord, TripRecord } from '../logbook/Sortie.ts';
import type { AlertRecord } from './Alert.ts';
import { safetySettings } from '../clubs/clubSafety.ts';

/** A sortie with an expected return. */
export type WatchedSortie = SortieRecord & { trip: TripRecord };

/** Whether a sortie has an expected return; those launched before the club tracked overdue boats have none. */
export const isWatched = (sortie: SortieRecord): sortie is WatchedSortie => sortie.trip !== undefined;

/**
 * Time that identifies a boat's alert, ms since 1970: the time of its crew's call for help, otherwise the
 * missed return time.
 */
export const momentOf = ({ help, expectedAt }: TripRecord): number => (help?.at ?? expectedAt).getTime();

/** Returns the water temperature at the launch, °C; null if unknown. */
function waterOf({ conditions }: SortieRecord): number | null {
  const water = conditions?.values.find(({ input }) => input === 'waterC');
  return water ? valueIn('waterC', comparedValue('waterC', water.value, water.unit), 'C') : null;
}

/** Facts that the ladder needs besides the sortie. */
export interface LadderTerms {
  members: ReadonlyMap<string, ListedMember>;
  groups: ReadonlyMap<string, FleetGroupRecord>;
  /** Returns the end of daylight on a day. */
  dayEnd: (day: LocalDateText) => DayEnd;
  /** Current conditions. */
  present: Pick<Surroundings, 'waterC' | 'flag'>;
}

const isWarning = (flag: string | null | undefined): boolean => flag === 'yellow' || flag === 'red';

/** Returns the colder of two temperatures; null if neither is known. */
const colder = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** Returns the coldest water temperature, now or at the launch, °C; null if unknown. */
export const coldestOf = (sortie: WatchedSortie, { present }: LadderTerms): number | null =>
  colder(waterOf(sortie), present.waterC);

/**
 * Computes when a boat reaches each level (rule safety.ladder).
 * @param alert the open one, if any: a level that was reached stays
 */
export function ladderFor(sortie: WatchedSortie, terms: LadderTerms, alert: AlertRecord | undefined): Ladder {
  const { members, groups, present, dayEnd } = terms;
  const { day, trip, fleetGroup, launcher, crew, launchedAt, conditions } = sortie;
  const asksAges = usesFeature('juniors');
  const isMinor = (id: string): boolean => {
    const birthDate = asksAges && members.get(id)?.birthDate;
    return typeof birthDate === 'string' && isMinorOn(birthDate, day);
  };
  const facts = {
    launchedMs: launchedAt.getTime(),
    expectedMs: trip.expectedAt.getTime(),
    ...dayEnd(day),
    seats: seatsOfPayload(groups.get(String(fleetGroup))?.payload ?? 1),
    // A tour is out for days, so only its end decides when it is overdue.
    hasLights: trip.lights || sortie.tour !== undefined,
    hasMinor: [launcher, ...crew].map(String).some(isMinor),
    waterC: waterOf(sortie),
    isWarned: isWarning(conditions?.flag),
  };
  const { delays } = safetySettings();
  const isOfTime = alert?.expectedAt.getTime() === trip.expectedAt.getTime();
  const lateLadder = continueLadder(
    {
      launch: makeLadder(facts, delays),
      present: makeLadder(
        {
          ...facts,
          waterC: coldestOf(sortie, terms),
          isWarned: facts.isWarned || isWarning(present.flag),
        },
        delays,
      ),
      reached: alert && isOfTime ? { level: alert.level, at: alert.levelAt.getTime() } : null,
    },
    now().getTime(),
  );
  return trip.help ? helpLadder(lateLadder, trip.help.at.getTime()) : lateLadder;
}
