import {
  LIVE_TOPICS,
  type LiveChange,
  type LiveTopic,
  type ModuleTopic,
} from '@fleetwatch/contract/live/wire';
import { countsKnownEverywhere, type WriteCounts } from './followModelVersions.ts';

/** Models of each topic. A landing changes totals, which boats and members show too. */
const MODELS: Readonly<Record<LiveTopic, readonly string[]>> = {
  sorties: ['Sortie', 'Total', 'Alert', 'Correction', 'Tour'],
  ondeck: ['OnDeck'],
  fleet: ['Boat', 'FleetGroup', 'Damage', 'Clearance', 'Requirement'],
  plans: ['Plan', 'Reservation', 'BoatWait'],
  tweets: ['Tweet', 'TweetLike'],
  members: ['Member', 'UserGroup', 'DutyDay', 'Grant', 'Guest'],
  workouts: ['Workout', 'WorkoutType'],
  club: ['Club', 'ConditionFlag', 'ConditionSeries', 'ConditionSettings', 'ConditionTable'],
  notifications: ['Notification'],
};

/** Version of each topic. */
export interface TopicVersions {
  /** Counts in the order of `LIVE_TOPICS`, and the sum of all modules. */
  counts: readonly number[];
  /** Topics of modules; null for versions read from an id, which contains only their sum. */
  modules: ReadonlyMap<ModuleTopic, number> | null;
}

const isModuleTopic = (name: string): name is ModuleTopic => name.startsWith('module:');

/**
 * Computes the version of each topic, which increases with each write to its models, and with each start of
 * an API process, because a killed process may not have counted its last write.
 */
export function topicVersions({ writes, starts }: WriteCounts): TopicVersions {
  const modules = new Map<ModuleTopic, number>();
  for (const [name, count] of writes) if (isModuleTopic(name)) modules.set(name, starts + count);
  const counts = LIVE_TOPICS.map((topic) =>
    MODELS[topic].reduce((sum, model) => sum + (writes.get(model) ?? 0), starts),
  );
  return { counts: [...counts, [...modules.values()].reduce((sum, count) => sum + count, 0)], modules };
}

/** Formats the id of versions: `4-0-7`. */
export const eventIdOf = ({ counts }: TopicVersions): string => counts.join('-');

const ID = /^\d{1,15}(?:-\d{1,15})*$/;

/** Parses the versions that a device knew when it disconnected; none for an unknown id. */
export function parseEventId(id: string | undefined): TopicVersions {
  const isKnown = id !== undefined && id.length <= 200 && ID.test(id);
  return { counts: isKnown ? id.split('-').map(Number) : [], modules: null };
}

function changedModules(known: TopicVersions, { counts, modules }: TopicVersions): LiveChange[] {
  const all = [...(modules ?? [])].map(([topic, revision]) => ({ topic, revision }));
  const before = known.modules;
  if (before) return all.filter(({ topic, revision }) => before.get(topic) !== revision);
  return known.counts[LIVE_TOPICS.length] === counts[LIVE_TOPICS.length] ? [] : all;
}

/** Returns the topics whose versions differ; all of them for a device that knows none. */
export function changesSince(known: TopicVersions, present: TopicVersions): LiveChange[] {
  const fixed = LIVE_TOPICS.flatMap((topic, index) => {
    const revision = present.counts[index] ?? 0;
    return known.counts[index] === revision ? [] : [{ topic, revision }];
  });
  return [...fixed, ...changedModules(known, present)];
}

/** Id of the latest event, for a device that has not requested any lists yet; null right after a change. */
export function currentEventId(club: string): string | null {
  const counted = countsKnownEverywhere(club);
  return counted && eventIdOf(topicVersions(counted));
}
