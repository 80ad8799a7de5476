import type { RuleAnswer, SeatClearances } from '@fleetwatch/contract/sorties/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import type { FleetGroupRecord } from '../fleetgroups/FleetGroup.ts';
import type { SortieRecord } from '../logbook/Sortie.ts';

/** A launch in the form that other modules' rules read. */
export interface CheckedLaunch {
  /** Member ids and names, launcher first; empty at the kiosk before anyone has signed in. */
  aboard: readonly { _id: string; name: string }[];
  /** Time of departure, and the club's day at that time. */
  at: Date;
  day: LocalDateText;
  /** Id of the member who would supervise minors; null for none. */
  supervisor: string | null;
  /** Ids of the stretch of water and the workout type; null if not given. */
  area: string | null;
  workoutType: string | null;
  /** Whether this only checks a launch, so that informational answers are useful. */
  isPreview: boolean;
}

/** A boat in the form that rules read. */
export interface CheckedBoat {
  /** Boat id; for a member's own boat, which has none before its first launch, the id of its class. */
  _id: string;
  name: string;
  group: FleetGroupRecord;
  /** Ids of the classes that it counts as (rule launch.private-classes). */
  classes: readonly string[];
}

/** Builds a boat of the fleet, which only counts as its own class. */
export const fleetBoat = (
  { _id, name }: { _id: unknown; name: string },
  group: FleetGroupRecord,
): CheckedBoat => ({ _id: String(_id), name, group, classes: [String(group._id)] });

/** A rule whose facts about a launch have been read. */
export interface LoadedRule {
  answers: (boat: CheckedBoat) => RuleAnswer[];
  /** Returns the clearances of those aboard that the boat requires. */
  seats?: (boat: CheckedBoat) => SeatClearances[];
  /** Fields that the sortie records. */
  kept?: Pick<SortieRecord, 'conditions'>;
}

/**
 * A module's launch rule. Its facts are read in parallel with those of the others, and before the boat,
 * which may change in between.
 */
export interface LaunchRule {
  id: string;
  /** Loads the rule; null if it does not apply, such as in a club that does not use it. */
  load: (launch: CheckedLaunch) => Promise<LoadedRule | null>;
}

let registered: readonly LaunchRule[] = [];

/** Registers the launch rules of modules, in the order of their answers. */
export function registerLaunchRules(rules: readonly LaunchRule[]): void {
  registered = rules;
}

/** Reads, in parallel, the facts that all rules need. */
export async function loadLaunchRules(launch: CheckedLaunch): Promise<LoadedRule[]> {
  const loaded = await Promise.all(registered.map(({ load }) => load(launch)));
  return loaded.filter((rule) => rule !== null);
}
