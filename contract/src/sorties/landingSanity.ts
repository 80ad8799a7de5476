import { instantOf } from '../time/clubTime.ts';
import { datePart } from '../time/localText.ts';
import { storedHundredths } from './distance.ts';
import type { ShownUnit } from './shownUnit.ts';
import { checkSanity, type SanityFacts, type CheckedOuting } from './sanity.ts';
import type { RuleAnswer, Sortie } from './wire.ts';

/** Question about a landing after the day of its launch: the time of return is unknown. */
const OF_THE_DAY = ['long_day', 'duplicate'];

/**
 * Returns the questions about a landing before it is sent (rule land.sanity).
 * @param isOnDay whether it is made on the club-local day of its launch
 */
export function landingWarnings(facts: SanityFacts, isOnDay: boolean): RuleAnswer[] {
  return checkSanity(facts).filter(({ code }) => isOnDay || OF_THE_DAY.includes(code));
}

type SeenSortie = Pick<Sortie, '_id' | 'bus' | 'bus_id' | 'user' | 'crew' | 'launch' | 'land' | 'miles'>;

/** Facts that a device has when it lands a boat. */
export interface LandingFacts {
  sortie: SeenSortie;
  miles: number;
  /** Outings that it has received. */
  others: readonly SeenSortie[];
  /** Members' known names by id; launchers' names are in the outings. */
  names: ReadonlyMap<string, string>;
  nowMs: number;
  /** IANA name */
  timeZone: string;
  /** The club's day, 'YYYY-MM-DD'. */
  today: string;
  /** Unit of distances in the texts; miles by default. */
  unit?: ShownUnit;
}

/** Does the same on a device, which knows launchers only by name, from the outings that it has received. */
export function checkLanding(seen: LandingFacts): RuleAnswer[] {
  const { sortie, miles, others, names, nowMs, timeZone, today, unit } = seen;
  const outingOf = ({ _id, bus, bus_id: boat, user, crew, launch, land, miles: rowed }: SeenSortie) => {
    const people = [user, ...crew.flatMap((id) => names.get(id) ?? [])];
    return {
      _id,
      // The launch already asked about the crew.
      boat: { _id: boat, name: bus, seats: Infinity },
      people: people.map((name) => ({ _id: name, name })),
      launch,
      launchMs: instantOf(launch, timeZone),
      milesHundredths: storedHundredths(rowed),
      landMs: land === null ? null : instantOf(land, timeZone),
    } satisfies CheckedOuting;
  };
  const outing = { ...outingOf(sortie), landMs: nowMs, milesHundredths: storedHundredths(miles) };
  const isOnDay = datePart(sortie.launch) === today;
  return landingWarnings({ outing, others: others.map(outingOf), nowMs, unit }, isOnDay);
}
