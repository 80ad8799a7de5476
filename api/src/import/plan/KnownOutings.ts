import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { nameKeyOf } from '../../platform/club/nameKeys.ts';
import type { LoggedOuting } from './ClubFacts.ts';
import type { PlannedOuting } from './OutingPlan.ts';

const MINUTE_MS = 60_000;
const minuteOf = (at: number): number => Math.floor(at / MINUTE_MS);
export const peopleOf = ({ launcher, crew }: Pick<PlannedOuting, 'launcher' | 'crew'>): string[] =>
  [launcher, ...crew].map(({ _id }) => String(_id));

const hasCommon = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((id) => other.includes(id));
const isSameCrew = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Whether an entry of the file differs from its outing in the log. */
export function isDifferent(planned: PlannedOuting, logged: LoggedOuting): boolean {
  const people = peopleOf(planned);
  return (
    String(planned.boat._id) !== logged.boat ||
    planned.day !== logged.day ||
    minuteOf(planned.launchedAt.getTime()) !== minuteOf(logged.launchedAt) ||
    minuteOf(planned.landedAt.getTime()) !== minuteOf(logged.landedAt) ||
    planned.milesHundredths !== logged.milesHundredths ||
    people[0] !== logged.people[0] ||
    !isSameCrew(people, logged.people)
  );
}

/** Whether at least two of boat, day and rowers agree. */
function isProbablySame(planned: PlannedOuting, logged: LoggedOuting): boolean {
  const agreeing = [
    String(planned.boat._id) === logged.boat,
    planned.day === logged.day,
    hasCommon(peopleOf(planned), logged.people),
  ];
  return agreeing.filter(Boolean).length >= 2;
}

const bucketOf = (day: LocalDateText, boat: string): string => `${day} ${boat}`;

/**
 * Recognizes a file's entries among the outings of the log (rule moving.again), each outing once. Of two equal
 * entries, one stays new if the log has only one such outing.
 */
export class KnownOutings {
  readonly #byKey = new Map<string, LoggedOuting>();
  readonly #claimed = new Set<LoggedOuting>();
  readonly #outings: readonly LoggedOuting[];
  /** Unclaimed outings by day and boat. */
  #byBoat: Map<string, LoggedOuting[]> | null = null;
  #byBoatName: Map<string, LoggedOuting[]> | null = null;

  /** @param outings deleted ones last, so that an outing in the log is preferred to its deleted twin */
  constructor(outings: readonly LoggedOuting[]) {
    this.#outings = outings;
    for (const outing of outings.toReversed()) for (const key of outing.keys) this.#byKey.set(key, outing);
  }

  /**
   * Finds the outing of an entry by its key. Version 0.3 and earlier stored a logbook without its project, so
   * such an outing is of this project only if its content agrees.
   * @param earlierKey the entry's key without the project
   * @param planned null for an entry that cannot be imported
   */
  claimByKey(key: string, earlierKey: string, planned: PlannedOuting | null): LoggedOuting | undefined {
    const earlier = this.#byKey.get(earlierKey);
    const found =
      this.#byKey.get(key) ?? (earlier && planned && isProbablySame(planned, earlier) ? earlier : undefined);
    if (found) this.#claimed.add(found);
    return found;
  }

  #unclaimed({ boat, boatName, day }: PlannedOuting): LoggedOuting[] {
    if (!this.#byBoat || !this.#byBoatName) {
      const outings = this.#outings.filter(
        (outing) => !this.#claimed.has(outing) && (outing.isImported || !outing.isDeleted),
      );
      this.#byBoat = Map.groupBy(outings, (outing) => bucketOf(outing.day, outing.boat));
      this.#byBoatName = Map.groupBy(outings, (outing) => bucketOf(outing.day, outing.boatKey));
    }
    const found = [
      ...(this.#byBoat.get(bucketOf(day, String(boat._id))) ?? []),
      ...(this.#byBoatName.get(bucketOf(day, nameKeyOf(boatName))) ?? []),
    ];
    return found.filter((outing) => !this.#claimed.has(outing));
  }

  /** Finds an outing that left in the same minute, with one of the same people. Called after `claimByKey` for all entries. */
  claimByTime(planned: PlannedOuting): LoggedOuting | undefined {
    if (!planned.hasTime) return undefined;
    const minute = minuteOf(planned.launchedAt.getTime());
    return this.#claim(
      planned,
      (outing, people) => minuteOf(outing.launchedAt) === minute && hasCommon(outing.people, people),
    );
  }

  /**
   * Finds an outing with the same people and distance, where the entry or the outing has no time. Called after
   * `claimByTime` for all entries.
   * @param noon of its day, ms: the launch of an outing without a time
   */
  claimByDistance(planned: PlannedOuting, noon: number): LoggedOuting | undefined {
    const hundredths = Math.round(planned.milesHundredths);
    return this.#claim(
      planned,
      (outing, people) =>
        (!planned.hasTime || (outing.isImported && outing.launchedAt === noon)) &&
        Math.round(outing.milesHundredths) === hundredths &&
        isSameCrew(outing.people, people),
    );
  }

  #claim(
    planned: PlannedOuting,
    isSame: (outing: LoggedOuting, people: readonly string[]) => boolean,
  ): LoggedOuting | undefined {
    const unclaimed = this.#unclaimed(planned);
    if (unclaimed.length === 0) return undefined;
    const people = peopleOf(planned);
    const found = unclaimed.find((outing) => isSame(outing, people));
    if (found) this.#claimed.add(found);
    return found;
  }
}
