import { LIVE_TOPICS, type LiveChange, type LiveTopic } from '@fleetwatch/contract/live/wire';
import { countedEverywhere, type Counted } from './followModelVersions.ts';

/** The models of each topic. A landing changes totals, which boats and members show too. */
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

/** Each topic's version, in the order of `LIVE_TOPICS`. */
export type TopicVersions = readonly number[];

/**
 * A topic's version increases with each write to its models, and with each start of an API process, because a killed
 * process may not have counted its last write.
 */
export function topicVersions({ writes, starts }: Counted): TopicVersions {
  return LIVE_TOPICS.map((topic) =>
    MODELS[topic].reduce((sum, model) => sum + (writes.get(model) ?? 0), starts),
  );
}

/** `idOf([4, 0, 7]) === '4-0-7'` */
export const idOf = (modelVersions: TopicVersions): string => modelVersions.join('-');

const ID = /^\d{1,15}(?:-\d{1,15})*$/;

/** The versions that a device knew when it disconnected; none for an unknown id. */
export function readId(id: string | undefined): TopicVersions {
  return id !== undefined && id.length <= 200 && ID.test(id) ? id.split('-').map(Number) : [];
}

/** The topics whose versions differ; all of them for a device that knows none. */
export function changesSince(known: TopicVersions, present: TopicVersions): LiveChange[] {
  return LIVE_TOPICS.flatMap((topic, index) => {
    const revision = present[index] ?? 0;
    return known[index] === revision ? [] : [{ topic, revision }];
  });
}

/** The id of the latest event, for a device that has requested no lists yet; null right after a change. */
export function currentEventId(club: string): string | null {
  const counted = countedEverywhere(club);
  return counted && idOf(topicVersions(counted));
}
