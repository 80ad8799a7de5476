import { LIVE_TOPICS, type LiveChange, type LiveTopic } from '@fleetwatch/contract/live/wire';
import { countedEverywhere, type Counted } from '../platform/cache/followModelVersions.ts';

/** The models whose writes a topic tells of. A landing moves sums, which boats and members show too. */
const MODELS: Readonly<Record<LiveTopic, readonly string[]>> = {
  sorties: ['Sortie', 'Total'],
  ondeck: ['OnDeck'],
  fleet: ['Boat', 'FleetGroup'],
  plans: ['Plan'],
  tweets: ['Tweet', 'TweetLike'],
  members: ['Member', 'UserGroup'],
  workouts: ['Workout', 'WorkoutType'],
};

/** Each topic's revision, in the order of `LIVE_TOPICS`. */
export type TopicVersions = readonly number[];

/**
 * A topic's revision rises with each write to its models, and with each start of an API process: one that was killed before
 * its last write was counted has told nobody of it.
 */
export function topicVersions({ writes, starts }: Counted): TopicVersions {
  return LIVE_TOPICS.map((topic) =>
    MODELS[topic].reduce((sum, model) => sum + (writes.get(model) ?? 0), starts),
  );
}

/** `idOf([4, 0, 7]) === '4-0-7'` */
export const idOf = (modelVersions: TopicVersions): string => modelVersions.join('-');

const ID = /^\d{1,15}(?:-\d{1,15})*$/;

/** What a device knew when it was cut off; nothing for an id that is none of ours. */
export function readId(id: string | undefined): TopicVersions {
  return id !== undefined && id.length <= 200 && ID.test(id) ? id.split('-').map(Number) : [];
}

/** The topics that are not as they were known; all of them for who knew nothing. */
export function changesSince(known: TopicVersions, present: TopicVersions): LiveChange[] {
  return LIVE_TOPICS.flatMap((topic, index) => {
    const revision = present[index] ?? 0;
    return known[index] === revision ? [] : [{ topic, revision }];
  });
}

/** The id of an event that told of all there is so far, for a device that has asked for nothing yet; null right after a change. */
export function currentEventId(club: string): string | null {
  const counted = countedEverywhere(club);
  return counted && idOf(topicVersions(counted));
}
