import type { RuleAnswer, SeatClearances } from '@fleetwatch/contract/sorties/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import type { FleetGroupRecord } from '../fleetgroups/FleetGroup.ts';
import type { SortieRecord } from '../logbook/Sortie.ts';

/** A launch as rules of other modules read it. */
export interface CheckedLaunch {
  /** Member ids and names, the launcher first; none at the kiosk, where no one has signed in yet. */
  aboard: readonly { _id: string; name: string }[];
  /** When it leaves, and the club's day of it. */
  at: Date;
  day: LocalDateText;
  /** Id of the member who would supervise minors; null for none. */
  supervisor: string | null;
  /** Ids of the stretch of water that it goes to and of its workout type; null if not given. */
  area: string | null;
  workoutType: string | null;
  /** Whether this only checks a launch, so that answers of level info are useful. */
  isPreview: boolean;
}

/** Its boat. */
export interface CheckedBoat {
  /** For a member's own boat, which has no id before its first launch, the id of its class. */
  _id: string;
  name: string;
  group: FleetGroupRecord;
  /** Ids of the classes as which it counts (rule launch.private-classes). */
  classes: readonly string[];
}

/** A boat of the fleet, which counts as its own class alone. */
export const fleetBoat = (
  { _id, name }: { _id: unknown; name: string },
  group: FleetGroupRecord,
): CheckedBoat => ({ _id: String(_id), name, group, classes: [String(group._id)] });

/** What a rule says of a launch whose facts it has read. */
export interface LoadedRule {
  answers: (boat: CheckedBoat) => RuleAnswer[];
  /** What those aboard hold of what the boat asks for. */
  seats?: (boat: CheckedBoat) => SeatClearances[];
  /** What the sortie keeps of it. */
  kept?: Pick<SortieRecord, 'conditions'>;
}

/** A rule of a module: its facts are read beside those of the others, and before the boat is, which may be another one by then. */
export interface LaunchRule {
  id: string;
  /** Null where the rule has nothing to say, such as in a club that does not use it. */
  load: (launch: CheckedLaunch) => Promise<LoadedRule | null>;
}

let registered: readonly LaunchRule[] = [];

/** Registers what modules say of launches, in the order of their answers. */
export function registerLaunchRules(rules: readonly LaunchRule[]): void {
  registered = rules;
}

/** Reads, in parallel, what all rules need. */
export async function loadLaunchRules(launch: CheckedLaunch): Promise<LoadedRule[]> {
  const loaded = await Promise.all(registered.map(({ load }) => load(launch)));
  return loaded.filter((rule) => rule !== null);
}
