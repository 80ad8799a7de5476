/**
 * `GET /events` (rule portal.lists-kept): server-sent events that name the lists that changed in the club, without their
 * content. A client that receives one requests the lists of that topic that it shows.
 */

/** Topics of events. Appended to, never reordered: their positions are those of the numbers in an event's id. */
export const LIVE_TOPICS = [
  'sorties',
  'ondeck',
  'fleet',
  'plans',
  'tweets',
  'members',
  'workouts',
  'club',
  'notifications',
] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** The records of one module: `module:mf-regattas` (rule module.live). */
export type ModuleTopic = `module:${string}`;

/** A topic and the number of its changes in this club. */
export interface LiveChange {
  topic: LiveTopic | ModuleTopic;
  revision: number;
}

/**
 * The `event:` of all of them; others are to be ignored. The `data:` is `{ changes: LiveChange[] }` as JSON; the `id:` goes
 * into `Last-Event-ID` of the next connection, which then misses nothing.
 */
export const LIVE_EVENT = 'changed';

/** Longest interval between comments; a stream that is silent for twice as long is cut. */
export const LIVE_HEARTBEAT_MS = 20_000;

const isTopic = (topic: unknown): topic is LiveTopic | ModuleTopic =>
  LIVE_TOPICS.some((known) => known === topic) || (typeof topic === 'string' && topic.startsWith('module:'));

/** Returns the topics of an event's data. Topics of a newer server and invalid entries are left out. */
export function topicsOf(data: string): (LiveTopic | ModuleTopic)[] {
  try {
    const { changes } = JSON.parse(data) as { changes?: { topic?: unknown }[] };
    return Array.isArray(changes) ? changes.map((change) => change?.topic).filter(isTopic) : [];
  } catch {
    return [];
  }
}
