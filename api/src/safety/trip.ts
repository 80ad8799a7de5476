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

/** A sortie that is watched. */
export type WatchedSortie = SortieRecord & { trip: TripRecord };

/** Sorties launched before the club tracked overdue boats have no expected return. */
export const isWatched = (sortie: SortieRecord): sortie is WatchedSortie => sortie.trip !== undefined;

/** Time that identifies a boat's alert, ms since 1970: when its crew called for help, or else the missed return time. */
export const momentOf = ({ help, expectedAt }: TripRecord): number => (help?.at ?? expectedAt).getTime();

/** The water's temperature at the launch, °C; null if unknown. */
function waterOf({ conditions }: SortieRecord): number | null {
  const water = conditions?.values.find(({ input }) => input === 'waterC');
  return water ? valueIn('waterC', comparedValue('waterC', water.value, water.unit), 'C') : null;
}

/** What the ladder reads beside the sortie. */
export interface LadderTerms {
  members: ReadonlyMap<string, ListedMember>;
  groups: ReadonlyMap<string, FleetGroupRecord>;
  /** The end of a day's light. */
  dayEnd: (day: LocalDateText) => DayEnd;
  /** How it is out there now. */
  present: Pick<Surroundings, 'waterC' | 'flag'>;
}

const isWarning = (flag: string | null | undefined): boolean => flag === 'yellow' || flag === 'red';

/** The colder of two; null where neither is known. */
const colder = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** The coldest that the water is, or was at the launch, °C; null if unknown. */
export const coldestOf = (sortie: WatchedSortie, { present }: LadderTerms): number | null =>
  colder(waterOf(sortie), present.waterC);

/**
 * When a boat reaches each level (rule safety.ladder).
 * @param alert the open one, if there is one: a level that was reached stays
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
    // A tour is out for days: its end alone says when it is overdue.
    hasLights: trip.lights || sortie.tour !== undefined,
    hasMinor: [launcher, ...crew].map(String).some(isMinor),
    waterC: waterOf(sortie),
    isWarned: isWarning(conditions?.flag),
  };
  const { delays } = safetySettings();
  const isOfTime = alert?.expectedAt.getTime() === trip.expectedAt.getTime();
  const standing = continueLadder(
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
  return trip.help ? helpLadder(standing, trip.help.at.getTime()) : standing;
}
